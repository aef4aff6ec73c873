import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { dayKey } from '#platform/tokyo.ts'
import { countedFrom } from '../counted-from.ts'
import type { Period } from '../rules.ts'
import type { Field } from '../terms.ts'

export type Seat = {
  id: number
  memberId: number | null
  name: string
  iconKey: string | null
  avatarKey: string | null
  introduction: string
  question: string
  genres: Field[]
  accepts: boolean
  isActive: boolean
  slots: number
  taken: number
  /** who waits for a place, was not told of one yet, and is not who looks */
  waiting: number
  /** one place is kept for who looks: by the form they opened, or because they waited */
  isKept: boolean
  /** how who looks waits here: so many before them, or until when a place is theirs */
  ownWait: { ahead: number; offerUntil: string | null } | null
  /** from request to return, the middle one of the teacher's last; null where too little was returned yet */
  usualSeconds: number | null
  links: { id: number; siteName: string; url: string }[]
  images: { id: number; key: string }[]
}

export type Campaign = Period & {
  id: number
  title: string
  description: string
  pcKey: string
  spKey: string
  capacity: number
  taken: number
  seats: Seat[]
  /** of who asks: active works in it, and rights from works that the school cancelled in other campaigns */
  activeWorks: number
  extraRights: number
}

type Asked = {
  id?: number
  memberId: number | null
  now: Date
  /** also what members do not see yet */
  unseen?: boolean
}

/** Places that are kept: for who fills in a form, and for who waited and was told. One person has one, however it is kept. */
const kept = ({ now }: Pick<Asked, 'now'>) => sql`(
  select campaign_id, teacher_id, member_id from correction_holds where held_until > ${now}
  union all
  select campaign_id, teacher_id, member_id from correction_waits where ended_at is null and offer_until > ${now})`

/** Works that are active, and places that are kept for others. */
export const takenOf = (of: ReturnType<typeof sql>, asked: Pick<Asked, 'memberId' | 'now'>) => sql`
  ((select count(*) from corrected_works w where ${of} and w.cancelled_at is null)
  + (select count(distinct w.member_id) from ${kept(asked)} w
    where ${of} and w.member_id is distinct from ${asked.memberId}::bigint))::int`

const inLine = sql`from correction_waits v
  where v.campaign_id = s.campaign_id and v.teacher_id = s.teacher_id and v.ended_at is null`
const ofWaits = (asked: Asked) => sql`
  'waiting', (select count(*)::int ${inLine} and v.offered_at is null and v.member_id is distinct from ${asked.memberId}::bigint),
  'isKept', exists (select from ${kept(asked)} k
    where k.campaign_id = s.campaign_id and k.teacher_id = s.teacher_id and k.member_id = ${asked.memberId}::bigint),
  'ownWait', (select json_build_object('offerUntil', o.offer_until,
      'ahead', (select count(*)::int ${inLine} and v.offered_at is null and v.id < o.id))
    from correction_waits o where o.campaign_id = s.campaign_id and o.teacher_id = s.teacher_id and o.ended_at is null
      and o.member_id = ${asked.memberId}::bigint and (o.offer_until is null or o.offer_until > ${asked.now}))`

const LAST_RETURNS = 5
const FEWEST_RETURNS = 2
const usualSeconds = sql`(
  select case when count(*) >= ${sql.lit(FEWEST_RETURNS)} then percentile_cont(0.5) within group (order by extract(epoch from last.corrected_at - last.counted_from)) end
  from (select w.corrected_at, ${countedFrom} as counted_from from corrected_works w
    where w.teacher_id = t.id and w.corrected_at is not null and w.cancelled_at is null
      and not exists (select from corrections c where c.work_id = w.id and c.teacher_id = t.id and c.returned_at < w.corrected_at)
    order by w.corrected_at desc, w.id desc limit ${sql.lit(LAST_RETURNS)}) last)`

/** Of a teacher `t`: at work by now, neither resting nor gone. */
export const isActive = (now: Date) =>
  sql`(t.activated_at is not null and t.rested_at is null and t.ended_at is null and coalesce(t.starts_on <= ${dayKey(now)}::date, true))`

const isShown = (part: string, content: ReturnType<typeof sql>) => sql`not exists (
  select from correctional_teacher_hidings h where h.teacher_id = t.id and h.part = ${sql.lit(part)} and md5(h.content) = md5(${content}))`
const ifShown = (part: string, value: ReturnType<typeof sql>, content = value) =>
  sql`case when ${isShown(part, content)} then ${value} end`

const seats = (asked: Asked) => sql`(
  select coalesce(json_agg(json_build_object(
    'id', t.id, 'memberId', t.member_id, 'name', t.name, 'iconKey', ${ifShown('icon', sql`t.icon_key`)}, 'avatarKey', ${ifShown('icon', sql`t.avatar_key`, sql`t.icon_key`)},
    'introduction', coalesce(${ifShown('introduction', sql`t.introduction`)}, ''),
    'question', coalesce(${ifShown('question', sql`t.question`)}, ''), 'genres', t.genres, 'accepts', t.accepts,
    'isActive', ${isActive(asked.now)}, 'slots', s.slots,
    'taken', ${takenOf(sql`w.campaign_id = s.campaign_id and w.teacher_id = s.teacher_id`, asked)},
    ${ofWaits(asked)}, 'usualSeconds', ${usualSeconds},
    'links', (select coalesce(json_agg(json_build_object('id', l.position, 'siteName', l.title, 'url', l.url) order by l.position), '[]')
      from correctional_teacher_links l where l.teacher_id = t.id and ${isShown('link', sql`l.title || chr(10) || l.url`)}),
    'images', (select coalesce(json_agg(json_build_object('id', i.id, 'key', i.image_key) order by i.id), '[]')
      from correctional_teacher_images i where i.teacher_id = t.id and ${isShown('image', sql`i.image_key`)})) order by s.position, t.id), '[]')
  from correction_slots s join correctional_teachers t on t.id = s.teacher_id
  where s.campaign_id = c.id and t.activated_at is not null and (t.ended_at is null or t.ended_at > c.ends_at))`

