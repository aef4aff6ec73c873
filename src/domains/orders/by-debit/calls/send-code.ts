import { z } from 'zod'
import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { textCall } from '#platform/text-call.ts'
import { sendCode } from '../actions/send-code.ts'

const Form = z.object({ tel: z.string().catch('') })

export default async function (ask: CallAsk) {
  return textCall(() => sendCode(actorOf(ask), readBody(ask.body, Form).tel))
}
