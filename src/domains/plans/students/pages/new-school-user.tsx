import { ownActor } from '#platform/own-page.ts'
import { pageTitle } from '#platform/page-title.ts'
import { readRegistration } from '../read-registration.server.ts'
import { RegistrationScreen } from '../ui/registration-screen.tsx'
import type { Route } from './+types/new-school-user'

export async function loader({ context, params }: Route.LoaderArgs) {
  return readRegistration(ownActor(context, params.userId))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '学生割引の登録')

export default function NewSchoolUser({ loaderData }: Route.ComponentProps) {
  return <RegistrationScreen registration={loaderData} />
}
