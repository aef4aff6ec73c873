import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { ask } from '../actions/ask.ts'
import { askedAbout } from '../asked-about.ts'
import { QuestionForm } from '../forms.ts'
import { picturesIn } from '../pictures.ts'

/** A question from a player. Who asks and of which lesson is ours to say: names that come with it are not read. */
export default async function (call: CallAsk) {
  const actor = actorOf(call)
  const { page_url, current_time } = call.body.fields
  const seconds = Number.isFinite(Number(current_time)) ? Number(current_time) : null
  if (call.body.trouble) throw call.body.trouble
  const about = await askedAbout(actor, typeof page_url === 'string' ? page_url : '', seconds)
  const form = readBody(call.body, QuestionForm)
  const { question: body, key, may_reuse: mayReuse } = form
  const asked = { kind: 'question', topic: null, body, key, about, mayReuse, agent: null } as const
  const id = await ask(actor, { ...asked, atSeconds: form.current_time ?? null }, picturesIn(call.body))
  return { success: true, id }
}
