import { href } from 'react-router'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { yen } from '#domains/plans/terms.ts'
import type { Ledger, ShownMismatch } from '../read-ledger.server.ts'
import { ReasonField } from '../../staff-invoices/ui/money-forms.tsx'

type Props = { ledger: Ledger; keys: Record<string, string>; trouble: FormTrouble | null }

/** What the provider says differently, and what was done about it. */
export function MismatchList({ ledger, keys, trouble }: Props) {
  const { mismatches, settled, counts } = ledger
  const tabs = [
    { id: 'open', label: `未対応（${counts.open}）` },
    { id: 'settled', label: `対応済み（${counts.settled}）` },
  ]
  return (
    <Tabs
      label="不一致の状態"
      tabs={tabs}
      current={settled ? 'settled' : 'open'}
      hrefFor={(id) => (id === 'settled' ? '?mismatches=settled' : '?')}
    >
      {mismatches.length === 0 ? (
        <p className="text-sm text-graphite">
          {settled ? '対応済みの不一致はありません。' : '決済会社の記録と一致しています。'}
        </p>
      ) : (
        <ul className="grid gap-4">
          {mismatches.map((mismatch) => {
            const failed = trouble?.values.mismatch === String(mismatch.id) ? trouble : null
            return <Mismatch key={mismatch.id} {...{ mismatch, failed }} refundKey={keys[mismatch.id]!} />
          })}
        </ul>
      )}
    </Tabs>
  )
}

type OneProps = { mismatch: ShownMismatch; refundKey: string; failed: FormTrouble | null }

function Mismatch({ mismatch, refundKey, failed }: OneProps) {
  const { id, kind, day, invoice, settled, note } = mismatch
  const amount = (value: number | null) => (value === null ? 'なし' : yen(value))
  return (
    <li className="grid gap-3 rounded-sheet border border-line bg-sheet p-4" aria-label={`${kind} ${day}`}>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 className="text-base">{kind}</h3>
        <p className="figures text-sm text-graphite">{day}</p>
        {invoice && (
          <Link
            to={href('/staff/invoices/:id', { id: String(invoice.id) })}
            className="figures text-sm font-bold text-indigo underline"
          >
            請求 {invoice.number}
          </Link>
        )}
      </div>
      <dl className="grid gap-x-6 gap-y-1 text-sm md:grid-cols-3">
        <Fact label="決済会社の記録" text={amount(mismatch.providerYen)} />
        <Fact label="当校の記録" text={amount(mismatch.ourYen)} />
        <Fact label="決済会社の番号" text={mismatch.chargeId} />
      </dl>
      {settled ? (
        <p className="text-sm">
          <span className="text-graphite">{settled}</span>
          <span className="block">
            {mismatch.refundState === 'done' && `${yen(mismatch.refundedYen ?? 0)}を返金。`}
            {note}
          </span>
        </p>
      ) : mismatch.refundState === 'started' ? (
        <p className="text-sm text-graphite">返金の手続き中です。決済会社の回答を確認しだい、完了します。</p>
      ) : (
        <PostForm soft className="grid max-w-reading gap-3" noValidate>
          <input type="hidden" name="mismatch" value={id} />
          <input type="hidden" name="key" value={refundKey} />
          <ReasonField failed={failed} hint="調べたこと、対応したことを記録します。" />
          <div className="flex flex-wrap gap-3">
            {mismatch.refundableYen > 0 && (
              <Button type="submit" name="act" value="refund" look="danger">
                {`${yen(mismatch.refundableYen)}を全額返金する`}
              </Button>
            )}
            <Button type="submit" name="act" value="note" look="outline">
              返金せずに対応済みにする
            </Button>
          </div>
        </PostForm>
      )}
    </li>
  )
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt className="text-graphite">{label}</dt>
      <dd className="figures break-words">{text}</dd>
    </div>
  )
}
