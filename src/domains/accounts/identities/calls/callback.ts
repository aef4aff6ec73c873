import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { sayNext } from '#platform/flash.ts'
import { comeBack } from '../actions/come-back.ts'
import { backWith } from '../back-with.ts'
import { doorOf } from '../doors.ts'
import { providerNames } from '../terms.ts'

/** Where a provider sends its people back to. */
export default async function (ask: CallAsk): Promise<Answer> {
  const door = doorOf(ask)
  const arrival = await comeBack(ask, door)
  if ('trouble' in arrival) return backWith(ask, arrival.trouble, arrival)
  if (arrival.isLinked) sayNext(ask, `${providerNames[door.name]}と連携しました。`)
  return Answer.seeOther(arrival.to)
}
