import { asker } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { readComments } from '../comments/shown.ts'
import { Comments } from '../comments/ui/comments.tsx'
import { readLiked } from '../likes/queries.ts'
import { LikeButton } from '../likes/ui/like-button.tsx'
import { readReport } from '../reports/read-report.server.ts'
import { ReportScreen } from '../reports/ui/report-screen.tsx'
import type { Route } from './+types/report'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ask = asker(context)
  const { member_id, ...report } = await readReport(ask, idOf(params.id))
  const [liked, comments] = await Promise.all([
    readLiked(ask.db, report.id, ask.member?.id ?? null),
    readComments(ask, { id: report.id, member_id }, 1),
  ])
  return { report, liked, comments, signedIn: ask.member !== null }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageTitle(matches, loaderData?.report.title ?? ''),
  { name: 'robots', content: 'noindex' },
]

export default function ReportPage({ loaderData: { report, liked, comments, signedIn } }: Route.ComponentProps) {
  const { id, isOwn, comment_status } = report
  return (
    <ReportScreen report={report} tools={<LikeButton key={id} reportId={id} first={liked} signedIn={signedIn} />}>
      <Comments
        key={id}
        reportId={id}
        first={comments}
        isOpen={comment_status === 'accepted'}
        isOwn={isOwn}
        signedIn={signedIn}
      />
    </ReportScreen>
  )
}
