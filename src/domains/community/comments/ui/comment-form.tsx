import { type FormEvent, useState } from 'react'
import { callPath } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { textLength } from '#ui/text-length.ts'
import { useOutbox } from '../../ui/outbox/use-outbox.ts'
import { WaitingLine } from '../../ui/outbox/waiting-line.tsx'
import { PicturePicker } from '../../ui/picture-picker.tsx'
import { COMMENT_MAX, type ShownComment } from '../terms.ts'

const FAILED = 'コメントの投稿に失敗しました'

/** A word to a report, with a picture where words do not do; kept on this device until it has arrived. */
export function CommentForm({ reportId, onSaid }: { reportId: number; onSaid: (comment: ShownComment) => void }) {
  const [refused, setRefused] = useState<string | null>(null)
  const { words, file, sync, sending, change, pick, send } = useOutbox<ShownComment>({
    form: `illust-comment:${reportId}`,
    first: { content: '' },
    path: callPath('/illust_reports/:id/comments', { id: reportId }),
    bodyOf,
    onSent: onSaid,
    onRefused: ({ body }) => setRefused(body?.error ?? FAILED),
    onFailed: () => window.alert(FAILED),
  })
  const content = words.content ?? ''
  const isComplete = content.trim() !== '' && textLength(content.trim()) <= COMMENT_MAX
  const isBusy = sending === 'sending'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isComplete || isBusy) return
    setRefused(null)
    send()
  }
  return (
    <form className="grid gap-4 rounded-sheet border border-line bg-sheet p-4 md:p-5" onSubmit={submit} noValidate>
      <TextArea
        label="コメントを書く"
        name="illust_report_comment[content]"
        value={content}
        max={COMMENT_MAX}
        rows={3}
        sync={sync}
        error={refused}
        onChange={({ currentTarget }) => change({ content: currentTarget.value })}
      />
      <PicturePicker name="illust_report_comment[image]" label="画像を添える" file={file} onPick={pick} />
      <WaitingLine sending={sending} />
      <Button type="submit" pending={isBusy} disabled={!isComplete} className="justify-self-start">
        {isBusy ? '投稿中…' : 'コメントする'}
      </Button>
    </form>
  )
}

function bodyOf({ content }: Record<string, string>, file: File | null) {
  const form = new FormData()
  form.set('illust_report_comment[content]', content ?? '')
  if (file) form.set('illust_report_comment[image]', file, file.name)
  return form
}
