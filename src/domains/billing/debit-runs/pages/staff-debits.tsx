import { href } from 'react-router'
import { z } from 'zod'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { notFound } from '#platform/refusal.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Link } from '#ui/link.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { dayOf } from '#platform/days.ts'
import { yen } from '#domains/plans/terms.ts'
import { makeList } from '../actions/make-list.ts'
import { readDebits } from '../read-debits.server.ts'
import type { Route } from './+types/staff-debits'

export async function loader({ context }: Route.LoaderArgs) {
  const actor = staffActor(context)
  return { ...(await readDebits(actor)) }
}

const DayForm = z.object({ day: z.string() })

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    const day = dayOf(readBody(actor.body, DayForm).day) || notFound()
    await makeList(actor, day)
    const said = '一覧を作成しました。CSVを書き出して、収納代行会社に渡してください。'
    return flash(actor, href('/staff/debits/:day', { day }), said)
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '口座振替')

export default function StaffDebits({ loaderData, actionData }: Route.ComponentProps) {
  const { next, lists } = loaderData
  return (
    <StaffPage
      title="口座振替"
      lead="振替日ごとの一覧を作成して収納代行会社に渡し、結果のファイルを取り込みます。"
      aside={
        <LinkButton to={href('/staff/debit_applications')} look="outline">
          口座振替の申込
        </LinkButton>
      }
      trouble={actionData?.trouble.sentence}
    >
      <section aria-labelledby="next-debit" className="grid gap-4 rounded-sheet border border-line bg-sheet p-4 md:p-5">
        <h2 id="next-debit" className="text-base">
          次の振替日 <span className="figures">{next.text}</span>
        </h2>
        <p>
          対象の請求 <strong className="figures">{next.count.toLocaleString('ja-JP')}件</strong>・合計{' '}
          <strong className="figures">{yen(next.yen)}</strong>
        </p>
        {next.why ? (
          <p className="text-sm text-graphite">{next.why}</p>
        ) : (
          <PostForm soft className="grid justify-items-start gap-2">
            <input type="hidden" name="day" value={next.day} />
            <Button type="submit">振替の一覧を作成する</Button>
            <p className="phrases text-sm text-graphite">
              作成した一覧は変更できません。結果を取り込むまで、会員はこの料金をカードで支払えません。
            </p>
          </PostForm>
        )}
      </section>
      {lists.length === 0 ? (
        <EmptyState title="作成した一覧はまだありません">一覧を作成すると、ここに並びます。</EmptyState>
      ) : (
        <DataTable caption="振替の一覧" columns={columns} rows={lists} keyOf={({ day }) => day} />
      )}
    </StaffPage>
  )
}

type Row = Route.ComponentProps['loaderData']['lists'][number]
const columns = [
  {
    label: '振替日',
    leads: true,
    of: ({ day, text }: Row) => (
      <Link
        to={href('/staff/debits/:day', { day })}
        className="figures font-bold whitespace-nowrap text-indigo underline"
      >
        {text}
      </Link>
    ),
  },
  { label: '件数', figures: true, of: ({ lines }: Row) => lines.toLocaleString('ja-JP') },
  { label: '合計', leads: true, figures: true, of: (row: Row) => yen(row.yen) },
  { label: '振替済み', figures: true, of: ({ paid }: Row) => paid.toLocaleString('ja-JP') },
  { label: '振替不能', figures: true, of: ({ failed }: Row) => failed.toLocaleString('ja-JP') },
  { label: '結果待ち', figures: true, of: ({ waiting }: Row) => waiting.toLocaleString('ja-JP') },
  { label: '作成', of: ({ made }: Row) => <span className="figures whitespace-nowrap">{made}</span> },
]
