import { bringBoth, joinCampaign, newCampaign, newEntitled, newWaiting, requestOf } from '#test/critiques/asking.ts'
import { newPerson } from '#test/people.ts'
import { atAllWidths, expect, picture, test, type Page } from '#test/browser.ts'

test.use({ ownHouse: true })

/** Everybody can use it by day and by night. */
async function byDayAndNight(page: Page, name: string) {
  await atAllWidths(page, name)
  await page.emulateMedia({ colorScheme: 'dark' })
  await atAllWidths(page, `${name}-dark`)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('a learner waits for a teacher who is full, by keyboard, is given the place, and opens the form with it', async ({
  house,
  signedIn,
}) => {
  const where = await newCampaign(house, { slots: 1 })
  const pictures = await house.db
    .selectFrom('correction_campaigns')
    .select(['visual_pc_key', 'visual_sp_key'])
    .where('id', '<>', where.campaignId)
    .limit(1)
    .executeTakeFirstOrThrow()
  await house.db.updateTable('correction_campaigns').set(pictures).where('id', '=', where.campaignId).execute()
  const [owner, other, waiter] = [await newEntitled(house), await newEntitled(house), await newEntitled(house)]
  const asked = await owner.session.post('/user_corrected_works', requestOf(where, await bringBoth(owner.session)))
  await other.session.post(`/correction_campaigns/${where.campaignId}/wait`, { teacher_id: where.teacherId })
  const page = await signedIn(waiter.email)
  await page.goto(`/correction_campaigns/${where.campaignId}`)
  await expect(page.getByText('1人が空きを待っています')).toBeVisible()
  await page.getByRole('button', { name: /空きを待つ/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('あなたの前に1人')).toBeVisible()
  const leave = page.getByRole('button', { name: /待つのをやめる/ })
  await expect(leave).toBeFocused()
  await byDayAndNight(page, 'critique-wait')
  await leave.click()
  await picture(page, 'critique-wait-leaving')
  await page.keyboard.press('Escape')
  await expect(leave).toBeFocused()

  await other.session.delete(`/correction_campaigns/${where.campaignId}/wait`, { teacher_id: where.teacherId })
  await owner.session.delete(`/user_corrected_works/${asked.body.correctionWorkId}`)
  await expect
    .poll(async () => {
      await page.reload()
      return page.getByText('あなたの枠を確保しています').count()
    })
    .toBe(1)
  await byDayAndNight(page, 'critique-offered')
  await page.getByRole('button', { name: /この先生に添削を依頼する/ }).click()
  await expect(page.getByText('受付枠を確保しています')).toBeVisible()
})

test('a member whose work is late says what becomes of it, and staff see that and what they are told of it', async ({
  house,
  person,
  signedIn,
  expectTrouble,
}) => {
  const { id, page: path, student, teacher, back } = await newWaiting(house)
  await joinCampaign(house, teacher.campaignId)
  const requested_at = new Date(Date.now() - 33 * 86_400_000)
  await house.db.updateTable('corrected_works').set({ requested_at }).where('id', '=', id).execute()
  await teacher.session.put(`${back}/draft`, {
    items: [{ type: 'comment', value: '途中', name: '', fileKey: null, fileName: null }],
    version: 0,
  })
  const page = await signedIn(student.email)
  await page.goto(path)
  await byDayAndNight(page, 'critique-late-work')
  await page.getByRole('link', { name: 'この依頼をどうするか選ぶ' }).click()
  await expect(page.getByRole('heading', { name: 'お返しが遅れています' })).toBeVisible()
  await byDayAndNight(page, 'critique-late')
  expectTrouble('422')
  await page.getByRole('button', { name: 'この内容に決める' }).click()
  await expect(page.getByText('どれか1つを選んでください。')).toBeVisible()
  await page.getByLabel('このまま待つ').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('このままお待ちいただきます')).toBeVisible()

  await page.goto(path)
  await page.getByRole('link', { name: '依頼の取り消しを相談する' }).click()
  await byDayAndNight(page, 'critique-report')
  await page.getByLabel('理由').fill('応募の締め切りに間に合わないためです')
  await page.getByRole('button', { name: '運営に送る' }).click()
  await expect(page.getByText('依頼の取り消しを運営で確認しています')).toBeVisible()

  const { email } = await newPerson(house, { isStaff: true, role: 'support' })
  const desk = await person(email)
  await desk.goto('/staff/critiques?tab=reported')
  await atAllWidths(desk, 'critique-board-reported')
  await desk.getByRole('link', { name: `No.${id}` }).click()
  await expect(desk.getByText('応募の締め切りに間に合わないためです')).toBeVisible()
  await byDayAndNight(desk, 'critique-board-work')
  const teacherPage = await person(teacher.email)
  await teacherPage.goto(`/user_corrected_works/${id}/reports/new`)
  await byDayAndNight(teacherPage, 'critique-report-teacher')
  await teacherPage.goto('/correctional_teachers')
  await expect(teacherPage.getByText('取消確認中')).toBeVisible()
  await picture(teacherPage, 'critique-desk-asked')
})
