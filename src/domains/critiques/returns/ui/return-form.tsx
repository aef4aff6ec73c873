import { type FormEvent, useState } from 'react'
import { href } from 'react-router'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SyncLine } from '#ui/sync-line.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Size } from '../../ui/stage/stage.tsx'
import { textLength } from '#ui/text-length.ts'
import { FIXED_ITEMS, RETURN_COMMENT_MAX, type Draft, type DraftItem } from '../terms.ts'
import { ImageItem } from './image-item.tsx'
import { areMarksWhole } from './are-marks-whole.ts'
import { MarksEditor } from './marks-editor.tsx'
import { useReturn } from './use-return.ts'

type Props = { work: { id: number; image: string; size: Size }; first: Draft | null }

const isFilled = ({ type, value }: DraftItem) =>
  type === 'image' ? value !== '' : value.trim() !== '' && textLength(value.trim()) <= RETURN_COMMENT_MAX

/** What the teacher gives back, item by item. */
export function ReturnForm({ work, first }: Props) {
  const { items, marks, sync, changeItem, add, remove, mark, send } = useReturn(work.id, first)
  const [busy, setBusy] = useState<ReadonlySet<number | string>>(new Set())
  const [sending, setSending] = useState(false)
  const isReady = items.every(isFilled) && areMarksWhole(marks) && busy.size === 0
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
    if (await send()) return window.location.assign(href('/user_corrected_works/:id', { id: String(work.id) }))
    setSending(false)
    window.alert(`${UNKNOWN}\n${navigator.userAgent}`)
  }
  return (
    <form className="grid gap-8" onSubmit={(event) => void submit(event)} noValidate>
      <ol className="grid gap-8">
        {items.map((item, index) => (
          <li key={index} className="relative grid gap-2">
            {item.type === 'image' ? (
              <ImageItem
                item={item}
                slot={`critique-return:${work.id}:${index}`}
                label={`画像 ${index + 1}`}
                onChange={(part) => changeItem(index, part)}
                onBusy={(isBusy) => setBusyAt(index, isBusy)}
              />
            ) : (
              <TextArea
                name={`comment-${index}`}
                label={`コメント ${index + 1}`}
                required
                rows={6}
                max={RETURN_COMMENT_MAX}
                value={item.value}
                onChange={(event) => changeItem(index, { value: event.currentTarget.value })}
              />
            )}
            {index >= FIXED_ITEMS && (
              <span className="absolute -top-2 right-0">
                <IconButton icon="trash" label={`${index + 1}番目の項目を削除する`} onClick={() => remove(index)} />
              </span>
            )}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" icon="image" onClick={() => add('image')}>
          画像を追加
        </Button>
        <Button look="outline" icon="note" onClick={() => add('comment')}>
          コメントを追加
        </Button>
      </div>
      <MarksEditor {...work} marks={marks} onMark={mark} onBusy={setBusyAt} />
      <div className="flex flex-wrap items-center gap-4 border-t border-line pt-6">
        <Button type="submit" size="large" disabled={!isReady} pending={sending}>
          添削を完了する
        </Button>
        <SyncLine state={sync} />
        {sync === 'newer' && (
          <Button look="quiet" onClick={() => window.location.reload()}>
            最新の内容を読み込む
          </Button>
        )}
      </div>
    </form>
  )
}

const UNKNOWN = '原因不明のエラーが発生しました。お使いのOSとブラウザの情報を添えて、サポートまでお問い合わせください。'
