import { useState, type FormEvent } from 'react'
import { callPath, sendText } from '#platform/browser-call.ts'
import { SendButton, type SendState } from '#ui/send-button.tsx'
import { TextField } from '#ui/text-field.tsx'

const LOST = '送信できませんでした。通信状況をご確認のうえ、もう一度お試しください。'
const GONE = 'この登録は完了しているか、見つかりません。ログインをお試しください。'

/** Sends the confirmation letter once more; what the server says stands at the field. */
export function ResendForm({ userId, email: given = '' }: { userId: string; email?: string }) {
  const [email, setEmail] = useState(given)
  const [state, setState] = useState<SendState>('idle')
  const [error, setError] = useState<string | null>(null)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'sending') return
    setError(null)
    setState('sending')
    const path = callPath('/users/:userId/resend_authorization_email', { userId })
    const { status, said, lost } = await sendText(path, { email }, 'PATCH')
    const trouble = lost || status >= 500 ? LOST : status === 404 ? GONE : status === 200 ? said : said || LOST
    setError(trouble || null)
    setState(trouble ? 'failed' : 'sent')
  }

  return (
    <form onSubmit={send} noValidate className="grid gap-4">
      <TextField
        label="メールアドレス"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        value={email}
        error={error}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <SendButton look="outline" state={state} />
    </form>
  )
}
