import { asker } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { orNotFound } from '#platform/refusal.ts'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { findClaim } from '../queries.ts'
import { shownClaim } from '../shown-claim.ts'
import { claimOfLink } from '../status-path.ts'
import { ClaimFacts } from '../ui/claim-facts.tsx'
import type { Route } from './+types/takedown-status'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, house, url, now } = asker(context)
  const id = orNotFound(claimOfLink(house, url.searchParams.get('token') ?? ''))
  return { claim: shownClaim(orNotFound(await findClaim(db, id)), now) }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, '申し出の状況'),
  { name: 'robots', content: 'noindex' },
]

export default function TakedownStatus({ loaderData: { claim } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-reading px-4 py-8 md:px-6 md:py-12">
      <SectionHeading
        level={1}
        lead={
          claim.outcome
            ? '申し出に回答しました。'
            : `申し出を受け付けました。${claim.due}までに回答し、メールでお知らせします。`
        }
      >
        申し出の状況
      </SectionHeading>
      <Sheet>
        <ClaimFacts claim={claim} />
      </Sheet>
      <p className="mt-6 text-sm text-graphite">このページのアドレスを知っている方だけが、この内容を見られます。</p>
    </div>
  )
}
