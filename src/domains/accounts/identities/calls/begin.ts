import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { ownPath } from '#platform/own-path.ts'
import { isSilence } from '../silence.ts'
import { goToProvider } from '../actions/go-to-provider.ts'
import { doorOf } from '../doors.ts'
import { backWith } from '../back-with.ts'

/** The button of a provider: only its post begins anything. */
export default async function (ask: CallAsk): Promise<Answer> {
  const door = doorOf(ask)
  const path = ownPath(ask.body.fields.return_to, ask.house.settings.origin)
  const returnTo = path === '/' ? null : path
  try {
    return Answer.seeOther(await goToProvider(ask, door, { returnTo, linkFor: null }))
  } catch (failure) {
    if (!isSilence(failure)) throw failure
    return backWith(ask, 'away', { returnTo })
  }
}