const ownWorks = (memberId: number | null) => sql`
  (select count(*)::int from corrected_works w
    where w.campaign_id = c.id and w.member_id = ${memberId}::bigint and (w.cancelled_at is null or w.right_lost)) as "activeWorks",
  (select count(*)::int from critique_extra_rights r join corrected_works w on w.id = r.cancelled_work_id
    where r.member_id = ${memberId}::bigint and r.used_by_work_id is null and w.campaign_id <> c.id) as "extraRights"`

/** What a member has asked for in a campaign, and may ask for beyond that. */
export async function findOwnWorks(db: Reader, { campaignId, memberId }: { campaignId: number; memberId: number }) {
  const found = await sql<Pick<Campaign, 'activeWorks' | 'extraRights'>>`
    select ${ownWorks(memberId)} from correction_campaigns c where c.id = ${campaignId}`.execute(db)
  return found.rows[0]!
}

/** The same in every campaign that takes works now. */
export async function listOwnWorks(db: Reader, { memberId, now }: { memberId: number; now: Date }) {
  const found = await sql<Pick<Campaign, 'activeWorks' | 'extraRights'>>`
    select ${ownWorks(memberId)} from correction_campaigns c
    where c.published_at is not null and c.accepts and c.starts_at <= ${now} and c.ends_at > ${now}
      and ${takenOf(sql`w.campaign_id = c.id`, { memberId, now })} < c.capacity`.execute(db)
  return found.rows
}

/** From when on a member may ask: ever since in a paid term, from its first day before it, never where none will come. */
const paidFrom = (memberId: number) => sql`coalesce(
  (select case when s.state = 'under_trial' then (t.ends_on + 1)::timestamp at time zone 'Asia/Tokyo'
      when t.kind = 'paid' then '-infinity' end
    from subscriptions s join terms t on t.id = s.term_id
    where s.member_id = ${memberId} and t.ended_at is null), 'infinity')`

/** The campaign that takes one more work of this member, with a teacher who has a place for it; the last begun if several. */
export const openFor = (db: Reader, asked: { memberId: number; now: Date }) =>
  sql<{ id: number; title: string; endsAt: Date; from: Date | null }>`
    select c.id, c.title, c.ends_at as "endsAt", nullif(${paidFrom(asked.memberId)}, '-infinity') as "from" from correction_campaigns c
    where c.published_at is not null and c.accepts and c.starts_at <= ${asked.now}
      and c.ends_at > greatest(${asked.now}::timestamptz, ${paidFrom(asked.memberId)})
      and ${takenOf(sql`w.campaign_id = c.id`, asked)} < c.capacity
      and exists (select from correction_slots s join correctional_teachers t on t.id = s.teacher_id
        where s.campaign_id = c.id and t.accepts and ${isActive(asked.now)} and t.member_id is distinct from ${asked.memberId}::bigint
          and s.slots > ${takenOf(sql`w.campaign_id = s.campaign_id and w.teacher_id = s.teacher_id`, asked)})
      and not exists (select from corrected_works o
        where o.campaign_id = c.id and o.member_id = ${asked.memberId}::bigint and (o.cancelled_at is null or o.right_lost))
      and not exists (select from critique_exclusions e
        where e.member_id = ${asked.memberId}::bigint and e.lifted_at is null and e.until_at > ${asked.now})
    order by c.starts_at desc, c.id desc limit 1`.compile(db)

/** A published campaign that has begun: that one, or the open one that began last, else the latest past one. In one statement. */
export async function findCampaign(db: Reader, asked: Asked): Promise<Campaign | undefined> {
  const { id, memberId, now, unseen = false } = asked
  const found = await sql<Campaign>`
    select c.id, c.title, c.description, c.visual_pc_key as "pcKey", c.visual_sp_key as "spKey", c.capacity, c.accepts,
      c.starts_at as "startsAt", c.ends_at as "endsAt", c.published_at as "publishedAt",
      ${takenOf(sql`w.campaign_id = c.id`, asked)} as taken, ${seats(asked)} as seats,
      ${ownWorks(memberId)}
    from correction_campaigns c
    where (${unseen} or (c.published_at is not null and c.starts_at <= ${now})) and (${id ?? null}::bigint is null or c.id = ${id ?? null}::bigint)
    order by (c.ends_at > ${now}) desc, c.starts_at desc, c.id desc
    limit 1`.execute(db)
  return found.rows[0]
}

/** Locks the campaign, in which requests and holds come one after the other, so that no place is given twice. */
export const lockCampaign = (tx: Tx, id: number) =>
  tx.selectFrom('correction_campaigns').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
