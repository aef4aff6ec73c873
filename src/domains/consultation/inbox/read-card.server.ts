import { sql } from 'kysely'
import { planName, stateNames, yen } from '#domains/plans/terms.ts'
import type { Actor, SubscriptionState } from '#platform/ask.ts'
import { formatDay, formatDayKey } from '#platform/tokyo.ts'
import { kinds, type Kind } from '../terms.ts'

type Row = {
  state: SubscriptionState | null
  planId: number | null
  joinedAt: Date
  unpaid: number
  paid: { totalYen: number; state: string; dueOn: string }[]
  letters: { subject: string; at: string }[]
  watched: { title: string; at: string }[]
  asked: { id: number; kind: Kind; at: string }[]
}

const LAST = 3

/** Who asks, in brief: plan, last bills, last lessons, last letters; in one statement. */
export async function readCard({ db }: Actor, memberId: number, email: string) {
  const { rows } = await sql<Row>`
    select s.state, s.plan_id as "planId", m.joined_at as "joinedAt",
      (select count(*)::int from invoices i where i.member_id = m.id and i.state = 'unpaid') as unpaid,
      (select coalesce(json_agg(i), '[]') from (
        select total_yen as "totalYen", state, due_on::text as "dueOn" from invoices
        where member_id = m.id order by due_on desc, id desc limit ${LAST}) i) as paid,
      (select coalesce(json_agg(w), '[]') from (
        select coalesce(h.title, p.title) as title, g.updated_at as at from (
          select * from watch_progress where member_id = m.id order by updated_at desc limit ${LAST}) g
        left join lateral (select c.title || ' ／ ' || l.title as title from chapters h
          join lessons l on l.id = h.lesson_id join courses c on c.id = l.course_id
          where h.video_id = g.video_id limit 1) h on true
        left join lateral (select title from prime_lessons where video_id = g.video_id limit 1) p on true
        order by g.updated_at desc) w) as watched,
      (select coalesce(json_agg(l), '[]') from (
        select subject, written_at as at from letters where to_address = m.email
        order by written_at desc, id desc limit ${LAST}) l) as letters,
      (select coalesce(json_agg(q), '[]') from (
        select id, kind, asked_at as at from questions where member_id = m.id
        order by asked_at desc, id desc limit ${LAST + 1}) q) as asked
    from members m left join subscriptions s on s.member_id = m.id where m.id = ${memberId}`.execute(db)
  const { state, planId, joinedAt, unpaid, paid, letters, watched, asked } = rows[0]!
  return {
    facts: [
      ['メールアドレス', email],
      ['状態', stateNames[state ?? 'before_subscribe']],
      ['プラン', planName(planId) ?? 'なし'],
      ['登録日', formatDay(joinedAt)],
      ['未払い', unpaid === 0 ? 'なし' : `${unpaid}件`],
    ] as [string, string][],
    bills: paid.map(
      ({ totalYen, state: how, dueOn }) => `${formatDayKey(dueOn)}　${yen(totalYen)}　${bills[how] ?? how}`,
    ),
    letters: letters.map(({ subject, at }) => `${formatDay(new Date(at))}　${subject}`),
    watched: watched.filter(({ title }) => title).map(({ title, at }) => `${formatDay(new Date(at))}　${title}`),
    asked: asked.map(({ id, kind, at }) => ({ id, label: `${formatDay(new Date(at))}　${kinds[kind]}` })),
  }
}
export type Card = Awaited<ReturnType<typeof readCard>>

const bills: Record<string, string> = { open: '支払い待ち', paid: '支払い済み', unpaid: '未払い', void: '取り消し' }
