import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { refuseIf } from '../../refusals.ts'
import { whyCannotName } from '../../rules.ts'

/** Puts the name on a certificate that its owner wants to see there: once before it is opened, and once to correct it. */
export async function nameCertificate({ db, memberId, now }: Actor, id: number, name: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const certificate = orNotFound(
      await tx
        .selectFrom('certificates')
        .select(['name_given_at as givenAt', 'name_corrected_at as correctedAt'])
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .forUpdate()
        .executeTakeFirst(),
    )
    refuseIf(whyCannotName(certificate))
    const moment = certificate.givenAt === null ? { name_given_at: now } : { name_corrected_at: now }
    await tx
      .updateTable('certificates')
      .set({ member_name: name, ...moment })
      .where('id', '=', id)
      .execute()
  })
}
