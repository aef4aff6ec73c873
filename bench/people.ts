import { sql } from 'kysely'
import { hashPassword } from '#domains/accounts/passwords.ts'
import type { Db } from '#platform/db.ts'
import { csrfToken } from '#platform/csrf.ts'
import { hashToken, newToken } from '#platform/tokens.ts'

/** Somebody who is signed in for the length of the measuring. */
export type Person = { memberId: number; cookie: string; token: string }
export type Subjects = {
  courseId: number
  chapterId: number
  /** Ordinary learners with a plan. */
  learners: Person[]
  veteran: Person
  /** Two who may ask for a critique: one sends a file plainly, the other by the page. */
  bringers: Person[]
  /** The same for two who bring films. */
  editors: Person[]
  /** Chapters that are played and ticked off, with their course and their film's length. */
  chapters: { id: number; courseId: number; seconds: number }[]
  /** People with a password who are not signed in. */
  signingIn: { id: number; email: string }[]
  password: string
  /** Beginnings of what stands in the courses' titles, more than any memory of answers holds. */
  typed: string[]
}

const AGENT = 'egaku-bench'
const LEARNERS = 64
const SIGNING_IN = 90
const TYPED = 4_000
const LONGEST_TYPED = 6

export async function gather(db: Db, secret: string, siteSlug: string): Promise<Subjects> {
  const signIn = async (memberId: number): Promise<Person> => {
    const cookie = newToken()
    const now = new Date()
    await db
      .insertInto('sessions')
      .values({
        ...{ token_hash: hashToken(cookie), member_id: memberId, agent: AGENT },
        ...{ created_at: now, last_used_at: now, second_factor_at: now },
      })
      .execute()
    return { memberId, cookie: `_${siteSlug}_session=${cookie}`, token: csrfToken(secret, cookie) }
  }
  const { rows: members } = await sql<{ id: number }>`
    select member_id as id from subscriptions
    where state = 'will_continue' and member_id > 1000 order by member_id desc limit ${LEARNERS}`.execute(db)
  const learners: Person[] = []
  for (const { id } of members) learners.push(await signIn(id))
  const named = async (name: string) => {
    const found = db.selectFrom('members').select('id').where('email_key', '=', `${name}@example.com`)
    return signIn((await found.executeTakeFirstOrThrow()).id)
  }

  // A course of the demo's own, with as many lessons and chapters as a real one has.
  const { rows: courses } = await sql<{ id: number; chapter: number }>`
    select c.id, min(h.id) as chapter from courses c
    join lessons l on l.course_id = c.id join chapters h on h.lesson_id = l.id
    join subscription_courses s on s.course_id = c.id
    where c.id < 250 and c.opened_at < now() and c.closed_at is null and s.opened_at < now() and s.closed_at is null
    group by c.id order by abs(count(h.id) - 18), c.id limit 1`.execute(db)
  const { rows: chapters } = await sql<Subjects['chapters'][number]>`
    select h.id, l.course_id as "courseId", v.duration_seconds as seconds from courses c
    join lessons l on l.course_id = c.id join chapters h on h.lesson_id = l.id join videos v on v.id = h.video_id
    where c.id between 1000 and 1040 and l.day_index = 1 order by h.id limit 40`.execute(db)
  const [course] = courses
  return {
    courseId: course!.id,
    chapterId: course!.chapter,
    learners,
    veteran: await named('veteran'),
    bringers: [await named('learner'), await named('plan6m')],
    editors: [await named('staff-editor'), await named('staff')],
    chapters,
    ...(await withPassword(db, members.at(-1)!.id)),
    typed: await listTyped(db),
  }
}

/** Ordinary members before the learners, who get a password for as long as is measured. */
async function withPassword(db: Db, before: number): Promise<Pick<Subjects, 'signingIn' | 'password'>> {
  const password = newToken()
  const password_hash = await hashPassword(password)
  const chosen = db.selectFrom('members').select('id').where('id', '<', before).orderBy('id', 'desc').limit(SIGNING_IN)
  const signingIn = await db
    .updateTable('members')
    .set({ password_hash })
    .where('id', 'in', chosen)
    .returning(['id', 'email'])
    .execute()
  return { signingIn, password }
}

/** Words that begin somewhere in a title or a lesson's, each once, in an order that mixes them well. */
async function listTyped(db: Db): Promise<string[]> {
  const { rows } = await sql<{ query: string }>`
    select query from (
      select distinct substr(title, at, length) as query
      from courses, generate_series(1, 20) at, generate_series(1, ${LONGEST_TYPED}::int) length
      where id <= 1000
    ) beginnings
    where query !~ '[[:space:][:punct:]（）・]' and query <> '' order by md5(query) limit ${TYPED}`.execute(db)
  return rows.map(({ query }) => query)
}

/** Nobody stays signed in, and no player stays open. */
export async function dismiss(db: Db, { learners, veteran, signingIn }: Subjects): Promise<void> {
  const guests = signingIn.map(({ id }) => id)
  await db.deleteFrom('sessions').where('member_id', 'in', guests).execute()
  await db.updateTable('members').set({ password_hash: null }).where('id', 'in', guests).execute()
  const ids = [...learners, veteran].map(({ memberId }) => memberId)
  await db.deleteFrom('sessions').where('agent', '=', AGENT).execute()
  await db.deleteFrom('playbacks').where('member_id', 'in', ids).execute()
  await sql`delete from rate_limits where key like '%:10.%' or key like '%/10.%'`.execute(db)
}
