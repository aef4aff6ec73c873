import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { Column } from '#ui/column.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { lessonOf } from '../read-report.server.ts'
import { ReportForm } from '../ui/report-form.tsx'
import type { Route } from './+types/new-report'

export async function loader({ context }: Route.LoaderArgs) {
  const { house, url } = actor(context)
  return { lesson: await lessonOf(house, numberIn(url, 'lesson')), log: numberIn(url, 'log') }
}

function numberIn(url: URL, name: string): number | null {
  const number = Number(url.searchParams.get(name) ?? 0)
  return Number.isSafeInteger(number) && number > 0 ? number : null
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '絵を投稿する')

export default function NewReport({ loaderData: { lesson, log } }: Route.ComponentProps) {
  return (
    <Column width="form">
      <SectionHeading level={1} lead="描いている途中の絵でも、うまくいかなかった絵でもかまいません。">
        絵を投稿する
      </SectionHeading>
      <ReportForm lesson={lesson} log={log} />
    </Column>
  )
}
