import { asker } from '#platform/ask.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { catalogueFor } from '../live/catalogue-for.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { isOpen, turnsOf } from '../rules.ts'
import { findAnniversary, listShownTeachers } from '../showcase/queries.ts'
import { TeacherCards } from '../showcase/ui/teacher-cards.tsx'
import { listDisplayPanels } from '../panels/queries.ts'
import { CataloguePage } from '../ui/catalogue-page.tsx'
import { DisplayPanelSheet } from '../ui/display-panel-sheet.tsx'
import type { Route } from './+types/anniversary-courses'

const SLUG = '10th-anniversary'

export async function loader({ context }: Route.LoaderArgs) {
  const ask = asker(context)
  const { now, house } = ask
  const [catalogue, kept] = await Promise.all([catalogueFor(ask), findAnniversary(house, SLUG)])
  const { window, ...page } = orNotFound(kept)
  if (!isOpen(window, now)) return notFound()
  ask.pageTurns.push(...turnsOf([window], now))
  const [panels, teachers] = await Promise.all([
    listDisplayPanels(house, catalogue, now),
    listShownTeachers(house, catalogue, now),
  ])
  return { siteName: house.settings.siteName, page, panels, teachers }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.page.title} - ${loaderData?.siteName}` },
]

export default function AnniversaryCourses({ loaderData: { page, panels, teachers } }: Route.ComponentProps) {
  return (
    <CataloguePage title={page.title} lead={page.lead}>
      <div className="grid gap-10">
        <div>
          <TeacherCards teachers={teachers} accentStart={page.accentStart} />
        </div>
        {panels.map((panel, index) => (
          <DisplayPanelSheet key={panel.id} panel={panel} eager={index === 0} />
        ))}
      </div>
      {panels.length === 0 && <EmptyState title="いま公開中の特集はありません" />}
    </CataloguePage>
  )
}
