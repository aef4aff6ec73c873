import { href } from 'react-router'
import { z } from 'zod'
import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { dayKey } from '#platform/tokyo.ts'
import { readLibrary } from '../queries.ts'
import { mayUsePoses } from '../../rights.ts'
import { sizeWords } from '../../terms.ts'
import { takeInvitation } from '../../invitations/queries.ts'
import { type Invitation, invitationPlaces } from '../../invitations/terms.ts'

const PlaceForm = z.object({ at: z.enum(invitationPlaces) })
const INVITATIONS = { name: 'pose-invitations', points: 600, seconds: 3_600 }

/** What a page asks when nothing else is open on it: whether to tell of the library now, which happens once. */
export default async function (ask: CallAsk): Promise<{ success: true; invitation: Invitation | null }> {
  const { db, house, memberId, now } = actorOf(ask)
  const { at } = readBody(ask.body, PlaceForm)
  await house.limits.take(INVITATIONS, String(memberId))
  const isFor = at === 'anniversary' || mayUsePoses(ask)
  if (!isFor || !(await takeInvitation(db, at, memberId, now))) return { success: true, invitation: null }
  const size = sizeWords((await readLibrary(house)).length, dayKey(now))
  const to = at === 'top' ? `${href('/pose_library')}?from_popup=true` : house.settings.gesturePopupTo
  return { success: true, invitation: { to, size } }
}
