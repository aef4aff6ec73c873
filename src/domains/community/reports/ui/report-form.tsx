import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { callPath } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { SyncLine } from '#ui/sync-line.tsx'
import { textLength } from '#ui/text-length.ts'
import { useOutbox } from '../../ui/outbox/use-outbox.ts'
import { WaitingLine } from '../../ui/outbox/waiting-line.tsx'
import { PicturePicker } from '../../ui/picture-picker.tsx'
import type { NamedLesson } from '../read-report.server.ts'
import { CONTENT_MAX, TITLE_MAX } from '../terms.ts'
import { LessonLine } from './lesson-line.tsx'
import { ReportFields, Manners } from './report-fields.tsx'
import { useLogPicture } from './use-log-picture.ts'

type Answer = { id: number; path: string }
const first = { title: '', content: '', status: 'opened', comment_status: 'accepted' }
const isBetween = (text: string, most: number) => text.trim() !== '' && textLength(text.trim()) <= most

/** A picture with a few words, kept on this device until the wall has it. */
export function ReportForm({ lesson, log }: { lesson: NamedLesson | null; log: number | null }) {
  const navigate = useNavigate()
  const [named, setNamed] = useState(lesson)
  const [refused, setRefused] = useState<string | null>(null)
  const { words, file, sync, sending, isRead, change, pick, send } = useOutbox<Answer>({
    // A practice that becomes a report has a draft of its own, so that no other is lost over it.
    form: log === null ? 'illust-report' : `illust-report-of-${log}`,
    first: { ...first, ...(log !== null && lesson && wordsOf(lesson)), lesson_id: lesson ? String(lesson.id) : '' },
    path: callPath('/illust_reports'),
    bodyOf,
    onSent: ({ path }) => void navigate(path),
    onRefused: ({ body }) => setRefused(body?.error ?? 'レポートの投稿に失敗しました'),
  })
  useLogPicture({ log, wanted: isRead && file === null, pick, refuse: setRefused })
  const isComplete = file && isBetween(words.title!, TITLE_MAX) && isBetween(words.content!, CONTENT_MAX)
  const isBusy = sending === 'sending'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isComplete || isBusy) return
    setRefused(null)
    send()
  }
  return (
    <form className="grid gap-6" onSubmit={submit} noValidate aria-busy={!isRead || undefined}>
      <PicturePicker name="illust_report[image]" label="絵" required file={file} onPick={pick} />
      <ReportFields words={words} change={change} />
      {named && words.lesson_id && (
        <LessonLine
          lesson={named}
          onRemove={() => {
            setNamed(null)
            change({ lesson_id: '' })
          }}
        />
      )}
      <Manners />
      <div className="grid gap-2">
        <SyncLine state={sync} />
        <WaitingLine sending={sending} />
        <FieldError error={refused} />
        <Button type="submit" size="large" pending={isBusy} disabled={!isComplete} className="justify-self-start">
          {isBusy ? '投稿中…' : '投稿する'}
        </Button>
      </div>
    </form>
  )
}

/** Words to begin with: what it was drawn after. */
const wordsOf = ({ title }: NamedLesson) => ({
  title: [...title].slice(0, TITLE_MAX).join(''),
  content: `レッスン「${title}」の練習で描きました。`,
})

function bodyOf(words: Record<string, string>, file: File | null) {
  const form = new FormData()
  for (const [name, value] of Object.entries(words)) form.set(`illust_report[${name}]`, value)
  if (file) form.set('illust_report[image]', file, file.name)
  return form
}
