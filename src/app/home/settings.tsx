import { profileOf } from '#domains/accounts/index.ts'
import { ProfileScreen } from '#domains/accounts/ui/profile-screen.tsx'
import { listCertificates } from '#domains/learning/index.ts'
import { CertificateBlock } from '#domains/learning/progress/ui/certificate-block.tsx'
import { ownActor } from '#platform/own-page.ts'
import { pageTitle } from '#platform/page-title.ts'
import type { Route } from './+types/settings'

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = ownActor(context, params.userId)
  return { profile: profileOf(actor), certificates: await listCertificates(actor) }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'プロフィール')

export default function Settings({ loaderData: { profile, certificates } }: Route.ComponentProps) {
  return (
    <ProfileScreen profile={profile}>
      <CertificateBlock certificates={certificates} />
    </ProfileScreen>
  )
}
