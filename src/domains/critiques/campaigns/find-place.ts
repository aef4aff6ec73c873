import type { Ask } from '#platform/ask.ts'
import type { Reader } from '#platform/db.ts'
import { orNotFound } from '#platform/refusal.ts'
import { findApplicant } from '../applicant.ts'
import { findCampaign, type Campaign, type Seat } from './queries.ts'
import { refuse } from '../refusals.ts'
import { eligibilityOf, isAvailable, takesWorks, whyNoRight } from '../rules.ts'
import type { Place, Shortage } from './terms.ts'

type Asker = Pick<Ask, 'member' | 'now'>
type Found = { campaign: Campaign; seat: Seat }

/** A campaign and the teacher's places in it, as this member finds them now. */
export async function findPlace(db: Reader, { member, now }: Asker, place: Place): Promise<Found> {
  const campaign = orNotFound(await findCampaign(db, { id: place.campaignId, memberId: member?.id ?? null, now }))
  const seat = orNotFound(campaign.seats.find(({ id }) => id === place.teacherId))
  return { campaign, seat }
}

/** Refuses who may not ask there at all; who may hears what is short. */
export async function findShortage(db: Reader, asker: Asker, { campaign, seat }: Found): Promise<Shortage> {
  const { member, now } = asker
  const applicant = await findApplicant({ db, member, now })
  const why = whyNoRight(applicant)
  if (why) refuse(why)
  if (!eligibilityOf(applicant, campaign).able) refuse('already-requested')
  if (seat.memberId === member?.id) refuse('own-profile')
  return { campaignShortage: !takesWorks(campaign, now), teacherShortage: !isAvailable(seat) }
}
