import { Answer } from './answer.ts'
import { Refusal } from './refusal.ts'

const SAID = new Set([409, 422, 429])

/** A call that answers in plain text: an empty 200 is success, anything else is the sentence that the page shows. */
export async function textCall(work: () => Promise<void>): Promise<Answer> {
  try {
    await work()
    return Answer.text(200, '')
  } catch (error) {
    if (!(error instanceof Refusal) || !SAID.has(error.status)) throw error
    const answer = Answer.text(error.status, error.message)
    return error.retryAfter ? answer.with({ 'Retry-After': String(error.retryAfter) }) : answer
  }
}
