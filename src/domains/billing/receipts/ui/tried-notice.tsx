import { Icon } from '#ui/icon.tsx'
import type { PaymentStatus } from '../terms.ts'

const words: Partial<Record<PaymentStatus, readonly [tone: 'done' | 'info' | 'error', text: string]>> = {
  paid: ['done', 'お支払いを確認しました。ありがとうございます。'],
  processing: ['info', 'カード会社の回答を確認しています。結果は、まもなくこのページに表示されます。'],
  unpaid: ['error', 'お支払いができませんでした。カードの状態をご確認のうえ、もう一度お試しください。'],
}
const looks = {
  done: 'border-leaf text-leaf',
  info: 'border-indigo text-indigo',
  error: 'border-crimson text-crimson',
} as const
const signs = { done: 'check', info: 'info', error: 'warning' } as const

/** What came of the payment that was just tried. */
export function TriedNotice({ tried, trouble }: { tried: PaymentStatus | null; trouble: string | null }) {
  const [tone, text] = trouble ? (['error', trouble] as const) : ((tried && words[tried]) ?? [])
  if (!tone) return null
  return (
    <p
      role={tone === 'error' ? 'alert' : 'status'}
      className={`flex items-start gap-3 rounded-sheet border bg-sheet p-4 font-bold ${looks[tone]}`}
    >
      <Icon name={signs[tone]} className="mt-0.5 size-5 shrink-0" />
      {text}
    </p>
  )
}
