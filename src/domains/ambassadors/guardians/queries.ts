import type { Reader, Tx } from '#platform/db.ts'
import { hashToken } from '#platform/tokens.ts'

export type Guardian = { name: string; email: string | null; askedAt: Date; expiresAt: Date; consentedAt: Date | null }

const columns = [
  'name',
  'email',
  'asked_at as askedAt',
  'expires_at as expiresAt',
  'consented_at as consentedAt',
] as const

export async function findGuardian(db: Reader, memberId: number): Promise<Guardian | null> {
  const found = await db
    .selectFrom('ambassador_guardians')
    .select(columns)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return found ?? null
}

type Asked = { memberId: number; name: string; email: string; token: string; now: Date; expiresAt: Date }

/** Who is asked from now on; a letter of before opens nothing any more. False where somebody has agreed. */
export async function putGuardian(tx: Tx, asked: Asked): Promise<boolean> {
  const words = {
    ...{ name: asked.name, email: asked.email, token_hash: hashToken(asked.token) },
    ...{ asked_at: asked.now, expires_at: asked.expiresAt },
  }
  const written = await tx
    .insertInto('ambassador_guardians')
    .values({ member_id: asked.memberId, ...words })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet(words).where('ambassador_guardians.consented_at', 'is', null),
    )
    .returning('member_id')
    .executeTakeFirst()
  return written !== undefined
}

/** For whom a guardian is asked by this link, while it can be used. */
export const findAsked = (db: Reader, token: string, now: Date) =>
  db
    .selectFrom('ambassador_guardians as g')
    .innerJoin('members as m', 'm.id', 'g.member_id')
    .innerJoin('ambassadors as a', 'a.member_id', 'g.member_id')
    .select(['g.member_id as memberId', 'g.name', 'm.name as member', 'm.email as memberEmail'])
    .where('g.token_hash', '=', hashToken(token))
    .where('g.expires_at', '>', now)
    .where('a.left_at', 'is', null)
    .executeTakeFirst()

/** A guardian agrees, once; the link and the address are not kept longer than that. */
export async function setConsented(tx: Tx, token: string, { version, now }: { version: string; now: Date }) {
  const agreed = await tx
    .updateTable('ambassador_guardians')
    .set({ consented_at: now, terms_version: version, email: null, token_hash: null })
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .returning('member_id')
    .executeTakeFirst()
  return agreed !== undefined
}

/** Whose answer nobody waits for any more; an answer that was given stays. */
export const forgetAsked = (tx: Tx, memberId: number) =>
  tx.deleteFrom('ambassador_guardians').where('member_id', '=', memberId).where('consented_at', 'is', null).execute()

export const forgetGuardian = (tx: Tx, memberId: number) =>
  tx.deleteFrom('ambassador_guardians').where('member_id', '=', memberId).execute()
