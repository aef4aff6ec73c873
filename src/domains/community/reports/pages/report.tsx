import { asker } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { readReport } from '../read-report.server.ts'
import { ReportScreen } from '../ui/report-screen.tsx'
import type { Route } from './+types/report'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { report: await readReport(asker(context), idOf(params.id)) }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageTitle(matches, loaderData?.report.title ?? ''),
  { name: 'robots', content: 'noindex' },
]

export default function ReportPage({ loaderData: { report } }: Route.ComponentProps) {
  return <ReportScreen report={report} />
}
