import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

/** What tells that two accounts are one person. Direct debit brings the phone, the wallet its buyer, sign-ins theirs. */
export type PersonKeyKind = 'email' | 'oauth' | 'amazon_buyer' | 'phone' | 'card'
/** What a person may have once, whichever account they use. */
export type Claim = 'trial' | 'initial' | 'lottery' | 'referral'

/** One thing under one of its person's keys; not taken where somebody has it already. */
export type TriedKey = { memberId: number; claim: Claim; kind: PersonKeyKind; keyHash: Buffer; isTaken: boolean }

/**
 * Takes these things under every key of these members, who must be locked; their addresses become keys. In one order
 * for everybody, so that of two who share a key one waits for the other.
 */
export async function takeKeys(
  tx: Tx,
  addresses: readonly { memberId: number; hash: Buffer }[],
  claims: readonly Claim[],
  now: Date,
): Promise<TriedKey[]> {
  const ids = addresses.map(({ memberId }) => memberId)
  const { rows } = await sql<TriedKey>`
    with given as (
      select * from unnest(${ids}::bigint[], ${addresses.map(({ hash }) => hash)}::bytea[]) as given (member_id, key_hash)
    ), known as (
      insert into person_keys (member_id, kind, key_hash, known_at)
      select member_id, 'email', key_hash, ${now}::timestamptz from given
      on conflict do nothing
    ), inherited as (
      insert into person_claims (claim, kind, key_hash, member_id, claimed_at)
      select distinct had.claim, 'email', given.key_hash, member_id, ${now}::timestamptz
      from given join person_claims had using (member_id)
      where had.member_id = any(${ids}::bigint[]) and had.claim <> all(${claims}::text[])
      order by 1, 2, 3
      on conflict do nothing
    ), keys as (
      select member_id, kind, key_hash from person_keys where member_id = any(${ids}::bigint[])
      union select member_id, 'email', key_hash from given
    ), wanted as (
      select * from keys cross join unnest(${claims}::text[]) as claim
    ), taken as (
      insert into person_claims (claim, kind, key_hash, member_id, claimed_at)
      select claim, kind, key_hash, member_id, ${now}::timestamptz from wanted
      order by claim, kind, key_hash, member_id
      on conflict do nothing
      returning claim, kind, key_hash, member_id
    )
    select wanted.member_id as "memberId", claim, kind, key_hash as "keyHash", taken.member_id is not null as "isTaken"
    from wanted left join taken using (claim, kind, key_hash, member_id)`.execute(tx)
  return rows
}

export async function giveKeysBack(tx: Tx, taken: readonly TriedKey[]): Promise<void> {
  const of = <Key extends keyof TriedKey>(key: Key) => taken.map((one) => one[key])
  await sql`
    delete from person_claims where (claim, kind, key_hash) in (
      select * from unnest(${of('claim')}::text[], ${of('kind')}::text[], ${of('keyHash')}::bytea[])
    )`.execute(tx)
}
