import { useState } from 'react'
import { callPath, sendText } from '#platform/browser-call.ts'
import { OrderScreen } from '../../ui/order-screen.tsx'
import { CodeEntry } from './code-entry.tsx'
import { debitSteps } from '../../debit-applications/ui/debit-steps.ts'
import { PhoneEntry } from './phone-entry.tsx'

type Props = { planId: number; next: string; back: string }

const LOST = '送信できませんでした。通信状況をご確認のうえ、もう一度お試しください。'

/** Shows that a phone is theirs: its number, then the code that was sent to it. */
export function PhoneSteps({ planId, next, back }: Props) {
  const [tel, setTel] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const [sentAgain, setSentAgain] = useState(false)

  async function ask(path: Parameters<typeof callPath>[0], body: object): Promise<boolean> {
    if (sending) return false
    setSending(true)
    setError(null)
    setSentAgain(false)
    const { status, said, lost } = await sendText(callPath(path), body)
    const ok = status === 200 && said === ''
    if (!ok) setError(lost || status >= 500 || !said ? LOST : said)
    setSending(false)
    return ok
  }
  const send = () => ask('/subscription_direct_debit_users/authenticate/confirm', { tel })
  const sendFirst = async () => {
    if (await send()) setSentTo(tel)
  }
  const sendAgain = async () => setSentAgain(await send())
  const check = async (code: string) => {
    const body = { code, subscription_id: planId }
    if (await ask('/subscription_direct_debit_users/authenticate/create', body)) location.assign(next)
  }
  const toPhone = () => {
    setSentTo(null)
    setError(null)
  }

  return (
    <OrderScreen
      title={sentTo ? '認証コードの入力' : '携帯電話番号の認証'}
      steps={debitSteps}
      now={debitSteps[2]}
      lead={
        sentTo
          ? `${sentTo} に6桁の認証コードを送信しました。10分以内に入力してください。`
          : 'ご本人の確認のため、SMSで認証コードをお送りします。'
      }
    >
      {sentTo ? (
        <CodeEntry {...{ error, sending, sentAgain }} onCheck={check} onAgain={sendAgain} onBack={toPhone} />
      ) : (
        <PhoneEntry {...{ tel, error, sending, back }} onType={setTel} onSend={sendFirst} />
      )}
    </OrderScreen>
  )
}
