import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Ask } from '#platform/ask.ts'
import type { Reader, Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'

/** What tells that two accounts are one person. Direct debit brings the phone, the wallet its buyer, sign-ins theirs. */
export type PersonKeyKind = 'email' | 'oauth' | 'amazon_buyer' | 'phone' | 'card'
export type PersonKey = { kind: PersonKeyKind; hash: Buffer }
/** What a person may have once, whichever account they use. */
export type Claim = 'trial' | 'initial' | 'lottery' | 'referral'

/** Only the hash is kept, made with the house's secret: from the key nobody finds the person again. */
export function personKey(
  house: { settings: Pick<House['settings'], 'secret'> },
  kind: PersonKeyKind,
  value: string,
): PersonKey {
  const said = kind === 'email' ? withoutTag(value) : value
  return { kind, hash: createHmac('sha256', house.settings.secret).update(`person:${kind}:${said}`).digest() }
}

/** `Anna+school@Example.com` and `anna@example.com` are one mailbox. */
export function withoutTag(email: string): string {
  const at = email.lastIndexOf('@')
  const [local, domain] = [email.slice(0, at), email.slice(at)]
  return `${local.split('+')[0] || local}${domain}`.toLowerCase()
}

type Who = Pick<Ask, 'db' | 'house' | 'member'>

/** The free trial is for those who never had a plan, under this account or another of theirs. */
export async function canStartTrial({ db, house, member }: Who): Promise<boolean> {
  if (!member) return true
  if (member.state !== 'before_subscribe') return false
  return !(await hasClaimed(db, house, member.id, member.email, 'trial'))
}

/** Whether this account or another of the same person had that already. */
export async function hasClaimed(db: Reader, house: House, memberId: number, email: string, claim: Claim) {
  const { hash } = personKey(house, 'email', email)
  const { rows } = await sql<{ used: boolean }>`
    select exists (
      select from person_claims c
      where c.claim = ${claim} and (c.kind = 'email' and c.key_hash = ${hash} or exists (
        select from person_keys k where k.member_id = ${memberId} and k.kind = c.kind and k.key_hash = c.key_hash
      ))
    ) as used`.execute(db)
  return rows[0]!.used
}

/** A key becomes known: whatever this person has had is taken for had under this key too. */
export async function rememberKey(tx: Tx, memberId: number, { kind, hash }: PersonKey, now: Date): Promise<void> {
  await sql`
    with known as (
      insert into person_keys (member_id, kind, key_hash, known_at) values (${memberId}, ${kind}, ${hash}, ${now})
      on conflict do nothing
    )
    insert into person_claims (claim, kind, key_hash, member_id, claimed_at)
    select distinct claim, ${kind}, ${hash}::bytea, member_id, ${now}::timestamptz
    from person_claims where member_id = ${memberId}
    on conflict do nothing`.execute(tx)
}

/**
 * Takes what a person may have once. False when this account, or another that shares a key with it, has taken it; of
 * two that ask at the same time one waits for the other and is told no.
 */
export async function claimOnce(tx: Tx, house: House, memberId: number, claim: Claim): Promise<boolean> {
  const now = house.clock.now()
  const { email } = await tx.selectFrom('members').select('email').where('id', '=', memberId).executeTakeFirstOrThrow()
  await rememberKey(tx, memberId, personKey(house, 'email', email), now)
  const keys = await tx
    .selectFrom('person_keys')
    .select(['kind', 'key_hash'])
    .where('member_id', '=', memberId)
    .orderBy('kind')
    .orderBy('key_hash')
    .execute()
  const taken = await tx
    .insertInto('person_claims')
    .values(keys.map((key) => ({ ...key, claim, member_id: memberId, claimed_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['kind', 'key_hash'])
    .execute()
  if (taken.length === keys.length) return true
  for (const { kind, key_hash } of taken)
    await tx
      .deleteFrom('person_claims')
      .where('claim', '=', claim)
      .where('kind', '=', kind)
      .where('key_hash', '=', key_hash)
      .execute()
  return false
}

/** Gives it back: what was claimed for did not come about. */
export async function releaseClaim(tx: Tx, memberId: number, claim: Claim): Promise<void> {
  await tx.deleteFrom('person_claims').where('claim', '=', claim).where('member_id', '=', memberId).execute()
}
