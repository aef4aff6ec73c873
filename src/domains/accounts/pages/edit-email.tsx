import { pageTitle } from '#platform/page-title.ts'
import { ownActor } from '#platform/own-page.ts'
import { EditEmailScreen } from '../ui/edit-email-screen.tsx'
import type { Route } from './+types/edit-email'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { memberId, member, url } = ownActor(context, params.userId)
  return { memberId, email: member.email, sent: url.searchParams.has('sent') }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'メールアドレスの変更')

export default function EditEmail({ loaderData }: Route.ComponentProps) {
  return <EditEmailScreen {...loaderData} />
}
