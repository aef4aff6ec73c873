import { href, redirect } from 'react-router'
import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { coachingItemPath } from '#domains/coaching/paths.ts'
import { courseOrderPath } from '#domains/plans/ui/purchase-popup.tsx'
import { debitPaths } from '../../paths.ts'
import { payloadOf } from '../../selection.ts'
import { findNewestConsent, type Consent } from '../queries.ts'
import { hiddenEmail, stateOf } from '../rules.ts'
import { WaitingScreen, type WayOn } from '../ui/waiting-screen.tsx'
import type { Route } from './+types/waiting'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, memberId, now } = actor(context)
  const consent = await findNewestConsent(db, memberId)
  if (!consent) throw redirect(href('/subscription_orders/new'))
  return {
    state: stateOf(consent, now),
    title: consent.terms.title,
    guardian: hiddenEmail(consent.guardianEmail),
    until: formatMoment(consent.untilAt),
    way: wayOnOf(consent),
  }
}

/** To the same order once more, by the means of payment that was chosen. */
function wayOnOf({ wish, terms: { payment, student } }: Consent): WayOn {
  const wanted = Object.fromEntries(JSON.parse(wish) as [string, unknown][]) as Wanted
  const { planId = null, optionId = null, courseId = null, coaching } = wanted
  if (coaching) return { to: coachingItemPath(coaching.itemId) }
  if (planId === null) return { to: courseId === null ? href('/courses') : courseOrderPath(courseId) }
  if (payment === 'direct_debit')
    return { to: debitPaths.confirm({ planId, optionId, isStudent: student !== undefined }) }
  return { post: payloadOf(planId, optionId, payment) }
}
type Wanted = { planId?: number; optionId?: number; courseId?: number; coaching?: { itemId: number } }

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '保護者の方の同意')

export default function Waiting({ loaderData }: Route.ComponentProps) {
  return <WaitingScreen {...loaderData} />
}
