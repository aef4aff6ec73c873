import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Actor } from '#platform/ask.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { newSubscriber } from '#test/people.ts'
import { postPractice } from '#test/practice/posting.ts'
import { freshWeb } from '#test/web.ts'
import { growthOf } from '../index.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let school: ReturnType<typeof smallSchool>
beforeAll(async () => {
  web = await freshWeb()
  school = smallSchool(web.db)
})

it('a learner’s first and latest drawing of a theme stand side by side once there are two, never another’s or a hidden one', async () => {
  const [{ session, memberId }, { session: other }] = [await newSubscriber(web), await newSubscriber(web)]
  const { lessons } = await school.newCourse({ lessons: [{}, {}] })
  const [one, two] = lessons
  const actor = { db: web.db, memberId, now: await web.now(), house: { settings: { secret: 'x'.repeat(32) } } }
  const asking = actor as unknown as Actor
  const sketchbook = (theme: string) =>
    session.visit(`/user_daily_lesson_trainings?theme=${encodeURIComponent(theme)}`).then(({ text }) => text)
  await postPractice(session, one!.id)
  await postPractice(other, one!.id)
  expect(await growthOf(asking, 'レッスン1')).toBeNull()
  expect(await growthOf(asking)).toBeNull()
  expect(await sketchbook('レッスン1')).not.toContain('はじめと、いま')
  for (let n = 0; n < 2; n++) await postPractice(session, one!.id)
  await postPractice(session, two!.id)
  const days = [40, 20, 1]
  const logs = await web.db
    .selectFrom('practice_logs')
    .select(['id', 'image_key'])
    .where('member_id', '=', memberId)
    .where('lesson_id', '=', one!.id)
    .orderBy('id')
    .execute()
  for (const [n, { id }] of logs.entries())
    await web.db
      .updateTable('practice_logs')
      .set({ posted_at: new Date(actor.now.getTime() - days[n]! * 86_400_000) })
      .where('id', '=', id)
      .execute()
  expect((await growthOf(asking))!.between).toEqual([])
  const ends = async () => {
    const growth = (await growthOf(asking))!
    return [growth.theme, ...[growth.first, growth.latest].map(({ url }) => url.split('?')[0])]
  }
  const keys = logs.map(({ image_key }) => `/${image_key}`)
  expect(await ends()).toEqual(['レッスン1', keys[0], keys[2]])
  const first = new Date(actor.now.getTime() - 400 * 86_400_000)
  await web.db.updateTable('practice_logs').set({ posted_at: first }).where('id', '=', logs[0]!.id).execute()
  const { between } = (await growthOf(asking))!
  expect(between.map(({ url }) => url.split('?')[0])).toEqual([keys[1]])
  expect(await sketchbook('レッスン1')).toContain('はじめと、いま')
  const hidden = { hidden_at: actor.now, hidden_reason: '規約' }
  await web.db.updateTable('practice_logs').set(hidden).where('id', '=', logs[2]!.id).execute()
  expect(await ends()).toEqual(['レッスン1', keys[0], keys[1]])
})

it('of who has drawn for years, what they draw most often of late stands beside its beginning, not what they drew most often ever', async () => {
  const { session, memberId } = await newSubscriber(web)
  const { lessons } = await school.newCourse({ lessons: [{}, {}] })
  const [early, late] = lessons
  await postPractice(session, early!.id)
  const drawn = (lessonId: number, times: number, days: number) => sql`
    insert into practice_logs (member_id, lesson_id, image_key, small_key, image_width, image_height, posted_at, updated_at)
    select member_id, ${lessonId}, image_key, small_key, image_width, image_height,
      posted_at - ${days} * interval '1 day' - n * interval '1 hour', posted_at
    from practice_logs, generate_series(1, ${times}) n where member_id = ${memberId} order by id limit ${times}`
  await drawn(early!.id, 260, 900).execute(web.db)
  await drawn(late!.id, 200, 1).execute(web.db)
  const actor = { db: web.db, memberId, now: await web.now(), house: { settings: { secret: 'x'.repeat(32) } } }
  expect((await growthOf(actor as unknown as Actor))?.theme).toBe('レッスン2')
  expect((await growthOf(actor as unknown as Actor, 'レッスン1'))?.theme).toBe('レッスン1')
})
