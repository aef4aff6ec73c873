import { yen } from '#domains/plans/terms.ts'
import { callPath } from '#platform/browser-call.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { buttonLook } from '#ui/button-look.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Facts } from '#ui/staff/facts.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { WARN_YEN } from '../../terms.ts'
import { readValue, type ValueLine } from '../read-value.server.ts'
import type { Route } from './+types/staff-coaching-value'

export async function loader({ context }: Route.LoaderArgs) {
  const actor = staffActor(context)
  return readValue(actor, actor.url.searchParams.get('month'))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'コーチングの未使用残高')

export default function StaffCoachingValue({ loaderData }: Route.ComponentProps) {
  const { month, monthText, before, after, lastText, unusedYen, isHigh, rows } = loaderData
  return (
    <StaffPage
      title="コーチングの未使用残高"
      lead="購入されてまだ使われていないチケットの代金（前受金）です。実施・失効のときに売上になり、返金のときに減ります。基準日（3月末・9月末）に1,000万円を超えると、資金決済法の届出と供託が必要になることがあります。"
      trouble={isHigh ? `未使用残高が${yen(WARN_YEN)}以上です。販売数を見直し、専門家にご相談ください。` : null}
      aside={
        <a
          href={`${callPath('/staff/coaching_value/csv')}?month=${month}`}
          download
          className={buttonLook({ look: 'outline' })}
        >
          <Icon name="download" />
          {monthText}のCSV
        </a>
      }
    >
      <Facts of={[[`${lastText}の終わりの未使用残高`, yen(unusedYen)]]} />
      <nav aria-label="月" className="flex flex-wrap gap-3">
        <LinkButton to={`?month=${before}`} look="outline" size="small">
          前の月
        </LinkButton>
        {after && (
          <LinkButton to={`?month=${after}`} look="outline" size="small">
            次の月
          </LinkButton>
        )}
      </nav>
      <DataTable dense caption={`${monthText}の未使用残高`} rows={rows} keyOf={({ day }) => day} columns={columns} />
    </StaffPage>
  )
}

const columns: Column<ValueLine>[] = [
  { label: '日付', of: ({ dayText }) => <span className="figures whitespace-nowrap">{dayText}</span> },
  { label: '販売', figures: true, of: ({ soldYen }) => yen(soldYen) },
  { label: '利用・失効・返金', figures: true, of: ({ goneYen }) => yen(goneYen) },
  { label: 'その日の終わりの残高', figures: true, of: ({ unusedYen }) => yen(unusedYen) },
]
