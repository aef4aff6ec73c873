import { href } from 'react-router'
import { Link } from '#ui/link.tsx'
import { z } from 'zod'
import { yen } from '#domains/plans/terms.ts'
import { flash } from '#platform/flash.ts'
import { readBody, textField } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Badge } from '#ui/badge.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Facts } from '#ui/staff/facts.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { discardRun } from '../actions/discard-run.ts'
import { makeFile } from '../actions/make-file.ts'
import { markFailed } from '../actions/mark-failed.ts'
import { markPaid } from '../actions/mark-paid.ts'
import { readStaffRun, type StaffRun } from '../read-staff.server.ts'
import { failureNames, type Failure } from '../terms.ts'
import { FailureForm } from '../ui/failure-form.tsx'
import { PayeeLink } from '../ui/payee-link.tsx'
import { RunSteps } from '../ui/run-steps.tsx'
import { transferTones } from '../ui/tones.ts'
import type { Route } from './+types/staff-payout-run'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { run: await readStaffRun(staffActor(context), params.id) }
}

const failures = Object.keys(failureNames) as [Failure, ...Failure[]]
const RunForm = z.discriminatedUnion('act', [
  z.object({ act: z.enum(['file', 'discard', 'paid']) }),
  z.object({
    act: z.literal('failed'),
    transfer: z.coerce.number().int().positive(),
    failure: z.enum(failures, { error: '振込不能の理由を選んでください。' }),
    note: textField({ max: 200, tooLong: 'メモは200文字以内で入力してください。' }),
  }),
])

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context)
  const runId = idOf(params.id)
  const here = href('/staff/payouts/:id', { id: String(runId) })
  return pageForm(actor, async () => {
    const form = readBody(actor.body, RunForm)
    if (form.act === 'discard') {
      await discardRun(actor, runId)
      return flash(actor, href('/staff/payouts'), '締めを取り消しました。報酬は支払い前に戻っています。')
    }
    if (form.act === 'file') await makeFile(actor, runId)
    if (form.act === 'paid') await markPaid(actor, runId)
    if (form.act === 'failed') await markFailed(actor, { runId, transferId: form.transfer, ...form })
    return flash(actor, here, doneWords[form.act])
  })
}

const doneWords = {
  file: '振込ファイルを作成しました。ダウンロードして、銀行に渡してください。',
  paid: '支払い済みとして記録し、支払先にメールでお知らせしました。',
  failed: '振込不能を記録し、支払先にメールでお知らせしました。報酬は支払い前に戻っています。',
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, `報酬の支払い ${loaderData?.run.month ?? ''}`)

export default function StaffPayoutRun({ loaderData: { run }, actionData }: Route.ComponentProps) {
  const trouble = actionData?.trouble ?? null
  return (
    <StaffPage
      title={`報酬の支払い ${run.month}`}
      lead={`${run.drafted}に締めました。`}
      trail={<Breadcrumb trail={[{ label: '報酬の支払い', to: href('/staff/payouts') }, { label: run.month }]} />}
      trouble={trouble?.sentence}
    >
      <Facts
        of={[
          ['支払日', run.payOn],
          ['件数', `${run.count.toLocaleString('ja-JP')}件`],
          ['報酬', yen(run.grossYen)],
          ['源泉所得税', yen(run.withheldYen)],
          ['振込額', <strong key="net">{yen(run.netYen)}</strong>],
        ]}
      />
      <RunSteps run={run} />
      {run.failing && <FailureForm transfer={run.failing} trouble={trouble} />}
      <DataTable caption={`${run.month}の振込`} dense columns={columns} rows={run.transfers} keyOf={({ id }) => id} />
      <ListPages label="振込のページ" page={run.page} pages={run.pages} />
    </StaffPage>
  )
}

type Row = StaffRun['transfers'][number]
const columns = [
  { label: '番号', of: ({ number }: Row) => <span className="figures whitespace-nowrap">{number}</span> },
  { label: '支払先', leads: true, of: ({ member }: Row) => <PayeeLink of={member} /> },
  { label: '口座', of: ({ to }: Row) => <span className="figures whitespace-nowrap">{to}</span> },
  { label: '報酬', figures: true, of: (row: Row) => yen(row.grossYen) },
  { label: '源泉所得税', figures: true, of: (row: Row) => yen(row.withheldYen) },
  { label: '振込額', leads: true, figures: true, of: (row: Row) => yen(row.netYen) },
  {
    label: '状態',
    leads: true,
    of: ({ state, stateName, failure, failureNote }: Row) => (
      <>
        <Badge tone={transferTones[state]}>{stateName}</Badge>
        {failure && <span className="mt-1 block min-w-32 text-graphite">{failure}</span>}
        {failureNote && <span className="block text-graphite">{failureNote}</span>}
      </>
    ),
  },
  {
    label: '操作',
    of: ({ id, number, state }: Row) =>
      (state === 'filed' || state === 'paid') && (
        <Link
          to={`?failed=${id}`}
          className="staff-table-link whitespace-nowrap"
          aria-label={`${number}を振込不能として記録する`}
        >
          振込不能
        </Link>
      ),
  },
]
