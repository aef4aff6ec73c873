import { asker } from '#platform/ask.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { catalogueFor } from '../live/catalogue-for.ts'
import { listDisplayPanels } from '../panels/queries.ts'
import { CataloguePage } from '../ui/catalogue-page.tsx'
import { DisplayPanelSheet } from '../ui/display-panel-sheet.tsx'
import type { Route } from './+types/anniversary-courses'

export async function loader({ context }: Route.LoaderArgs) {
  const ask = asker(context)
  const { now, house } = ask
  const panels = await listDisplayPanels(house, await catalogueFor(ask), now)
  return { siteName: house.settings.siteName, panels }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `10周年の特集講座 - ${loaderData?.siteName}` }]

export default function AnniversaryCourses({ loaderData: { siteName, panels } }: Route.ComponentProps) {
  return (
    <CataloguePage title="10周年の特集講座" lead={`${siteName}の10年を支えてきた講座を、講師ごとにまとめました。`}>
      <div className="grid gap-10">
        {panels.map((panel, index) => (
          <DisplayPanelSheet key={panel.id} panel={panel} eager={index === 0} />
        ))}
      </div>
      {panels.length === 0 && <EmptyState title="いま公開中の特集はありません" />}
    </CataloguePage>
  )
}
