import { pageTitle } from '#platform/page-title.ts'
import { ownActor } from '#platform/own-page.ts'
import { wayToConfirm } from '../actions/confirm-it-is-you.ts'
import { EditEmailScreen } from '../ui/edit-email-screen.tsx'
import type { Route } from './+types/edit-email'

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = ownActor(context, params.userId)
  const { memberId, member, url } = actor
  return { memberId, email: member.email, way: await wayToConfirm(actor), sent: url.searchParams.has('sent') }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'メールアドレスの変更')

export default function EditEmail({ loaderData }: Route.ComponentProps) {
  return <EditEmailScreen {...loaderData} />
}
