import { type FormEvent, type ReactNode, useState } from 'react'
import { href } from 'react-router'
import { surrogatePairs } from '#platform/text.ts'
import { Button } from '#ui/button.tsx'
import { SyncLine } from '#ui/sync-line.tsx'
import type { Size } from '../../ui/stage/stage.tsx'
import { textLength } from '#ui/text-length.ts'
import { useHasStrokes } from '../../drawings/ui/editor/use-easel.ts'
import type { Desk } from '../../drawings/ui/editor/set-up.ts'
import { usePins } from '../../pins/ui/pin-editor.tsx'
import { RETURN_COMMENT_MAX, type Draft, type DraftItem } from '../terms.ts'
import { areMarksWhole } from './are-marks-whole.ts'
import { ItemList } from './item-list.tsx'
import { MarksEditor } from './marks-editor.tsx'
import { PictureDesk } from './picture-desk.tsx'
import { sendFlat } from './send-flat.ts'
import { useReturn } from './use-return.ts'
import './return-form.css'

type Props = {
  work: { id: number; image: string; size: Size; isCancelAsked: boolean }
  first: Draft | null
  /** Whether the teacher has drawn over it before. */
  isBegun: boolean
  /** What stays at hand while the items are written, and out of the picture's way while one draws. */
  children: ReactNode
}

const isFilled = ({ type, value }: DraftItem) =>
  type === 'image'
    ? value !== ''
    : value.trim() !== '' && textLength(value.trim()) <= RETURN_COMMENT_MAX && surrogatePairs(value).length === 0

/** What the teacher gives back: drawn over the picture, pinned, and item by item. */
export function ReturnForm({ work, first, isBegun, children }: Props) {
  const { items, marks, sync, changeItem, add, remove, mark, send } = useReturn(work.id, first)
  const pins = usePins(work.size, marks.pins, (next) => mark(() => ({ pins: next })))
  const [busy, setBusy] = useState<ReadonlySet<number | string>>(new Set())
  const [sending, setSending] = useState(false)
  const [desk, setDesk] = useState<Desk | null>(null)
  const isDrawn = useHasStrokes(desk)
  const [trouble, setTrouble] = useState<string | null>(null)
  const isFromDrawing = isDrawn && items[0]!.value === ''
  const isWhole = items.every((item, index) => (index === 0 && isDrawn) || isFilled(item))
  const isReady = isWhole && areMarksWhole(marks) && busy.size === 0
  const setBusyAt = (index: number | string, isBusy: boolean) =>
    setBusy((before) => {
      const next = new Set(before)
      if (isBusy) next.add(index)
      else next.delete(index)
      return next
    })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || sending) return
    setSending(true)
    setTrouble(null)
    const drawn = isFromDrawing ? await sendFlat(desk!) : null
    if (isFromDrawing && !drawn) setTrouble(NOT_DRAWN)
    else if (await send(drawn))
      return window.location.assign(href('/user_corrected_works/:id', { id: String(work.id) }))
    else window.alert(`${UNKNOWN}\n${navigator.userAgent}`)
    setSending(false)
  }
  return (
    <div className="grid gap-10">
      <PictureDesk {...{ work, isBegun, pins }} onDesk={setDesk} />
      <div>
        <form className="return-form" onSubmit={(event) => void submit(event)} noValidate>
          <div className="grid content-start gap-8">
            <header className="grid gap-3 border-t border-line pt-6">
              <h2 className="text-lg">返却する内容</h2>
              <p className="phrases text-sm text-graphite">画像とコメントは、番号の順に受講生に届きます。</p>
            </header>
            <ItemList
              {...{ workId: work.id, items, isDrawn, remove }}
              onChange={changeItem}
              onBusy={(index, isBusy) => setBusyAt(index, isBusy)}
            />
            <div className="flex flex-wrap gap-3">
              <Button look="outline" icon="image" onClick={() => add('image')}>
                画像を追加
              </Button>
              <Button look="outline" icon="note" onClick={() => add('comment')}>
                コメントを追加
              </Button>
            </div>
          </div>
          <div className="grid content-start gap-8">
            <MarksEditor size={work.size} {...{ pins, marks }} onMark={mark} onBusy={setBusyAt} />
          </div>
          <div className="col-span-full flex flex-wrap items-center gap-4 border-t border-line pt-6">
            <Button type="submit" size="large" disabled={!isReady} pending={sending}>
              添削を完了する
            </Button>
            <SyncLine state={sync} />
            {sync === 'newer' && (
              <Button look="quiet" onClick={() => window.location.reload()}>
                最新の内容を読み込む
              </Button>
            )}
            {work.isCancelAsked && <p className="text-sm">依頼の取り消しを運営で確認しています。</p>}
            {trouble && (
              <p role="alert" className="text-crimson">
                {trouble}
              </p>
            )}
          </div>
        </form>
        {children}
      </div>
    </div>
  )
}

const NOT_DRAWN = '描き込みを送れませんでした。通信を確かめて、もう一度「添削を完了する」を押してください。'
const UNKNOWN = '原因不明のエラーが発生しました。お使いのOSとブラウザの情報を添えて、サポートまでお問い合わせください。'
