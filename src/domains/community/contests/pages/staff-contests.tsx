import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { fieldsOf } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { Badge } from '#ui/badge.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { ChoicesPage } from '#ui/staff/choices-page.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { addContest } from '../actions/run-contest.ts'
import { ContestForm } from '../forms.ts'
import { listContests } from '../queries.ts'
import { stateOf } from '../rules.ts'
import { stateNames, type ContestState } from '../terms.ts'
import { ContestFields } from '../ui/contest-fields.tsx'
import type { Route } from './+types/staff-contests'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = staffActor(context)
  const contests = await listContests(db)
  return { contests: contests.map((contest) => ({ ...contest, state: stateOf(contest, now) })) }
}

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    const id = await addContest(actor, readBody(actor.body, ContestForm))
    return flash(actor, href('/staff/contests/:id', { id: String(id) }), '下書きを追加しました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'コンテスト')

export default function StaffContests({ loaderData: { contests }, actionData }: Route.ComponentProps) {
  return (
    <ChoicesPage
      title="コンテスト"
      lead="公開したあとは、期間を延ばすことはできますが、縮めることはできません。"
      trouble={actionData?.trouble ?? null}
      addTitle="コンテストを追加"
      fields={<ContestFields field={fieldsOf(actionData?.trouble)} />}
    >
      {contests.length === 0 ? (
        <Nothing>コンテストはまだありません。</Nothing>
      ) : (
        <DataTable dense caption="コンテストの一覧" rows={contests} keyOf={({ id }) => id} columns={columns} />
      )}
    </ChoicesPage>
  )
}

type Row = {
  id: number
  title: string
  starts_at: Date
  ends_at: Date
  state: ContestState
  entries: number
  unseen: number
}
const columns = [
  {
    label: 'タイトル',
    leads: true,
    of: ({ id, title }: Row) => (
      <Link to={href('/staff/contests/:id', { id: String(id) })} className="staff-table-link inline-block min-w-40">
        {title}
      </Link>
    ),
  },
  {
    label: '状態',
    leads: true,
    of: ({ state }: Row) => <Badge tone={state === 'open' ? 'done' : 'plain'}>{stateNames[state]}</Badge>,
  },
  { label: '開始', of: ({ starts_at }: Row) => formatMoment(starts_at), figures: true },
  { label: '終了', of: ({ ends_at }: Row) => formatMoment(ends_at), figures: true },
  { label: '応募', of: ({ entries }: Row) => entries, figures: true },
  { label: '確認待ち', of: ({ unseen }: Row) => unseen, figures: true },
]
