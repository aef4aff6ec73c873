import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { completePrimeLesson } from '../actions/complete.ts'
import { findPrimeLesson } from '../../subjects.ts'
import { PrimeAttendance } from '../../forms.ts'
import { mustWatch } from '../../watch-right.ts'

export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  const prime = await findPrimeLesson(ask.house, idOf(ask.params.id))
  await mustWatch(ask, prime)
  const { from } = readBody(ask.body, PrimeAttendance)
  return { success: true, ...(await completePrimeLesson(actor, prime, from ?? null)) }
}
