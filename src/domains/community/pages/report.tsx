import { asker } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { BlockButton } from '../blocks/ui/block-button.tsx'
import { readComments } from '../comments/shown.ts'
import { Comments } from '../comments/ui/comments.tsx'
import { FlagButton } from '../flags/ui/flag-button.tsx'
import { readLiked } from '../likes/queries.ts'
import { LikeButton } from '../likes/ui/like-button.tsx'
import { findLastDecision } from '../moderation/queries.ts'
import { OwnNotice } from '../moderation/ui/own-notice.tsx'
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
  const isOut = report.isOwn && (report.isHidden || report.isWaiting)
  const decision = isOut ? ((await findLastDecision(ask.db, { type: 'report', id: report.id })) ?? null) : null
  return { report, liked, comments, decision, signedIn: ask.member !== null }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageTitle(matches, loaderData?.report.title ?? ''),
  { name: 'robots', content: 'noindex' },
]

export default function ReportPage({ loaderData }: Route.ComponentProps) {
  const { report, liked, comments, decision, signedIn } = loaderData
  const { id, isOwn, comment_status, author } = report
  return (
    <ReportScreen
      report={report}
      notice={<OwnNotice report={report} decision={decision} />}
      tools={
        <>
          <LikeButton key={id} reportId={id} first={liked} signedIn={signedIn} />
          {signedIn && !isOwn && (
            <div className="flex gap-4">
              <FlagButton target={{ type: 'report', id }} whose={`${author.name}さんのレポート`} withAuthor />
              <BlockButton target={{ type: 'report', id }} whose={author.name} />
            </div>
          )}
        </>
      }
    >
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
