import { href } from 'react-router'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { yen } from '#domains/plans/terms.ts'
import type { PaymentRow } from '../read-payments.server.ts'
import { statusNames, type PaymentStatus } from '../terms.ts'
import { PayForm, type Paying } from './pay-form.tsx'

const tones: Record<PaymentStatus, BadgeTone> = {
  paid: 'done',
  unpaid: 'mark',
  processing: 'info',
  refunded: 'plain',
  cancelled: 'plain',
}

type Props = Paying & { row: PaymentRow }

/** One invoice: for what, how much, how it stands, and what can be done with it. */
export function PaymentSheet({ row, ...paying }: Props) {
  const { status } = row
  const { userId } = paying
  return (
    <Sheet as="li" className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-lg">{row.title}</h2>
          {row.period && <p className="figures text-sm text-graphite">{row.period}</p>}
        </div>
        <div className="flex items-center gap-4">
          <Badge tone={tones[status]} icon={status === 'unpaid' ? 'warning' : undefined}>
            {statusNames[status]}
          </Badge>
          <p className="figures text-xl font-bold">
            {yen(row.totalYen)}
            <span className="text-sm font-normal">（税込）</span>
          </p>
        </div>
      </div>
      {row.lines.length > 1 && <Lines row={row} />}
      <Facts row={row} />
      {row.failedDebit && (
        <p className="figures flex items-start gap-2 text-sm">
          <Icon name="warning" className="mt-0.5 size-5 shrink-0 text-crimson" />
          {row.failedDebit}
        </p>
      )}
      {row.refunds.length > 0 && <Refunds row={row} userId={userId} />}
      {status === 'unpaid' && (
        <PayForm {...paying} id={row.id} isHard={row.isHard} byWallet={row.byWallet} debitedAgain={row.debitedAgain} />
      )}
      {row.hasReceipt && (
        <div className="border-t border-line pt-2">
          <Link
            to={href('/users/:userId/payments/:id/receipt', { userId, id: String(row.id) })}
            className="inline-flex min-h-11 items-center gap-2 font-bold text-indigo hover:underline"
          >
            <Icon name="note" className="size-5" />
            領収書（適格簡易請求書）
            <span className="sr-only">{row.number}</span>
          </Link>
        </div>
      )}
    </Sheet>
  )
}

function Lines({ row }: { row: PaymentRow }) {
  return (
    <dl className="grid gap-1 text-sm">
      {row.lines.map(({ label, yen: amount }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt>{label}</dt>
          <dd className="figures">{yen(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Facts({ row }: { row: PaymentRow }) {
  const facts = [
    ['請求番号', row.number],
    ['請求日', row.issued],
    row.paid ? ['支払日', row.paid] : [row.byDebit ? '振替日' : 'お支払い期日', row.due],
    ['うち消費税（10%）', yen(row.taxYen)],
    ...(row.status === 'unpaid' && row.refundedYen > 0 ? [['お支払い額', yen(row.totalYen - row.refundedYen)]] : []),
    ['お支払い方法', row.paidWith],
  ]
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm md:grid-cols-4">
      {facts.map(([label, text]) => (
        <div key={label} className="flex justify-between gap-4 md:block md:last:col-span-full">
          <dt className="shrink-0 text-graphite">{label}</dt>
          <dd className="figures text-right break-words md:text-left">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Refunds({ row, userId }: { row: PaymentRow; userId: string }) {
  return (
    <ul className="grid gap-1 border-t border-line pt-3 text-sm">
      {row.refunds.map(({ number, yen: amount, day }) => (
        <li key={number} className="flex flex-wrap items-center gap-x-4">
          <span>
            {day}に<strong className="figures mx-1">{yen(amount)}</strong>を返金しました
          </span>
          <Link
            to={href('/users/:userId/refund_notes/:number', { userId, number })}
            className="inline-flex min-h-11 items-center font-bold text-indigo hover:underline"
          >
            返金の書面（適格返還請求書）
          </Link>
        </li>
      ))}
    </ul>
  )
}
