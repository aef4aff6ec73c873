import { beforeAll, expect, it } from 'vitest'
import { newCampaign, newEntitled } from '#test/critiques/asking.ts'
import { courseByKey } from '#test/learning/demo-ids.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => (web = await freshWeb()))

it('who bought a course and has not watched it is led into it, is not sent to choose a first one, and is not sold it again', async () => {
  const [{ memberId, session }, { session: other }] = [await newPerson(web), await newPerson(web)]
  const { id: course_id } = await courseByKey(web.db, 'eyes-build')
  const { title } = await web.db
    .selectFrom('courses')
    .select('title')
    .where('id', '=', course_id)
    .executeTakeFirstOrThrow()
  const status = async (who = session) =>
    (await who.visit('/subscriptions/learning_status')).text.replaceAll('<wbr/>', '')
  expect(await status()).toContain('まず52秒。')

  const bought = { member_id: memberId, course_id, purchased_at: await web.now() }
  await web.db.insertInto('course_purchases').values(bought).execute()
  await expect.poll(() => status()).toContain('購入した講座')
  const page = await status()
  expect(page).toContain('あなたの講座から始めましょう')
  expect(page).toMatch(new RegExp(`「(<!-- -->)?${title}(<!-- -->)?」を、すぐに見られます。`))
  expect(page).not.toContain('まず52秒。')
  expect(page).not.toContain('単品')
  expect(await status(other)).not.toContain('購入した講座')
})

it('who has critiques in their plan is led to the open campaign, until they have asked; in a trial they read from when, and nothing once they quit it', async () => {
  const status = async (key: string) => (await (await web.signIn(key)).visit('/subscriptions/learning_status')).text
  const asks = await status('plan6m')
  expect(asks).toContain('先生の添削を受け付けています')
  expect(asks).toMatch(/href="\/correction_campaigns\/\d+"[^>]*>添削を依頼する/)
  const section = (page: string) => /<section[^>]*aria-labelledby="critique-invitation".*?<\/section>/s.exec(page)?.[0]
  const before = section(await status('trial6'))
  expect(before).toMatch(/\d+月\d+日から依頼できます。/)
  expect(before).not.toContain('<a ')
  const { id } = await web.member('trial6')
  await web.db.updateTable('subscriptions').set({ state: 'will_cancel' }).where('member_id', '=', id).execute()
  expect(section(await status('trial6'))).toBeUndefined()
  for (const key of ['waiting', 'plan1m', 'trial1', 'member', 'resume'])
    expect(await status(key), key).not.toContain('先生の添削を受け付けています')
})

it('who may ask is led to a campaign with a place for them, past one that is full or has no teacher who takes works', async () => {
  const { session, memberId } = await newEntitled(web)
  const named = async () => {
    const { text } = await session.visit('/subscriptions/learning_status')
    return Number(/href="\/correction_campaigns\/(\d+)"/.exec(text)?.[1])
  }
  const { campaignId, teacherId } = await newCampaign(web, { slots: 1 })
  expect(await named()).toBe(campaignId)
  const { text } = await session.visit(`/correction_campaigns/${campaignId}`)
  expect(text).toContain('試しの企画')
  const teacher = web.db.updateTable('correctional_teachers').where('id', '=', teacherId)
  await teacher.set({ accepts: false }).execute()
  expect(await named()).not.toBe(campaignId)
  await teacher.set({ accepts: true }).execute()
  expect(await named()).toBe(campaignId)
  await newCampaign(web, { slots: 0 })
  expect(await named()).toBe(campaignId)
  const now = await web.now()
  const until_at = new Date(now.getTime() + 86_400_000)
  await web.db.insertInto('critique_exclusions').values({ member_id: memberId, from_at: now, until_at }).execute()
  expect(await named()).toBeNaN()
})

it('who learns reads what is to be done today: what a teacher sent back, else the next film and the exercise that follows it', async () => {
  const today = async (key: string) => {
    const { text } = await (await web.signIn(key)).visit('/subscriptions/learning_status')
    return /<section[^>]*aria-labelledby="today".*?<\/section>/s.exec(text)![0].replaceAll(/<wbr\/>|<!-- -->/g, '')
  }
  const corrected = await today('corrected')
  expect(corrected).toMatch(/href="\/user_corrected_works\/\d+".*添削を読む.*先生・\d+月\d+日に返却/s)
  const learner = await today('learner')
  expect(learner).not.toContain('添削を読む')
  expect(learner).toContain('練習を描く')
  const lessonId = Number(/daily_lesson_trainings\/new\?lesson_id=(\d+)/.exec(learner)![1])
  const { id } = await web.member('learner')
  const log = { member_id: id, lesson_id: lessonId, image_key: 'a', small_key: 'b', image_width: 4, image_height: 3 }
  const now = await web.now()
  await web.db
    .insertInto('practice_logs')
    .values({ ...log, posted_at: now, updated_at: now })
    .execute()
  const drawn = await today('learner')
  expect(drawn).not.toContain('練習を描く')
  expect(drawn).toMatch(/つづきを見る.*のこり/s)
})

it('what one may begin with is said once: large, and not again in what is to be done today', async () => {
  for (const key of ['member', 'trial1', 'corrected', 'veteran']) {
    const { text } = await (await web.signIn(key)).visit('/subscriptions/learning_status')
    const band = /<section[^>]*aria-label="今日やることと、今週のリズム".*?<div class="mx-auto/s.exec(text)![0]
    const [, offered] = /<h2 class="headline text-xl">(.*?)<\/h2>/s.exec(band)!
    const plain = (html: string) => html.replaceAll(/<[^>]+>/g, '')
    expect(plain(band).split(plain(offered!)), key).toHaveLength(2)
  }
})
