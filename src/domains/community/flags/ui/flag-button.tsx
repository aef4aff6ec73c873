import { type FormEvent, useState } from 'react'
import { callPath, post } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { FlagSent } from '../forms.ts'
import { FLAG_DETAIL_MAX, flagReasons } from '../terms.ts'

type Props = {
  target: { type: FlagSent['target_type']; id: number }
  whose: string
  /** Its author's name and picture stand beside it, and may be told of too. */
  withAuthor?: boolean
}

/** 「通報する」: quiet, for who is signed in. */
export function FlagButton({ target, whose, withAuthor = false }: Props) {
  const [open, setOpen] = useState(false)
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [about, setAbout] = useState<string>('itself')
  const [reason, setReason] = useState('')
  const [detail, setDetail] = useState('')
  const [trouble, setTrouble] = useState<string | null>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!reason || state === 'sending') return
    setState('sending')
    const body = { target_type: target.type, target_id: target.id, about, reason, detail }
    const reply = await post(callPath('/content_reports'), body)
    setState(reply.ok ? 'sent' : 'idle')
    setTrouble(reply.ok ? null : (reply.body?.error ?? '送信できませんでした。もう一度お試しください。'))
  }
  return (
    <>
      <button
        type="button"
        className="touch-room text-sm text-graphite underline underline-offset-4"
        onClick={() => setOpen(true)}
      >
        通報する<span className="sr-only">（{whose}）</span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="通報する" size="small">
        {state === 'sent' ? (
          <p role="status">ご連絡ありがとうございました。運営で確認し、対応したらメールでお知らせします。</p>
        ) : (
          <form className="grid gap-5" onSubmit={(event) => void send(event)} noValidate>
            {withAuthor && (
              <RadioGroup
                name="about"
                label="知らせること"
                value={about}
                onChange={setAbout}
                choices={[
                  { value: 'itself', label: '投稿の内容' },
                  { value: 'author', label: '投稿した人の表示名・アイコン' },
                ]}
              />
            )}
            <RadioGroup
              name="reason"
              label="理由"
              required
              value={reason}
              onChange={setReason}
              choices={Object.entries(flagReasons).map(([value, label]) => ({ value, label }))}
            />
            <TextArea
              name="detail"
              label="詳しい内容"
              optional
              max={FLAG_DETAIL_MAX}
              rows={3}
              value={detail}
              onChange={({ currentTarget }) => setDetail(currentTarget.value)}
            />
            <p className="text-sm text-graphite">投稿した人に、あなたのことは伝わりません。</p>
            <FieldError error={trouble} />
            <Button type="submit" pending={state === 'sending'} disabled={!reason} className="justify-self-start">
              運営に知らせる
            </Button>
          </form>
        )}
      </Dialog>
    </>
  )
}
