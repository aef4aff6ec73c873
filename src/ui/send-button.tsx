import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import type { ButtonShape } from './button-look.ts'

export type SendState = 'idle' | 'sending' | 'sent' | 'failed'

type Props = ButtonShape & {
  state: SendState
  labels?: { idle: string; sending: string; sent: string }
  reason?: string | null
  name?: string
  value?: string
  onClick?: () => void
}

const plainLabels = { idle: '送信', sending: '送信中', sent: '送信しました' }
const sentShownMs = 2000

/** Says what became of the sending: 「送信」→「送信中」→「送信しました」, and after two seconds 「送信」 again. */
export function SendButton({ state, labels = plainLabels, ...rest }: Props) {
  const [rested, setRested] = useState(false)
  useEffect(() => {
    setRested(false)
    if (state !== 'sent') return
    const timer = setTimeout(() => setRested(true), sentShownMs)
    return () => clearTimeout(timer)
  }, [state])
  const shown = state === 'sent' && !rested ? 'sent' : state === 'sending' ? 'sending' : 'idle'
  return (
    <Button type="submit" pending={state === 'sending'} icon={shown === 'sent' ? 'check' : undefined} {...rest}>
      <span aria-live="polite">{labels[shown]}</span>
    </Button>
  )
}
