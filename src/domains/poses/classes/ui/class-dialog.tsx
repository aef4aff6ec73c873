import { type FormEvent, useState } from 'react'
import { callPath, post } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { TextField } from '#ui/text-field.tsx'
import { spanWords } from '../../seconds.ts'
import { posesOf, secondsOf, whyNoClass } from '../rules.ts'
import { type Block, type GestureClass, MOST_BLOCKS, NAME_MAX } from '../terms.ts'
import { BlockRow, blockOf, type Row, rowOf } from './block-row.tsx'

type Props = {
  /** The class that is changed; null for a new one. */
  of: GestureClass | null
  onClose: () => void
  onSaved: (saved: GestureClass) => void
  onDeleted: (id: number) => void
}

const LOST = '通信できませんでした。入力はこのまま残っています。もう一度お試しください。'
const usual: Block[] = [
  { kind: 'draw', count: 10, seconds: 30 },
  { kind: 'draw', count: 5, seconds: 60 },
]

/** What is written, whether it is a class, and what sends it. */
function useClassForm({ of, onSaved, onDeleted }: Props) {
  const [name, setName] = useState(of?.name ?? '')
  const [rows, setRows] = useState<Row[]>(() => (of?.blocks ?? usual).map(rowOf))
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const blocks = rows.map(blockOf)
  const why = whyNoClass(blocks)
  const mayBeSaved = why === null && name.trim() !== ''

  const send = async (path: string, method: 'POST' | 'PUT' | 'DELETE', body: object = {}) => {
    setBusy(true)
    const reply = await post<{ id: number }>(path, body, { method })
    setBusy(false)
    setTrouble(reply.ok ? null : reply.lost ? LOST : (reply.body?.error ?? 'エラーが発生しました'))
    return reply.ok ? reply.body : null
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!mayBeSaved || busy) return
    const body = { name, blocks }
    const saved = of?.id
      ? await send(callPath('/pose_library/classes/:id', { id: of.id }), 'PUT', body)
      : await send(callPath('/pose_library/classes'), 'POST', body)
    if (saved) onSaved({ id: saved.id, key: `own-${saved.id}`, name: name.trim(), blocks })
  }
  const remove = async () => {
    const id = of!.id!
    if (await send(callPath('/pose_library/classes/:id', { id }), 'DELETE')) onDeleted(id)
  }
  return { name, setName, rows, setRows, blocks, why, mayBeSaved, busy, trouble, save, remove }
}

/** A class of one's own: a name, and rows of poses and breaks. */
export function ClassDialog(props: Props) {
  const { of, onClose } = props
  const { name, setName, rows, setRows, blocks, why, mayBeSaved, busy, trouble, save, remove } = useClassForm(props)
  const set = (at: number, to: Row | null) =>
    setRows(rows.flatMap((row, index) => (index === at ? (to ? [to] : []) : [row])))
  return (
    <Dialog open onClose={onClose} title={of ? 'クラスを変更' : 'クラスを作る'}>
      <form className="grid gap-5" onSubmit={(event) => void save(event)} noValidate>
        <TextField
          name="name"
          label="名前"
          max={NAME_MAX}
          required
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <ol className="grid gap-3" aria-label="ポーズと休憩">
          {rows.map((row, at) => (
            <BlockRow key={row.key} row={row} at={at} onChange={(to) => set(at, to)} onRemove={() => set(at, null)} />
          ))}
        </ol>
        <div className="flex flex-wrap gap-3">
          {(['draw', 'rest'] as const).map((kind) => (
            <Button
              key={kind}
              look="outline"
              size="small"
              icon="plus"
              disabled={rows.length >= MOST_BLOCKS}
              onClick={() =>
                setRows([...rows, rowOf(kind === 'draw' ? { kind, count: 5, seconds: 60 } : { kind, seconds: 60 })])
              }
            >
              {kind === 'draw' ? 'ポーズを足す' : '休憩を足す'}
            </Button>
          ))}
        </div>
        <p role="status" className="figures text-sm text-graphite">
          {why ?? `全部で${posesOf(blocks)}枚、${spanWords(secondsOf(blocks) * 1000)}`}
        </p>
        <FieldError error={trouble} />
        <div className="flex flex-wrap justify-between gap-3">
          <Button type="submit" pending={busy} disabled={!mayBeSaved}>
            保存する
          </Button>
          {of && (
            <Button look="quiet" icon="trash" disabled={busy} onClick={() => void remove()}>
              このクラスを削除
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
