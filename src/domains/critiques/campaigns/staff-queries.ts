import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'
import type { Period } from '../rules.ts'
import type { CampaignForm } from './forms.ts'
import { isActive, takenOf } from './queries.ts'

type Line = Period & { id: number; title: string; capacity: number; taken: number; teachers: number }

/** Every campaign, the one that begins last first. */
export async function listCampaigns(db: Reader, { page, now }: { page: number; now: Date }): Promise<Line[]> {
  const found = await sql<Line>`
    select c.id, c.title, c.capacity, c.accepts, c.starts_at as "startsAt", c.ends_at as "endsAt",
      c.published_at as "publishedAt", ${takenOf(sql`w.campaign_id = c.id`, { memberId: null, now })} as taken,
      (select count(*)::int from correction_slots s where s.campaign_id = c.id) as teachers
    from correction_campaigns c order by c.starts_at desc, c.id desc
    limit ${PER_PAGE} offset ${offsetOf(page)}`.execute(db)
  return found.rows
}

export async function countCampaigns(db: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('correction_campaigns')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type EditedSeat = {
  teacherId: number
  name: string
  slots: number | null
  taken: number
  waiting: number
  isActive: boolean
}
export type EditedCampaign = Period & {
  id: number
  version: number
  title: string
  description: string
  pcKey: string
  spKey: string
  capacity: number
  taken: number
  seats: EditedSeat[]
}

/** Teachers of the campaign in their order, and after them those who could be in it. */
const seatsOf = (id: number | null, now: Date) => sql`(
  select coalesce(json_agg(json_build_object('teacherId', t.id, 'name', t.name, 'slots', s.slots,
    'taken', ${takenOf(sql`w.campaign_id = ${id}::bigint and w.teacher_id = t.id`, { memberId: null, now })},
    'waiting', (select count(*)::int from correction_waits v
      where v.campaign_id = ${id}::bigint and v.teacher_id = t.id and v.ended_at is null),
    'isActive', ${isActive(now)})
    order by s.position nulls last, t.name, t.id), '[]')
  from correctional_teachers t left join correction_slots s on s.teacher_id = t.id and s.campaign_id = ${id}::bigint
  where t.ended_at is null or s.teacher_id is not null)`

export async function findEdited(db: Reader, id: number, now: Date): Promise<EditedCampaign | undefined> {
  const found = await sql<EditedCampaign>`
    select c.id, c.version, c.title, c.description, c.visual_pc_key as "pcKey", c.visual_sp_key as "spKey", c.capacity,
      c.accepts, c.starts_at as "startsAt", c.ends_at as "endsAt", c.published_at as "publishedAt",
      ${takenOf(sql`w.campaign_id = c.id`, { memberId: null, now })} as taken, ${seatsOf(id, now)} as seats
    from correction_campaigns c where c.id = ${id}`.execute(db)
  return found.rows[0]
}

/** Who could be in a campaign that does not stand yet. */
export async function listSeats(db: Reader, now: Date): Promise<EditedSeat[]> {
  const found = await sql<{ seats: EditedSeat[] }>`select ${seatsOf(null, now)} as seats`.execute(db)
  return found.rows[0]!.seats
}

/** Editors come one after the other, so that two campaigns are not published beside each other unseen. */
export async function lockEditing(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(22, 0)`.execute(tx)
}

type Span = { id: number | null; startsAt: Date; endsAt: Date }

/** Published campaigns that are open at some minute of these. */
export const listBeside = (tx: Tx, { id, startsAt, endsAt }: Span) =>
  tx
    .selectFrom('correction_campaigns')
    .select('title')
    .where('published_at', 'is not', null)
    .where('id', '!=', id ?? 0)
    .where('starts_at', '<', endsAt)
    .where('ends_at', '>', startsAt)
    .orderBy('starts_at')
    .limit(3)
    .execute()

type Written = { form: CampaignForm; pcKey: string; spKey: string; publishedAt: Date | null }

const rowOf = ({ form, pcKey, spKey, publishedAt }: Written) => ({
  title: form.title,
  description: form.description,
  visual_pc_key: pcKey,
  visual_sp_key: spKey,
  starts_at: form.starts_at,
  ends_at: form.ends_at,
  capacity: form.capacity,
  accepts: form.accepts,
  published_at: publishedAt,
})

export async function insertCampaign(tx: Tx, written: Written): Promise<number> {
  const { id } = await tx
    .insertInto('correction_campaigns')
    .values(rowOf(written))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateCampaign(tx: Tx, id: number, version: number, written: Written): Promise<void> {
  await tx
    .updateTable('correction_campaigns')
    .set({ ...rowOf(written), version })
    .where('id', '=', id)
    .execute()
}

/** The teachers of a campaign and their places from now on, in this order. */
export async function putSlots(tx: Tx, campaignId: number, slots: { teacherId: number; slots: number }[]) {
  let gone = tx.deleteFrom('correction_slots').where('campaign_id', '=', campaignId)
  if (slots.length > 0)
    gone = gone.where(
      'teacher_id',
      'not in',
      slots.map(({ teacherId }) => teacherId),
    )
  await gone.execute()
  if (slots.length === 0) return
  const rows = slots.map((seat, position) => ({
    campaign_id: campaignId,
    teacher_id: seat.teacherId,
    slots: seat.slots,
    position,
  }))
  await tx
    .insertInto('correction_slots')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['campaign_id', 'teacher_id']).doUpdateSet(({ ref }) => ({
        slots: ref('excluded.slots'),
        position: ref('excluded.position'),
      })),
    )
    .execute()
}
