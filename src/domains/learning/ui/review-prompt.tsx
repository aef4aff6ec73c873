import { useState, type FormEvent } from 'react'
import { callPath, post } from '#platform/browser-call.ts'
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

/** A few words about a finished course; not wanting to is remembered too. */
export function ReviewPrompt({ courseId, onClose }: { courseId: number; onClose: () => void }) {
  const [sending, setSending] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setSending(true)
    const reply = await post(callPath('/courses/:id/reviews', { id: courseId }), {
      rating: Number(form.get('rating')),
      content: form.get('content'),
    })
    setSending(false)
    if (reply.ok || reply.status === 409) onClose()
    else setTrouble(reply.body?.error ?? '送信できませんでした。通信環境をご確認ください。')
  }
  const decline = () => {
    void post(callPath('/courses/:id/review_decline', { id: courseId }))
    onClose()
  }

  return (
    <Dialog open onClose={decline} title="講座のレビューを書きませんか？" size="small">
      <form className="grid gap-5" onSubmit={(event) => void send(event)}>
        <RadioGroup label="この講座はいかがでしたか" name="rating" choices={RATINGS} defaultValue="5" />
        <TextArea label="感想" name="content" max={1000} error={trouble ?? undefined} />
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
