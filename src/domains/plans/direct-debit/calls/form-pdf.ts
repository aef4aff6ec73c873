import { Answer } from '#platform/answer.ts'
import { actorOf, type CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { planName } from '../../terms.ts'
import { formPdf } from '../form-pdf.ts'
import { findStarted } from '../queries.ts'

/** The paper for the bank, for who printed it themselves or wants it once more. */
export default async function (ask: CallAsk) {
  const { db, memberId, member, house } = actorOf(ask)
  const application = orNotFound(await findStarted(db, memberId, { id: idOf(ask.params.id) }))
  const { invoiceIssuer: issuer, siteName, contactEmail } = house.settings
  const pdf = await formPdf({
    ...{ issuer, siteName, contactEmail, applicationId: application.id, dueOn: application.documentsDueOn! },
    ...{ name: application.to?.name ?? member.name, planName: planName(application.planId)! },
  })
  const name = encodeURIComponent('口座振替依頼書.pdf')
  return new Answer(200, pdf, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="direct-debit-${application.id}.pdf"; filename*=UTF-8''${name}`,
    'Cache-Control': 'no-store',
  })
}
