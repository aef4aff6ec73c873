import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { ask } from '../actions/ask.ts'
import { LetterForm } from '../forms.ts'
import { picturesIn } from '../pictures.ts'

/** A free consultation, or what a member thinks of the school. */
export default async function (call: CallAsk) {
  const actor = actorOf(call)
  const form = readBody(call.body, LetterForm)
  const { kind, topic, body, key } = form
  // Only a report of a fault carries where it happened, and the form shows it before it is sent.
  const agent = kind === 'feedback' && topic === 'fault' ? `${actor.agent.slice(0, 300)}\n${form.page}`.trim() : null
  const id = await ask(
    actor,
    { ...{ kind, topic, body, key, agent }, about: null, atSeconds: null, mayReuse: false },
    picturesIn(call.body),
  )
  return { success: true, id }
}
