import { axe, expect, picture, test } from '#test/browser.ts'
import { newSubscriber } from '#test/people.ts'
import { postPractice } from '#test/practice/posting.ts'

test('a memo that a learner changed on two devices: the second shows both and keeps both [PR-019]', async ({
  house,
  person,
  expectTrouble,
}) => {
  expectTrouble('Failed to load resource')
  const { session, email, memberId } = await newSubscriber(house)
  const { lesson_id } = await house.db
    .selectFrom('practice_logs')
    .select('lesson_id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id } = (await postPractice(session, lesson_id, { memo: 'はじめ' })).body
  const kept = () =>
    house.db.selectFrom('practice_logs').select('memo').where('member_id', '=', memberId).executeTakeFirst()
  const [phone, desk] = [await person(email), await person(email)]
  await phone.setViewportSize({ width: 390, height: 844 })
  for (const page of [phone, desk]) await page.goto(`/user_daily_lesson_trainings/${id}`)
  await phone.getByLabel('メモ').fill('電話から')
  await expect.poll(kept).toEqual({ memo: '電話から' })

  await desk.getByLabel('メモ').fill('机から')
  const both = desk.getByRole('region', { name: 'ほかの端末のメモ' })
  await expect(both).toContainText('電話から')
  await axe(desk)
  await picture(desk, 'practice-memo-two-devices')
  expect(await kept()).toEqual({ memo: '電話から' })
  await desk.reload()
  await both.getByRole('button', { name: '両方を残す' }).click()
  await expect.poll(kept).toEqual({ memo: '電話から\n机から' })
  await expect(both).toHaveCount(0)
  await expect(desk.getByLabel('メモ')).toHaveValue('電話から\n机から')

  await phone.getByLabel('メモ').fill('電話からもう一度')
  await phone
    .getByRole('region', { name: 'ほかの端末のメモ' })
    .getByRole('button', { name: 'この端末のメモにする' })
    .click()
  await expect.poll(kept).toEqual({ memo: '電話からもう一度' })
})
