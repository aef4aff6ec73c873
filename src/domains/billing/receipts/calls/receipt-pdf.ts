import type { CallAsk } from '#platform/ask.ts'
import { ownActorOf } from '#platform/own-page.ts'
import { answerPdf } from '../answer-pdf.ts'
import { issueReceipt } from '../read-paper.server.ts'

export default async function (ask: CallAsk) {
  return answerPdf(await issueReceipt(ownActorOf(ask), ask.params.id))
}
