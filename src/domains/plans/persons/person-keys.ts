import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Ask } from '#platform/ask.ts'
import type { Reader, Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { giveKeysBack, takeKeys, type Claim, type PersonKeyKind, type TriedKey } from './claim-queries.ts'

export type PersonKey = { kind: PersonKeyKind; hash: Buffer }

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
function withoutTag(email: string): string {
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

/** Whose address is known already; it is one of their keys. They must be locked. */
export type Claimant = { memberId: number; email: string }

/**
 * Takes what a person may have once. False when this account, or another that shares a key with it, has taken it; of
 * two that ask at the same time one waits for the other and is told no.
 */
export async function claimOnce(tx: Tx, house: House, memberId: number, claim: Claim): Promise<boolean> {
  const { email } = await tx.selectFrom('members').select('email').where('id', '=', memberId).executeTakeFirstOrThrow()
  return (await claimSeveral(tx, house, { memberId, email }, [claim])).has(claim)
}

/** Several things at once; says which of them were still to be had. */
export async function claimSeveral(tx: Tx, house: House, who: Claimant, claims: readonly Claim[]): Promise<Set<Claim>> {
  const granted = await tryToClaim(tx, house, [who], claims)
  return new Set(granted.map(({ claim }) => claim))
}

/** The same thing for many; says who has it now. Of two accounts of one person the first has it. */
export async function claimForEach(tx: Tx, house: House, all: readonly Claimant[], claim: Claim): Promise<Set<number>> {
  const granted = new Set((await tryToClaim(tx, house, all, [claim])).map(({ memberId }) => memberId))
  // Who stood in whose way among many is seen one by one.
  const refused = all.length > 1 ? all.filter(({ memberId }) => !granted.has(memberId)) : []
  for (const who of refused) if ((await claimSeveral(tx, house, who, [claim])).size > 0) granted.add(who.memberId)
  return granted
}

/** A claim is granted with all keys of its person, or not at all. */
async function tryToClaim(tx: Tx, house: House, all: readonly Claimant[], claims: readonly Claim[]) {
  const now = house.clock.now()
  const addresses = all.map(({ memberId, email }) => ({ memberId, ...personKey(house, 'email', email) }))
  const tried = await takeKeys(tx, addresses, claims, now)
  const refused = new Set(tried.filter(({ isTaken }) => !isTaken).map(wishOf))
  const inVain = tried.filter((one) => one.isTaken && refused.has(wishOf(one)))
  if (inVain.length > 0) {
    await giveKeysBack(tx, inVain)
    for (const address of addresses) await rememberKey(tx, address.memberId, address, now)
  }
  return tried.filter((one) => !refused.has(wishOf(one)))
}

const wishOf = ({ memberId, claim }: TriedKey) => `${memberId} ${claim}`

/** Gives it back: what was claimed for did not come about. */
export async function releaseClaim(tx: Tx, memberId: number, claim: Claim): Promise<void> {
  await tx.deleteFrom('person_claims').where('claim', '=', claim).where('member_id', '=', memberId).execute()
}

/** Whether that phone has been shown to be this member's. */
export async function isPhoneOf(db: Reader, memberId: number, hash: Buffer): Promise<boolean> {
  const known = await db
    .selectFrom('person_keys')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'phone')
    .where('key_hash', '=', hash)
    .executeTakeFirst()
  return known !== undefined
}

/** Their address is one of their keys, before they have had anything by it too. */
export async function rememberAddress(tx: Tx, house: House, memberId: number): Promise<void> {
  const { email } = await tx.selectFrom('members').select('email').where('id', '=', memberId).executeTakeFirstOrThrow()
  await rememberKey(tx, memberId, personKey(house, 'email', email), house.clock.now())
}

/** The other accounts of the same person, open and closed: whoever shares one of their keys. */
export async function othersOfPerson(tx: Tx, house: House, memberId: number): Promise<number[]> {
  await rememberAddress(tx, house, memberId)
  const others = await tx
    .selectFrom('person_keys as k')
    .innerJoin('person_keys as o', (join) => join.onRef('o.kind', '=', 'k.kind').onRef('o.key_hash', '=', 'k.key_hash'))
    .select('o.member_id as id')
    .distinct()
    .where('k.member_id', '=', memberId)
    .where('o.member_id', '<>', memberId)
    .execute()
  return others.map(({ id }) => id)
}
