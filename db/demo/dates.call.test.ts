import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => (web = await freshWeb()))

/** What stands before it could: a sentence, and the rows for which it is so. */
const impossible: Record<string, string> = {
  'nobody does anything before joining': `
    select m.email from members m where least(
      (select min(shown_at) from orders o where o.member_id = m.id),
      (select min(issued_at) from invoices i where i.member_id = m.id),
      (select min(started_at) from subscriptions s where s.member_id = m.id),
      (select min(completed_at) from lesson_completions l where l.member_id = m.id),
      (select min(posted_at) from illust_reports r where r.member_id = m.id),
      (select min(posted_at) from practice_logs p where p.member_id = m.id),
      (select min(applied_at) from illust_contest_applicants a where a.member_id = m.id),
      (select min(requested_at) from corrected_works w where w.member_id = m.id),
      (select min(asked_at) from questions q where q.member_id = m.id),
      (select min(purchased_at) from course_purchases c where c.member_id = m.id)
    ) < m.joined_at`,
  'nobody finishes a lesson, or draws for one, before its course opened': `
    select l.title from lessons l join courses c on c.id = l.course_id where least(
      (select min(completed_at) from lesson_completions d where d.lesson_id = l.id),
      (select min(posted_at) from practice_logs p where p.lesson_id = l.id),
      (select min(posted_at) from illust_reports r where r.lesson_id = l.id)
    ) < c.opened_at`,
  'no certificate is given before the last lesson of its curriculum and the final work': `
    select e.curriculum_title from certificates e
      join curriculum_steps s on s.curriculum_id = e.curriculum_id join step_lessons t on t.step_id = s.id
      left join lesson_completions d on d.lesson_id = t.lesson_id and d.member_id = e.member_id
      left join final_works w on w.curriculum_id = e.curriculum_id and w.member_id = e.member_id
    where d.completed_at is null or d.completed_at > e.published_at
      or w.first_posted_at is null or w.first_posted_at > e.published_at`,
  'nobody who earned a certificate had not studied in the week before': `
    select e.member_name || ', ' || e.curriculum_title from certificates e
    where not exists (select from study_days s where s.member_id = e.member_id
      and s.day between (e.published_at at time zone 'Asia/Tokyo')::date - 6 and (e.published_at at time zone 'Asia/Tokyo')::date)`,
  'nobody has played films for more than six times as long as what they have seen of them lasts': `
    select m.name || ': ' || round(played / 60) || ' minutes of ' || round(coalesce(seen, 0) / 60) from members m
      join lateral (select sum(seconds)::numeric as played from study_days where member_id = m.id) s on true
      left join lateral (select sum(covered_length(w.seen))::numeric / 1000 as seen from watch_progress w where w.member_id = m.id) f on true
    where played > 6 * coalesce(seen, 0)`,
  'nobody has played films in an evening for longer than half an hour': `
    select m.name || ', ' || s.day || ': ' || s.seconds from study_days s join members m on m.id = s.member_id
    where s.seconds > 1800`,
  'no voice praises a course that is still to come': `
    select v.name from customer_voices v join courses c on c.id = v.course_id where v.given_at < c.opened_at`,
  'no question is of a scene after the end of its film, or answered before it was asked': `
    select q.body from questions q
      left join chapters h on q.page_path = '/daily_lesson_chapters/' || h.id left join videos v on v.id = h.video_id
    where q.at_seconds > v.duration_seconds or q.first_answered_at < q.asked_at`,
  'no critique is asked for outside its campaign, or returned before it was asked for': `
    select w.comment from corrected_works w join correction_campaigns c on c.id = w.campaign_id
    where w.requested_at not between c.starts_at and c.ends_at or w.corrected_at < w.requested_at`,
  'no drawing enters a contest that somebody else drew, or outside its days': `
    select a.id::text from illust_contest_applicants a join illust_contests c on c.id = a.contest_id
      join illust_reports r on r.image_key = a.image_key and r.status = 'opened'
    where r.member_id <> a.member_id or a.applied_at not between c.starts_at and c.ends_at`,
  'no reward is of another kind, sum or day than the order that brought it': `
    select f.email from ambassador_rewards w join orders o on o.key = w.order_key join members f on f.id = w.referred_id
    where w.entered_at < o.shown_at or w.entered_at > o.shown_at + interval '1 hour'
      or (w.kind = 'trial') <> (w.yen = 500) or (w.kind = 'trial') <> (o.plan_id in (4, 5, 6))`,
}

describe('the days of the demo world', () => {
  it.each(Object.entries(impossible))('%s', async (_, query) => {
    const { rows } = await sql.raw(query).execute(web.db)
    expect(rows).toEqual([])
  })
})
