import type { WebAuthnCredential } from '@simplewebauthn/server'
import { sql, type RawBuilder } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'

const bytesOf = (id: string) => Buffer.from(id, 'base64url')

export function listPasskeys(db: Reader, memberId: number) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'added_at as addedAt', 'last_used_at as lastUsedAt'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute()
}

/** Those that a member's browser shall look for, or not make twice. */
export async function listCredentials(db: Reader, memberId: number, { withFactor = false } = {}) {
  const rows = await db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('member_id', '=', memberId)
    .$if(withFactor, (query) => query.where('with_factor', '=', true))
    .execute()
  return rows.map(({ credential_id, transports }) => ({ id: credential_id.toString('base64url'), transports }))
}

/** A key that somebody shows, of a member who has not left; held until the transaction ends, for it counts its uses. */
export function lockPasskey(tx: Tx, credentialId: string) {
  return tx
    .selectFrom('passkeys as p')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .select([
      'p.id',
      'p.member_id as memberId',
      'p.credential_id',
      'p.public_key',
      'p.counter',
      'p.with_factor as withFactor',
    ])
    .where('p.credential_id', '=', bytesOf(credentialId))
    .where('m.withdrawn_at', 'is', null)
    .forUpdate('p')
    .executeTakeFirst()
}
export type Passkey = NonNullable<Awaited<ReturnType<typeof lockPasskey>>>

export const credentialOf = ({ credential_id, public_key, counter }: Passkey): WebAuthnCredential => ({
  id: credential_id.toString('base64url'),
  publicKey: new Uint8Array(public_key),
  counter,
})

export async function notePasskeyUse(tx: Tx, id: number, counter: number, now: Date): Promise<void> {
  await tx.updateTable('passkeys').set({ counter, last_used_at: now }).where('id', '=', id).execute()
}

type NewPasskey = { credential: WebAuthnCredential; name: string; added_at: Date; with_factor: boolean }

/** False where some member has that key already. */
export async function insertPasskey(tx: Tx, member_id: number, { credential, ...more }: NewPasskey): Promise<boolean> {
  const row = await tx
    .insertInto('passkeys')
    .values({
      ...more,
      member_id,
      transports: credential.transports ?? [],
      credential_id: bytesOf(credential.id),
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
    })
    .onConflict((conflict) => conflict.constraint('passkeys_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** What it was called; null where it is gone already. */
export async function deletePasskey(tx: Tx, memberId: number, id: number): Promise<string | null> {
  const row = await tx
    .deleteFrom('passkeys')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return row?.name ?? null
}

/** Those of all whom a query names, but of one. */
export async function deletePasskeysOf(tx: Tx, members: RawBuilder<unknown>, but: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from passkeys where member_id in (${members}) and member_id <> ${but}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

export async function deletePasskeys(tx: Tx, memberId: number): Promise<void> {
  await tx.deleteFrom('passkeys').where('member_id', '=', memberId).execute()
}
