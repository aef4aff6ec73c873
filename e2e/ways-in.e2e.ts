import { addMember, linkTo, newAddress, PASSWORD } from '#test/accounts/newcomers.ts'
import { atAllWidths, expect, picture, test, type Page } from '#test/browser.ts'

const main = (page: Page) => page.getByRole('main')

/** At the service's own page the tester says who they are. */
async function agree(page: Page, who: { subject: string; name?: string; email?: string; verified?: boolean }) {
  const own = page.locator('section', { hasText: '自分で入力する' })
  await own.getByRole('textbox', { name: /^ID/ }).fill(who.subject)
  await own.getByRole('textbox', { name: '名前' }).fill(who.name ?? '若葉 みのり')
  await own.getByLabel('メールアドレス（空欄は知らせない）').fill(who.email ?? '')
  await own.getByLabel('メールアドレスの確認').selectOption(who.verified ? '1' : '')
  await own.getByRole('button', { name: '許可して進む' }).click()
}

test('a newcomer joins by Google, is counted once, and finds and changes the ways in [AC-002] [AC-004] [AC-006] [AC-027]', async ({
  page,
  web,
}) => {
  const [email, subject] = [newAddress(), `journey-${newAddress()}`]
  await page.goto('/users/new')
  await expect(main(page).getByRole('button', { name: /で登録$/ })).toHaveText([
    'Xで登録',
    'LINEで登録',
    'Amazonで登録',
  ])
  await atAllWidths(page, 'doors-sign-up')
  await page.goto('/sessions/new')
  await expect(main(page).getByRole('button', { name: /^(Google|X|LINE|Amazon)でログイン$/ })).toHaveCount(4)
  await atAllWidths(page, 'doors-sign-in')

  await page.getByRole('button', { name: 'Googleでログイン' }).click()
  await page.getByRole('button', { name: '許可せずに戻る' }).click()
  await expect(main(page).getByRole('alert')).toHaveText('ログインをキャンセルしました。')

  await page.getByRole('button', { name: 'Googleでログイン' }).click()
  await agree(page, { subject, email, verified: true })
  await expect(page).toHaveURL('/users/complete_registration')
  await expect(main(page)).toContainText(email)
  await expect(page.getByLabel('表示名')).toHaveValue('若葉 みのり')
  const done = page.getByRole('button', { name: '登録を完了する' })
  await expect(done).toBeDisabled()
  await atAllWidths(page, 'doors-complete')
  await page.getByRole('checkbox').check()
  await done.click()
  await expect(page).toHaveURL('/subscription_orders/new')
  const events = () => page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer ?? [])
  await expect.poll(events).toEqual([{ event: 'registration_view' }])

  const { id } = await web.member(email)
  await web.db
    .updateTable('sessions')
    .set({ by_letter_at: await web.now() })
    .where('member_id', '=', id)
    .execute()
  await page.goto(`/users/${id}/ways_in`)
  await expect(main(page)).toContainText('未設定')
  await expect(page.getByRole('button', { name: 'Googleとの連携を解除する' })).toBeDisabled()
  await atAllWidths(page, 'doors-ways')
  await page.getByRole('button', { name: 'Xと連携する' }).click()
  await agree(page, { subject })
  await expect(page).toHaveURL(`/users/${id}/ways_in`)
  await expect(page.getByText('Xと連携しました。')).toBeVisible()
  await page.getByRole('button', { name: 'Googleとの連携を解除する' }).click()
  await expect(page.getByText('Googleとの連携を解除しました。')).toBeVisible()
  await picture(page, 'doors-ways-after')
})

test('who comes by LINE names an address, reads the letter in the same browser, and may have an account already [AC-026]', async ({
  page,
  web,
}) => {
  const { id, email } = await addMember(web)
  await page.goto('/sessions/new?return_to=%2Fcourses')
  await page.getByRole('button', { name: 'LINEでログイン' }).click()
  await agree(page, { subject: `journey-${email}`, name: 'ラインの名前' })
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '確認メールを送る' }).click()
  await expect(page.getByText('確認メールを送信しました。')).toBeVisible()
  await atAllWidths(page, 'doors-sent')
  await page.goto((await linkTo(web, email)).path)
  await atAllWidths(page, 'doors-letter')
  await page.getByRole('button', { name: 'LINEと連携する' }).click()
  await expect(page).toHaveURL('/courses')
  await page.goto(`/users/${id}/ways_in`)
  await expect(main(page)).toContainText('から連携中')
})

test('a member with a plan shows the password before Google opens the account [AC-025]', async ({ page, web }) => {
  const { id, email } = await addMember(web)
  await web.db
    .insertInto('subscriptions')
    .values({ member_id: id, plan_id: 1, state: 'will_continue', started_at: await web.now() })
    .execute()
  await page.goto('/sessions/new')
  await page.getByRole('button', { name: 'Googleでログイン' }).click()
  await agree(page, { subject: `journey-${email}`, email, verified: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ご本人の確認')
  await atAllWidths(page, 'doors-show')
  await main(page).locator('input[name=password]').fill(PASSWORD)
  await page.getByRole('button', { name: '確認してGoogleと連携する' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('with a key of the device', () => {
  test.use({ ownHouse: true })

  test('staff add a passkey, come in by it without typing, and show it as the second factor', async ({
    page,
    signedIn,
    house,
  }) => {
    const device = await page.context().newCDPSession(page)
    await device.send('WebAuthn.enable')
    const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
        ...{ isUserVerified: true, automaticPresenceSimulation: true },
      },
    })
    await signedIn('staff')
    const { id, email } = await house.member('staff')
    await house.db
      .updateTable('sessions')
      .set({ by_letter_at: await house.now() })
      .where('member_id', '=', id)
      .execute()
    await page.goto(`/users/${id}/ways_in`)
    await page.getByLabel('パスキーの名前').fill('仕事の端末')
    await page.getByRole('button', { name: 'パスキーを追加する' }).click()
    await expect(page.getByText('パスキーを追加しました。')).toBeVisible()
    await expect(main(page)).toContainText('仕事の端末')
    await atAllWidths(page, 'doors-passkey')
    expect((await house.letters(email)).some(({ subject }) => subject.includes('パスキーを追加しました'))).toBe(true)

    await page.context().clearCookies()
    await page.goto('/sessions/new')
    await page.getByRole('button', { name: 'パスキーでログイン' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/staff')
    await expect(page).toHaveURL(/\/staff\/second_factor/)
    await atAllWidths(page, 'doors-factor')
    await page.getByRole('button', { name: 'パスキーで確認する' }).click()
    await expect(page).toHaveURL('/staff')

    await page.context().clearCookies()
    await page.goto('/sessions/new')
    await page.getByLabel('メールアドレス').focus()
    await expect(page).toHaveURL('/')
    await device.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
  })
})
