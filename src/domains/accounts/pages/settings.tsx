import { pageTitle } from '#platform/page-title.ts'
import { ownActor } from '#platform/own-page.ts'
import { profileOf } from '../profile.ts'
import { ProfileScreen } from '../ui/profile-screen.tsx'
import type { Route } from './+types/settings'

export async function loader({ context, params }: Route.LoaderArgs) {
  return profileOf(ownActor(context, params.userId))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'プロフィール')

export default function Settings({ loaderData }: Route.ComponentProps) {
  return <ProfileScreen profile={loaderData} />
}
