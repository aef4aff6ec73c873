import { href } from 'react-router'
import { Answer } from '#platform/answer.ts'
import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { LOCKED } from '../../terms.ts'
import { checkCode } from '../actions/receive.ts'
import { CodeForm } from '../forms.ts'

/** What 「受け取る」 asks before it shows what is about to be received. Nothing is used up. */
export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  const tried = await checkCode(actor, () => readBody(ask.body, CodeForm).serial_code)
  if (tried.kind === 'locked')
    return Answer.json(429, { result: false, error: LOCKED }).with({ 'Retry-After': String(tried.seconds) })
  if (tried.kind === 'wrong') return { result: false, error: tried.why }
  const { setId } = tried.code
  if (ask.query.get('set') === null || ask.query.get('set') === String(setId)) return { result: true }
  return { result: false, error: 'other_set', url: `${href('/trial_sets')}?set=${setId}` }
}
