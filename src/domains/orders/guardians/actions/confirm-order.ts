import type { Actor } from '#platform/ask.ts'
import type { Order } from '../../queries.ts'
import { refuse } from '../../refusals.ts'
import type { OrderResult } from '../../settle-order.ts'
import { isMinorToUs } from '../known-minor.ts'
import { waitingPath } from '../links.ts'
import { askGuardian } from './ask-guardian.ts'

/** Of age, or under 18 with the address of a guardian. */
export type AgeAnswer = { guardian: string; guardianEmail?: string | undefined }

/**
 * What its buyer says of their age at the confirmation. Under 18, and nobody has consented yet: a guardian is asked, and
 * nothing is ordered. Who the school knows to be a minor is not of age because they say so.
 */
export async function confirmOrder(
  actor: Actor,
  { key, state, terms }: Order,
  { guardian, guardianEmail = '' }: AgeAnswer,
  place: () => Promise<OrderResult>,
): Promise<OrderResult> {
  if (state !== 'shown' || terms.guardianConsent) return place()
  if (guardian === 'minor' && !(await askGuardian(actor, key, guardianEmail))) return { done: waitingPath() }
  if (guardian === 'adult' && (await isMinorToUs(actor.db, actor.memberId, actor.now))) refuse('known-minor')
  return place()
}
