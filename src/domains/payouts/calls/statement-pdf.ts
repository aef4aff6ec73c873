import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { ownActorOf } from '#platform/own-page.ts'
import { statementPdf } from '../statement-pdf.ts'
import { readStatement } from '../statement.ts'

const DRAWING = { name: 'payouts.statements', points: 30, seconds: 60 }

export default async function (ask: CallAsk) {
  const actor = ownActorOf(ask)
  const statement = await readStatement(actor, ask.params.id)
  await actor.house.limits.take(DRAWING, String(actor.memberId))
  const name = encodeURIComponent(`支払明細書_${statement.number}.pdf`)
  return new Answer(200, await statementPdf(statement), {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${statement.number}.pdf"; filename*=UTF-8''${name}`,
    'Cache-Control': 'no-store',
  })
}
