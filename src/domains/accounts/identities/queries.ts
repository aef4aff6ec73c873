import { createHmac } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { hashToken } from '#platform/tokens.ts'
import type { ProvedIdentity, ProviderName } from './terms.ts'

type Who = Pick<ProvedIdentity, 'provider' | 'subject'>

/** Only the hash is kept: it finds an identity that comes again, and tells nobody who that is elsewhere. */
const subjectHash = ({ settings }: Pick<House, 'settings'>, { provider, subject }: Who) =>
  createHmac('sha256', settings.secret).update(`identity:${provider}:${subject}`).digest()

/** Whose identity it is, if it is anybody's. */
export async function findHolder(db: Reader, house: House, who: Who): Promise<number | null> {
  const row = await db
    .selectFrom('identities as i')
    .innerJoin('members as m', 'm.id', 'i.member_id')
    .select('m.id')
    .where('i.provider', '=', who.provider)
    .where('i.subject_hash', '=', subjectHash(house, who))
    .where('m.withdrawn_at', 'is', null)
    .executeTakeFirst()
  return row?.id ?? null
}

/** False where it is somebody's already, or the member has another one of that provider. */
export async function insertIdentity(tx: Tx, house: House, memberId: number, who: Who): Promise<boolean> {
  const row = await tx
    .insertInto('identities')
    .values({
      provider: who.provider,
      subject_hash: subjectHash(house, who),
      member_id: memberId,
      linked_at: house.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The account that has this address, held until the transaction ends, and what has to be known before it is opened. */
export async function lockOwner(tx: Tx, email_key: string, provider: ProviderName) {
  const owner = await tx
    .selectFrom('members')
    .select(['id', 'email', 'password_hash'])
    .where('email_key', '=', email_key)
    .where('withdrawn_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return owner && { ...owner, ...(await readGuards(tx, owner.id, provider)) }
}

/** Staff, teachers, whoever has a second factor and whoever has a plan are not opened by an address alone. */
async function readGuards(tx: Tx, memberId: number, provider: ProviderName) {
  const { rows } = await sql<{ isGuarded: boolean; hasOther: boolean }>`
    select
      granted_at is not null or teacher_id is not null
        or coalesce(state in ('under_trial', 'will_continue', 'will_cancel'), false)
        or exists (select from second_factors where member_id = ${memberId})
        or exists (select from passkeys where member_id = ${memberId}) as "isGuarded",
      exists (select from identities where member_id = ${memberId} and provider = ${provider}) as "hasOther"
    from standings where id = ${memberId}`.execute(tx)
  return rows[0]!
}

export function listIdentities(db: Reader, memberId: number) {
  return db
    .selectFrom('identities')
    .select(['provider', 'linked_at as linkedAt'])
    .where('member_id', '=', memberId)
    .orderBy('linked_at')
    .$narrowType<{ provider: ProviderName }>()
    .execute()
}

export async function deleteIdentity(tx: Tx, memberId: number, provider: ProviderName): Promise<boolean> {
  const row = await tx
    .deleteFrom('identities')
    .where('member_id', '=', memberId)
    .where('provider', '=', provider)
    .returning('member_id')
    .executeTakeFirst()
  return row !== undefined
}

export type NewProof = {
  provider: ProviderName
  subject: string
  name: string
  email: string | null
  email_verified: boolean
  return_to: string | null
}

export async function insertProof(tx: Tx, token: string, proof: NewProof, expires_at: Date): Promise<void> {
  await tx
    .insertInto('identity_proofs')
    .values({ ...proof, token_hash: hashToken(token), expires_at })
    .execute()
}

const proofBy = (db: Reader, token: string, now: Date) =>
  db
    .selectFrom('identity_proofs')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .$narrowType<{ provider: ProviderName }>()

export const findProof = (db: Reader, token: string, now: Date) => proofBy(db, token, now).executeTakeFirst()
export const lockProof = (tx: Tx, token: string, now: Date) => proofBy(tx, token, now).forUpdate().executeTakeFirst()
export type Proof = NonNullable<Awaited<ReturnType<typeof findProof>>>

/** The one that the letter with this link is about, whoever asks. */
export function findProofByLetter(db: Reader, token: string, now: Date) {
  return db
    .selectFrom('identity_proofs')
    .select(['token_hash', 'letter_email', 'provider'])
    .where('letter_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .$narrowType<{ provider: ProviderName }>()
    .executeTakeFirst()
}

/** The letter's link and what it is about; the older link is void. */
export async function askMailbox(
  tx: Tx,
  proof: Proof,
  asked: {
    link: string
    email: string
    until: Date
    agreed: { joining_name: string; terms_agreed_at: Date } | null
  },
): Promise<void> {
  await tx
    .updateTable('identity_proofs')
    .set({
      letter_hash: hashToken(asked.link),
      letter_email: asked.email,
      expires_at: asked.until,
      ...(asked.agreed ?? { joining_name: null, terms_agreed_at: null }),
    })
    .where('token_hash', '=', proof.token_hash)
    .execute()
}

export async function deleteProof(tx: Reader, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom('identity_proofs').where('token_hash', '=', tokenHash).execute()
}

export async function deleteOldProofs(db: Reader, now: Date): Promise<void> {
  await db.deleteFrom('identity_proofs').where('expires_at', '<=', now).execute()
}

export async function deleteIdentities(tx: Tx, memberId: number): Promise<void> {
  await tx.deleteFrom('identities').where('member_id', '=', memberId).execute()
}

/** Those of all whom a query names, but of one. */
export async function deleteIdentitiesOf(tx: Tx, members: RawBuilder<unknown>, but: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from identities where member_id in (${members}) and member_id <> ${but}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
