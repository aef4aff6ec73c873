import { beforeAll, expect, it } from 'vitest'
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
  const status = async (who = session) => (await who.visit('/subscriptions/learning_status')).text
  expect(await status()).toContain('最初の1本を選びましょう')

  const bought = { member_id: memberId, course_id, purchased_at: await web.now() }
  await web.db.insertInto('course_purchases').values(bought).execute()
  await expect.poll(() => status()).toContain('購入した講座')
  const page = await status()
  expect(page).toContain('あなたの講座から始めましょう')
  expect(page).toMatch(new RegExp(`「(<!-- -->)?${title}(<!-- -->)?」を、すぐに見られます。`))
  expect(page).not.toContain('最初の1本を選びましょう')
  expect(page).not.toContain('単品')
  expect(await status(other)).not.toContain('購入した講座')
})

it('who has critiques in their plan is led to the open campaign, until they have asked; nobody else is', async () => {
  const status = async (key: string) => (await (await web.signIn(key)).visit('/subscriptions/learning_status')).text
  const asks = await status('plan6m')
  expect(asks).toContain('先生の添削を受け付けています')
  expect(asks).toMatch(/href="\/correction_campaigns"[^>]*>添削を依頼する/)
  expect(await status('trial6')).toContain('依頼できるのは、料金の期間が始まってからです。')
  for (const key of ['waiting', 'plan1m', 'trial1', 'member', 'resume'])
    expect(await status(key), key).not.toContain('先生の添削を受け付けています')
})
