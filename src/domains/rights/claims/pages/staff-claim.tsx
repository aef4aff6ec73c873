import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { orNotFound } from '#platform/refusal.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { decideClaim } from '../actions/decide-claim.ts'
import { DecisionForm } from '../forms.ts'
import { findClaim } from '../queries.ts'
import { shownClaim } from '../shown-claim.ts'
import { StaffClaimScreen } from '../ui/staff-claim-screen.tsx'
import type { Route } from './+types/staff-claim'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now } = staffActor(context)
  const claim = orNotFound(await findClaim(db, idOf(params.id)))
  const { memberId, memberName, name, email, staffName } = claim
  return {
    claim: shownClaim(claim, now),
    who: { memberId, name: memberName ?? name, email: memberId ? '' : email },
    staffName,
  }
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context)
  const id = idOf(params.id)
  return pageForm(actor, async () => {
    await decideClaim(actor, id, readBody(actor.body, DecisionForm))
    return flash(actor, href('/staff/claims/:id', { id: String(id) }), '回答しました。メールでお知らせしています。')
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, `申し出 ${loaderData?.claim.number ?? ''}`)

export default function StaffClaim({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffClaimScreen {...loaderData} trouble={actionData?.trouble ?? null} />
}
