import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { readInbox } from '../read-inbox.server.ts'
import { InboxScreen } from '../ui/inbox-screen.tsx'
import type { Route } from './+types/staff-questions'

export async function loader({ context }: Route.LoaderArgs) {
  return readInbox(staffActor(context))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '質問と相談')

export default function StaffQuestions({ loaderData }: Route.ComponentProps) {
  return <InboxScreen inbox={loaderData} />
}
