import { href } from 'react-router'
import { callPath } from '#platform/browser-call.ts'
import { ownActor } from '#platform/own-page.ts'
import { pageTitle } from '#platform/page-title.ts'
import { readRefundNote } from '../read-paper.server.ts'
import { PaperDesk } from '../ui/paper-desk.tsx'
import type { Route } from './+types/refund-note'

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = ownActor(context, params.userId)
  return { paper: await readRefundNote(actor, params.number), userId: String(actor.memberId) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, `返金明細書 ${loaderData?.paper.number ?? ''}`)

export default function RefundNote({ loaderData: { paper, userId } }: Route.ComponentProps) {
  return (
    <PaperDesk
      key={paper.recipient}
      paper={paper}
      backTo={href('/users/:userId/payments', { userId })}
      pdfPath={callPath('/users/:userId/refund_notes/:number/pdf', { userId, number: paper.number })}
    />
  )
}
