import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'
import { LINE_MANY, QUIT_DAYS, QUITS_MANY, type Sign } from './terms.ts'

const NUMBERS = ['一二三四五六七八九〇', '1234567890']
/**
 * A place as it was given for the papers of a debit, however it was written: 「1丁目2番3号」 is 「1-2-3」. Other addresses
 * (where a prize goes) were given for one thing alone and are asked about nothing.
 */
const place = sql`regexp_replace(postal_code, '[^0-9]', '', 'g') || ' ' || regexp_replace(regexp_replace(
  translate(regexp_replace(normalize(replace(address, prefecture, ''), NFKC), '\\s', '', 'g'), ${NUMBERS[0]}, ${NUMBERS[1]}),
  '(丁目|番地の?|番|号室?|[-‐‑–—−ー])+', '-', 'g'), '(?<![0-9])-|-(?![0-9])', '', 'g')`

/** Rewards with their signs: what whom they were for shares with any other account, from where they ordered, whether they quit. */
const signed = (which: RawBuilder<unknown>) => sql`
  told as (
    select r.id, r.member_id, r.referred_id, r.entered_at, l.ip, count(l.ip) over (partition by r.member_id, l.ip) as same_line
    from ambassador_rewards r left join lateral (
      select a.ip from audit_log a where a.subject_id = r.referred_id and a.action = 'plans.order-placed'
      order by a.id limit 1) l on true
    where ${which}
  ), places as (
    select member_id, ${place} as place from debit_applications where address is not null
  ), signed as (
    select t.id, t.member_id, 'postal' as sign from told t where exists (
      select from places p join places o using (place) where p.member_id = t.referred_id and o.member_id <> t.referred_id)
    union all select t.id, t.member_id, s.sign from told t cross join lateral (
      select k.kind from person_keys k join person_keys o using (kind, key_hash)
      where k.member_id = t.referred_id and o.member_id <> t.referred_id
      union select 'device' from member_devices d join member_devices e using (device_hash)
      where d.member_id = t.referred_id and e.member_id <> t.referred_id
      union select 'line' where t.same_line >= ${LINE_MANY}
      union select 'quit' from subscriptions p
      where p.member_id = t.referred_id and p.state in ('will_cancel', 'after_unsubscribe') and exists (
        select from quits q where q.member_id = t.referred_id and q.at >= t.entered_at
          and q.at < t.entered_at + make_interval(days => ${QUIT_DAYS}))
    ) s (sign)
  )`

/** Of one ambassador's rewards: what makes each worth a look. */
export async function listSigns(db: Reader, memberId: number): Promise<Map<number, Sign[]>> {
  const { rows } = await sql<{ id: number; signs: Sign[] }>`
    with ${signed(sql`r.member_id = ${memberId}`)}
    select id, array_agg(sign order by sign) as signs from signed group by id`.execute(db)
  return new Map(rows.map(({ id, signs }) => [id, signs]))
}

export type Ring = { memberId: number; name: string; signs: { sign: Sign; rewards: number }[] }

/** Ambassadors with rewards since then that are worth a look, the most signs first, and one more than a page shows. */
export async function listRings(db: Reader, since: Date, page: number): Promise<Ring[]> {
  const { rows } = await sql<Ring>`
    with ${signed(sql`r.entered_at >= ${since}`)}, counted as (
      select member_id, sign, count(*)::int as rewards from signed group by member_id, sign
    )
    select c.member_id as "memberId", m.name,
      json_agg(json_build_object('sign', c.sign, 'rewards', c.rewards) order by c.rewards desc, c.sign) as signs
    from counted c join members m on m.id = c.member_id
    group by c.member_id, m.name
    having bool_or(c.sign <> 'quit' or c.rewards >= ${QUITS_MANY})
    order by sum(c.rewards) filter (where c.sign <> 'quit') desc nulls last, c.member_id
    offset ${offsetOf(page)} limit ${PER_PAGE + 1}`.execute(db)
  return rows
}
