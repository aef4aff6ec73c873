import { sql } from 'kysely'
import { type Reader, type Tx } from '#platform/db.ts'
import { hashToken } from '#platform/tokens.ts'
import type { LinkPurpose } from './terms.ts'

export function findMemberByEmail(db: Reader, email_key: string) {
  return db
    .selectFrom('members')
    .select(['id', 'email', 'email_key', 'password_hash'])
    .where('email_key', '=', email_key)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
}

export type Registration = { id: string; email: string; email_key: string; return_to: string | null }

/** The newest sign-up of that address which nobody has confirmed yet. */
export function findRegistrationByEmail(db: Reader, email_key: string) {
  return db
    .selectFrom('registrations')
    .select(['id', 'email', 'email_key', 'password_hash', 'return_to'])
    .where('email_key', '=', email_key)
    .where('confirmed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

export function findRegistration(db: Reader, id: string) {
  return db
    .selectFrom('registrations')
    .select(['id', 'email', 'email_key', 'confirmed_at', 'return_to'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export function lockRegistration(tx: Tx, id: string) {
  return tx.selectFrom('registrations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function findLink(db: Reader, purpose: LinkPurpose, token: string) {
  return db
    .selectFrom('email_links')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst()
}

export function lockLink(tx: Tx, purpose: LinkPurpose, token: string) {
  return tx
    .selectFrom('email_links')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .forUpdate()
    .executeTakeFirst()
}

/** Ends what is left of a sign-up's or a member's links; the sessions of a member end with `endSessions`. */
export async function voidLinks(
  tx: Tx,
  of: { registration: string } | { member: number },
  now: Date,
  purposes: LinkPurpose[],
) {
  const update = tx
    .updateTable('email_links')
    .set({ used_at: now })
    .where('used_at', 'is', null)
    .where('purpose', 'in', purposes)
  const theirs =
    'registration' in of
      ? update.where('registration_id', '=', of.registration)
      : update.where('member_id', '=', of.member)
  await theirs.execute()
}

/** The change of address that still waits for its link to be opened. */
export function findPendingChange(db: Reader, memberId: number, now: Date) {
  return db
    .selectFrom('email_links')
    .select(['email', 'expires_at'])
    .where('member_id', '=', memberId)
    .where('purpose', '=', 'change')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function endSessions(tx: Tx, memberId: number) {
  await tx.deleteFrom('sessions').where('member_id', '=', memberId).execute()
}

/** All sessions of a member but the one that this browser has. */
export async function endOtherSessions(tx: Tx, memberId: number, own: Buffer) {
  await tx.deleteFrom('sessions').where('member_id', '=', memberId).where('token_hash', '<>', own).execute()
}

/** Null for who signs in without a password. */
export async function findPasswordHash(db: Reader, memberId: number): Promise<string | null> {
  const row = await db.selectFrom('members').select('password_hash').where('id', '=', memberId).executeTakeFirst()
  return row?.password_hash ?? null
}

/** False when it is another by now. */
export async function replacePassword(
  tx: Tx,
  memberId: number,
  before: string | null,
  after: string,
): Promise<boolean> {
  const row = await tx
    .updateTable('members')
    .set({ password_hash: after })
    .where('id', '=', memberId)
    .where('password_hash', 'is not distinct from', before)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The present picture, held until the transaction ends, so that of two that come at once none is lost in the store. */
export async function lockAvatar(tx: Tx, memberId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('members')
    .select('avatar_key')
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.avatar_key ?? null
}

export async function updateProfile(
  tx: Tx,
  memberId: number,
  profile: { name: string; single_keys_off: boolean; avatar_key: string | null },
) {
  await tx.updateTable('members').set(profile).where('id', '=', memberId).execute()
}

/** An address that is nobody's any more: that something was sent stays, where to does not. */
export async function forgetSentTo(tx: Tx, address: string) {
  await tx
    .updateTable('letters')
    .set({ to_address: '' })
    .where('to_address', '=', address)
    .where('sent_at', 'is not', null)
    .execute()
}

/** By what this session can show once more who it is. */
export async function findConfirming(db: Reader, memberId: number, tokenHash: Buffer | null) {
  const row = await db
    .selectFrom('members as m')
    .leftJoin('sessions as s', (join) => join.onRef('s.member_id', '=', 'm.id').on('s.token_hash', '=', tokenHash))
    .select(['m.password_hash as passwordHash', 's.by_letter_at as byLetterAt'])
    .where('m.id', '=', memberId)
    .executeTakeFirst()
  return row ?? { passwordHash: null, byLetterAt: null }
}

/** How a member who has not left is called and seen, held until the transaction ends. */
export function lockProfile(tx: Tx, memberId: number) {
  return tx
    .selectFrom('members')
    .select(['email', 'name', 'avatar_key'])
    .where('id', '=', memberId)
    .where('withdrawn_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Sign-ups with that address which nobody confirmed, with the passwords that somebody set for them. */
export async function discardRegistrations(tx: Tx, email_key: string) {
  await tx.deleteFrom('registrations').where('email_key', '=', email_key).where('confirmed_at', 'is', null).execute()
}

/** What a member who joined without a letter of ours agreed to, where everybody's agreement stands. */
export async function insertJoined(
  tx: Tx,
  joined: { email: string; email_key: string; member_id: number; terms_agreed_at: Date; confirmed_at: Date },
) {
  await tx
    .insertInto('registrations')
    .values({ ...joined, created_at: joined.terms_agreed_at })
    .execute()
}

/** What opens the account besides the mailbox, while the member is locked. */
export async function lockWaysIn(tx: Tx, memberId: number) {
  await tx.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
  const { rows } = await sql<{ hasPassword: boolean; identities: number; passkeys: number }>`
    select password_hash is not null as "hasPassword",
      (select count(*)::integer from identities where member_id = m.id) as identities,
      (select count(*)::integer from passkeys where member_id = m.id) as passkeys
    from members m where id = ${memberId}`.execute(tx)
  return rows[0]!
}

type Device = { memberId: number; hash: Buffer; at: Date; agent: string }

/** Whether a browser is known, the first of its member, or another one than those before. */
export async function noteDevice(
  tx: Tx,
  { memberId, hash, at, agent }: Device,
): Promise<'known' | 'first' | 'another'> {
  const had = await tx
    .selectFrom('member_devices')
    .select('first_at')
    .where('member_id', '=', memberId)
    .limit(1)
    .execute()
  const row = await tx
    .insertInto('member_devices')
    .values({ member_id: memberId, device_hash: hash, first_at: at, agent })
    .onConflict((conflict) => conflict.columns(['member_id', 'device_hash']).doNothing())
    .returning('first_at')
    .executeTakeFirst()
  if (!row) return 'known'
  return had.length > 0 ? 'another' : 'first'
}

export const findReader = (db: Reader, memberId: number) =>
  db.selectFrom('members').select(['email', 'name']).where('id', '=', memberId).executeTakeFirstOrThrow()

/** By what a page names a session: nothing that opens one. */
const sessionName = sql<string>`left(encode(sha256(token_hash), 'hex'), 24)`

export const listSessions = (db: Reader, memberId: number) =>
  db
    .selectFrom('sessions')
    .select(['token_hash', 'created_at', 'last_used_at', 'agent'])
    .select(sessionName.as('name'))
    .where('member_id', '=', memberId)
    .orderBy('last_used_at', 'desc')
    .orderBy('token_hash')
    .limit(100)
    .execute()

/** False where it is over already, or another's. */
export async function endNamedSession(tx: Tx, memberId: number, name: string): Promise<boolean> {
  const ended = await tx
    .deleteFrom('sessions')
    .where('member_id', '=', memberId)
    .where(sessionName, '=', name)
    .returning('member_id')
    .executeTakeFirst()
  return ended !== undefined
}
