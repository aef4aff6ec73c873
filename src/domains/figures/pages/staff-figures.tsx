import { href } from 'react-router'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { FilterForm } from '#ui/staff/filter-form.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextField } from '#ui/text-field.tsx'
import { drawFigures } from '../read-figures.server.ts'
import { FigureSheet } from '../ui/figure-sheet.tsx'
import type { Route } from './+types/staff-figures'

export async function loader({ context }: Route.LoaderArgs) {
  const actor = staffActor(context)
  const { searchParams } = actor.url
  return { drawn: await drawFigures(actor), filtered: searchParams.has('from') || searchParams.has('to') }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '経営の数字')

export default function StaffFigures({ loaderData: { drawn, filtered } }: Route.ComponentProps) {
  if (!drawn)
    return (
      <StaffPage title="経営の数字">
        <Nothing>最初の集計は、今夜行われます。</Nothing>
      </StaffPage>
    )
  const { period, until, corrections, figures } = drawn
  return (
    <StaffPage
      title="経営の数字"
      lead={`${until}までの確定した数字です。1日分ずつ夜間に集計し、そのあとで変わるのは帳簿に訂正が記帳されたときだけです。`}
    >
      <FilterForm key={JSON.stringify(period)} label="期間" path={href('/staff/figures')} filtered={filtered}>
        <TextField label="開始日" name="from" type="date" defaultValue={period.from} />
        <TextField label="終了日" name="to" type="date" defaultValue={period.to} />
      </FilterForm>
      {corrections > 0 && (
        <p className="text-sm text-graphite">この期間のうち{corrections}日分は、あとから記帳された訂正を含みます。</p>
      )}
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
        {figures.map((figure) => (
          <FigureSheet key={figure.id} {...figure} />
        ))}
      </div>
    </StaffPage>
  )
}
