import { z } from 'zod'
import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { textCall } from '#platform/text-call.ts'
import { checkCode } from '../actions/check-code.ts'

const Form = z.object({ code: z.string().catch('') })

export default async function (ask: CallAsk) {
  return textCall(() => checkCode(actorOf(ask), readBody(ask.body, Form).code))
}
