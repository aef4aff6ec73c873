import { useState, type FormEvent } from 'react'
import { callPath, pageMember, post } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextArea } from '#ui/text-area.tsx'

const RATINGS = [
  { value: '5', label: 'とても良かった' },
  { value: '4', label: '良かった' },
  { value: '3', label: 'ふつう' },
  { value: '2', label: '少し物足りない' },
  { value: '1', label: '物足りない' },
]

type Draft = { rating: string; content: string }

const draftKey = (courseId: number) => `review-draft:${pageMember()}:${courseId}`

function keepDraft(courseId: number, draft: Draft | null): void {
  try {
    if (draft) localStorage.setItem(draftKey(courseId), JSON.stringify(draft))
    else localStorage.removeItem(draftKey(courseId))
  } catch {
    // A full or forbidden store must not stop the writing.
  }
}

function restoreDraft(courseId: number): Draft {
  try {
    const kept = localStorage.getItem(draftKey(courseId))
    if (kept) return JSON.parse(kept) as Draft
  } catch {
    // Then it begins anew.
  }
  return { rating: '', content: '' }
}

/**
 * A few words about a finished course. Not wanting to is remembered; who only closes it is asked again another time,
 * and finds there what was written.
 */
export function ReviewPrompt({ courseId, onClose }: { courseId: number; onClose: () => void }) {
  const [sending, setSending] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [draft] = useState(() => restoreDraft(courseId))

  const read = (form: HTMLFormElement): Draft => {
    const fields = new FormData(form)
    return { rating: String(fields.get('rating') ?? ''), content: String(fields.get('content')) }
  }

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { rating, content } = read(event.currentTarget)
    setSending(true)
    const reply = await post(callPath('/courses/:id/reviews', { id: courseId }), {
      rating: Number(rating),
      content,
    })
    setSending(false)
    if (reply.ok || reply.status === 409) {
      keepDraft(courseId, null)
      onClose()
    } else setTrouble(reply.body?.error ?? '送信できませんでした。通信環境をご確認ください。')
  }
  const decline = () => {
    keepDraft(courseId, null)
    void post(callPath('/courses/:id/review_decline', { id: courseId }))
    onClose()
  }

  return (
    <Dialog open onClose={onClose} title="講座のレビューを書きませんか？" size="small">
      <form
        className="grid gap-5"
        onSubmit={(event) => void send(event)}
        onChange={(event) => keepDraft(courseId, read(event.currentTarget))}
      >
        <RadioGroup
          label="この講座はいかがでしたか"
          name="rating"
          choices={RATINGS}
          defaultValue={draft.rating}
          required
        />
        <TextArea label="感想" name="content" defaultValue={draft.content} max={1000} error={trouble ?? undefined} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={decline}>
            今回はやめておく
          </Button>
          <Button type="submit" pending={sending}>
            送信する
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
