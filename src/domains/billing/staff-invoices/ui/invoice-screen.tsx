import type { ReactNode } from 'react'
import type { FormTrouble } from '#platform/page-form.ts'
import { DataTable } from '#ui/data-table.tsx'
import { yen } from '#domains/plans/terms.ts'
import type { InvoiceFacts } from '../read-invoices.server.ts'
import { EntryTable } from '../../book/ui/entry-table.tsx'
import { InvoiceState } from './invoice-state.tsx'
import { RefundForm, WriteOffForm } from './money-forms.tsx'

type Props = {
  invoice: InvoiceFacts
  refundKey: string
  mayMoveMoney: boolean
  trouble: FormTrouble | null
}

/** An invoice with everything that happened to it, and what accounting can do with it. */
export function InvoiceScreen({ invoice, refundKey, mayMoveMoney, trouble }: Props) {
  return (
    <div className="grid min-w-0 gap-8">
      <Facts invoice={invoice} />
      {mayMoveMoney && (
        <div className="grid gap-4">
          {invoice.refundableYen > 0 && <RefundForm {...invoice} {...{ refundKey, trouble }} />}
          {invoice.state === 'unpaid' && (
            <WriteOffForm owedYen={invoice.totalYen - invoice.refundedYen} {...{ trouble }} />
          )}
        </div>
      )}
      <Part title="明細">
        <DataTable
          caption="明細"
          rows={invoice.lines}
          keyOf={({ position }) => position}
          columns={[
            { label: '内容', of: ({ label }) => label },
            { label: '金額（税込）', figures: true, of: ({ yen: amount }) => yen(amount) },
          ]}
        />
      </Part>
      <Part title="決済">
        {invoice.debits.length > 0 && <Debits invoice={invoice} />}
        {(invoice.attempts.length > 0 || invoice.debits.length === 0) && <Attempts invoice={invoice} />}
      </Part>
      {invoice.refunds.length > 0 && (
        <Part title="返金">
          <Refunds invoice={invoice} />
        </Part>
      )}
      {invoice.chargebacks.length > 0 && (
        <Part title="チャージバック">
          <DataTable
            caption="チャージバック"
            rows={invoice.chargebacks}
            keyOf={({ id }) => id}
            columns={[
              { label: '日時', of: ({ at }) => at },
              { label: '金額', figures: true, of: ({ yen: amount }) => yen(amount) },
              { label: '決済会社の番号', of: ({ id }) => id },
            ]}
          />
        </Part>
      )}
      <Part title="仕訳">
        <EntryTable caption="この請求の仕訳" entries={invoice.entries} />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-2" aria-label={title}>
      <h2 className="text-base">{title}</h2>
      {children}
    </section>
  )
}

function Facts({ invoice }: { invoice: InvoiceFacts }) {
  const { member } = invoice
  return (
    <div className="grid gap-4 rounded-sheet border border-line bg-sheet p-4 md:p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <InvoiceState state={invoice.state} name={invoice.stateName} />
        <p className="figures text-xl font-bold">
          {yen(invoice.totalYen)}
          <span className="ml-1 text-sm font-normal">（税込・うち消費税 {yen(invoice.taxYen)}）</span>
        </p>
        {invoice.refundedYen > 0 && (
          <p className="figures text-sm text-graphite">返金済み {yen(invoice.refundedYen)}</p>
        )}
      </div>
      <dl className="grid gap-x-6 gap-y-2 text-sm md:grid-cols-2 lg:grid-cols-3">
        <div>
          <dt className="text-graphite">会員</dt>
          <dd className="break-words">
            {member.name}
            <span className="block text-graphite">{member.email}</span>
          </dd>
        </div>
        {invoice.facts.map(([label, text]) => (
          <div key={label}>
            <dt className="text-graphite">{label}</dt>
            <dd className="figures">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Attempts({ invoice }: { invoice: InvoiceFacts }) {
  if (invoice.attempts.length === 0) return <p className="text-sm text-graphite">まだ請求していません。</p>
  return (
    <DataTable
      caption="決済の記録"
      rows={invoice.attempts}
      keyOf={({ id }) => id}
      columns={[
        { label: '日時', of: ({ at }) => <span className="figures whitespace-nowrap">{at}</span> },
        { label: 'きっかけ', of: ({ reasonName }) => <span className="whitespace-nowrap">{reasonName}</span> },
        { label: 'お支払い方法', of: ({ method }) => <span className="figures whitespace-nowrap">{method}</span> },
        { label: '金額', figures: true, of: ({ yen: amount }) => yen(amount) },
        { label: '結果', of: ({ stateName }) => <span className="whitespace-nowrap">{stateName}</span> },
        { label: '理由', of: ({ why }) => <span className="block min-w-44">{why ?? '－'}</span> },
        { label: '決済会社の番号', of: ({ chargeId }) => <span className="break-all">{chargeId ?? '－'}</span> },
      ]}
    />
  )
}

/** What the bank was asked for, and what it answered. */
function Debits({ invoice }: { invoice: InvoiceFacts }) {
  return (
    <DataTable
      caption="口座振替の記録"
      rows={invoice.debits}
      keyOf={({ day }) => day}
      columns={[
        { label: '振替日', of: ({ day }) => <span className="figures whitespace-nowrap">{day}</span> },
        { label: '金額', figures: true, of: ({ yen: amount }) => yen(amount) },
        { label: '結果', of: ({ result }) => result },
        { label: '取り込み', figures: true, of: ({ answered }) => answered ?? '－' },
      ]}
    />
  )
}

function Refunds({ invoice }: { invoice: InvoiceFacts }) {
  return (
    <DataTable
      caption="返金の記録"
      rows={invoice.refunds}
      keyOf={({ id }) => id}
      columns={[
        { label: '番号', of: ({ number }) => <span className="figures whitespace-nowrap">{number}</span> },
        { label: '日時', of: ({ at }) => <span className="figures whitespace-nowrap">{at}</span> },
        { label: '金額', figures: true, of: ({ yen: amount }) => yen(amount) },
        {
          label: '状態',
          of: ({ stateName, why }) => (
            <span className="block min-w-36">{why ? `${stateName}（${why}）` : stateName}</span>
          ),
        },
        { label: '理由', of: ({ reason }) => <span className="block min-w-44">{reason}</span> },
        { label: '担当', of: ({ askedBy }) => <span className="whitespace-nowrap">{askedBy}</span> },
      ]}
    />
  )
}
