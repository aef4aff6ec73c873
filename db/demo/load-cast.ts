import { hash } from '@node-rs/argon2'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { cast, type CastMember, DEMO_PASSWORD, emailOf, IMPORTER } from './cast.ts'
import { daysFrom } from './days.ts'
import { fill, settleIds } from './fill.ts'

const passwordHash = () => hash(DEMO_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
const idOf = (member: CastMember) => cast.indexOf(member) + 1

const memberRow = (member: CastMember, password_hash: string, now: Date) => ({
  id: idOf(member),
  email: emailOf(member.key),
  email_key: emailOf(member.key),
  password_hash,
  name: member.name,
  // Half an hour before what they did on that day.
  joined_at: daysFrom(now).ago(member.joinedDaysAgo + 0.02),
  single_keys_off: false,
})

/** Who brings the school in is here before it, also where that was begun before. */
export async function loadImporter(db: Db, now: Date): Promise<void> {
  const member = cast.find(({ key }) => key === IMPORTER)!
  const row = memberRow(member, await passwordHash(), now)
  const { joined_at } = row
  await db.transaction().execute(async (tx) => {
    const known = await tx.updateTable('members').set({ joined_at }).where('id', '=', row.id).returning('id').execute()
    if (known.length > 0) return
    await fill(tx, 'members', [row])
    const since = daysFrom(now).ago(member.joinedDaysAgo)
    await fill(tx, 'staff_members', [{ member_id: row.id, role: member.staff, granted_at: since }])
  })
}

/** All the other members, and the one who never opened the confirmation letter. */
export async function loadCast(tx: Tx, now: Date): Promise<Map<string, number>> {
  const days = daysFrom(now)
  const password_hash = await passwordHash()
  const ids = new Map(cast.map((member) => [member.key, idOf(member)]))
  const others = cast.filter(({ key }) => key !== IMPORTER)
  await fill(
    tx,
    'members',
    others.map((member) => memberRow(member, password_hash, now)),
  )
  await fill(tx, 'registrations', [
    {
      id: '6f1b6d0e-6a5e-4a52-9d3c-0d6b1f1f0a01',
      email: emailOf('unconfirmed'),
      email_key: emailOf('unconfirmed'),
      password_hash,
      terms_agreed_at: days.ago(1),
      created_at: days.ago(1),
    },
  ])
  // What it cost before the revision; the present prices come with the schema.
  const before = [
    [1, 11_800],
    [6, 9_800],
    [12, 7_900],
  ] as const
  await fill(
    tx,
    'plan_prices',
    before.map(([term_months, monthly_yen]) => ({ term_months, monthly_yen, valid_from: '2016-04-01T00:00:00+09:00' })),
  )
  await settleIds(tx, ['members'])
  return ids
}

/** What somebody has already done, told in a few sentences. */
export function pastOf(tx: Tx, memberId: number, now: Date) {
  const days = daysFrom(now)
  const watched = async (which: RawBuilder<unknown>, share: number, daysAgo: number): Promise<void> => {
    await sql`
      insert into watch_progress (member_id, video_id, place_seconds, seen, updated_at, device)
      select ${memberId}, v.id, round(v.duration_seconds * ${share}::numeric, 3),
        int4multirange(int4range(0, (v.duration_seconds * 1000 * ${share}::numeric)::int)), ${days.ago(daysAgo)}::timestamptz, 'パソコン'
      from chapters c join videos v on v.id = c.video_id
      where ${which} and ${share}::numeric > 0
      on conflict (member_id, video_id) do update set seen = watch_progress.seen + excluded.seen,
        place_seconds = case when excluded.updated_at > watch_progress.updated_at
          then excluded.place_seconds else watch_progress.place_seconds end,
        updated_at = greatest(excluded.updated_at, watch_progress.updated_at)
    `.execute(tx)
  }
  return {
    /** Watched the chapters of these lessons up to a share of each, from their beginnings. */
    watched: (lessonIds: number[], share: number, daysAgo: number) =>
      watched(sql`c.lesson_id = any(${lessonIds})`, share, daysAgo),
    /** Watched one chapter up to a share of it. */
    watchedIn: (chapterId: number, share: number, daysAgo: number) => watched(sql`c.id = ${chapterId}`, share, daysAgo),
    async completed(lessonIds: number[], daysAgo: number, options: { butLastChapter?: boolean } = {}): Promise<void> {
      await sql`
        insert into chapter_completions (member_id, chapter_id, completed_at)
        select ${memberId}, c.id, ${days.ago(daysAgo)}::timestamptz from chapters c
        where c.lesson_id = any(${lessonIds})
          and not (${options.butLastChapter ?? false} and c.id = (select max(id) from chapters where lesson_id = any(${lessonIds})))
        on conflict do nothing
      `.execute(tx)
      if (options.butLastChapter) return
      await sql`
        insert into lesson_completions (member_id, lesson_id, completed_at)
        select ${memberId}, id, ${days.ago(daysAgo)}::timestamptz from lessons where id = any(${lessonIds})
        on conflict do nothing
      `.execute(tx)
    },
    async finishedCourse(courseId: number, daysAgo: number): Promise<void> {
      const at = days.ago(daysAgo)
      await sql`insert into course_completions values (${memberId}, ${courseId}, ${at}::timestamptz) on conflict do nothing`.execute(
        tx,
      )
      await sql`
        insert into course_places (member_id, course_id, finished, updated_at) values (${memberId}, ${courseId}, true, ${at}::timestamptz)
        on conflict do nothing
      `.execute(tx)
    },
    async lastPlace(
      courseId: number,
      chapterId: number | null,
      primeLessonId: number | null,
      daysAgo: number,
    ): Promise<void> {
      await sql`
        insert into course_places (member_id, course_id, chapter_id, prime_lesson_id, updated_at)
        values (${memberId}, ${courseId}, ${chapterId}, ${primeLessonId}, ${days.ago(daysAgo)}::timestamptz)
      `.execute(tx)
    },
    async attends(
      curriculumId: number,
      place: { stepId: number | null; chapterId: number | null },
      daysAgo: number,
      removedDaysAgo?: number,
    ): Promise<void> {
      await sql`
        insert into curriculum_attendances (member_id, curriculum_id, started_at, step_id, chapter_id, updated_at, removed_at)
        values (${memberId}, ${curriculumId}, ${days.ago(daysAgo + 30)}::timestamptz, ${place.stepId}, ${place.chapterId}, ${days.ago(daysAgo)}::timestamptz,
          ${removedDaysAgo === undefined ? null : days.ago(removedDaysAgo)}::timestamptz)
      `.execute(tx)
    },
    async bookmarked(courseIds: number[], lessonIds: number[]): Promise<void> {
      await fill(
        tx,
        'course_bookmarks',
        courseIds.map((course_id, index) => ({ member_id: memberId, course_id, added_at: days.ago(index + 1) })),
      )
      for (const [index, lessonId] of lessonIds.entries()) {
        await sql`insert into lesson_bookmarks (member_id, lesson_id, added_at) values (${memberId}, ${lessonId}, ${days.ago(index + 1)}::timestamptz)`.execute(
          tx,
        )
      }
    },
    async studied(daysAgo: number, minutes: number, fromHour = 20): Promise<void> {
      const day = new Date(now.getTime() - daysAgo * 86_400_000 + 9 * 3_600_000).toISOString().slice(0, 10)
      const from = fromHour * 3600
      await sql`
        insert into study_days values (${memberId}, ${day}::date, int4multirange(int4range(${from}, ${from + minutes * 60})))
        on conflict (member_id, day) do update set played = study_days.played + excluded.played
      `.execute(tx)
    },
  }
}
