import { Answer } from '#platform/answer.ts'
import type { Settings } from '#platform/house.ts'
import { planName } from '#domains/plans/terms.ts'
import { formPdf } from './form-pdf.ts'
import type { Application } from './terms.ts'
import { returnLines, schoolName } from '#domains/plans/index.ts'

/** The paper of an application that began, as a file to download. */
export async function formAnswer(settings: Settings, application: Application, memberName: string): Promise<Answer> {
  const { id, to, planId, documentsDueOn } = application
  const pdf = await formPdf({
    school: schoolName(settings),
    returnTo: returnLines(settings),
    contactEmail: settings.contactEmail,
    applicationId: id,
    name: to?.name ?? memberName,
    planName: planName(planId)!,
    dueOn: documentsDueOn!,
  })
  const name = encodeURIComponent('口座振替依頼書.pdf')
  return new Answer(200, pdf, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="direct-debit-${id}.pdf"; filename*=UTF-8''${name}`,
    'Cache-Control': 'no-store',
  })
}
