import { atAllWidths, axe, expect, test } from '#test/browser.ts'
import { newPerson } from '#test/people.ts'

// Pictures of whole pages in three widths take their time on a busy machine.
test.describe.configure({ timeout: 90_000 })

const lists = [
  ['/staff', '概況'],
  ['/staff/figures', '経営の数字'],
  ['/staff/courses', '講座'],
  ['/staff/films', '動画'],
  ['/staff/curriculums', 'カリキュラム'],
  ['/staff/showcase', '先生と紹介'],
  ['/staff/showcase/teachers', '先生'],
  ['/staff/reviews', '講座のレビュー'],
  ['/staff/search_words', '検索の言葉'],
  ['/staff/imports', '教材の取り込み'],
  ['/staff/course_calendar', '公開カレンダー'],
  ['/staff/members', '会員'],
  ['/staff/subscriptions', '契約'],
  ['/staff/quits', '解約理由'],
  ['/staff/quit_reasons', '解約理由の選択肢'],
  ['/staff/first_surveys', '最初のアンケート'],
  ['/staff/level_picks', 'レベルごとのおすすめ'],
  ['/staff/questions', '質問と相談'],
  ['/staff/practice_picks', '練習の紹介'],
  ['/staff/practice_logs', '練習の記録'],
  ['/staff/question_figures', '回答の状況'],
  ['/staff/canned_sentences', '定型文'],
  ['/staff/closed_days', '休業日'],
  ['/staff/moderation', '投稿の確認'],
  ['/staff/moderation/words', '注意する言葉とリンク'],
  ['/staff/poses', 'ポーズ集'],
  ['/staff/ambassadors', 'アンバサダー'],
  ['/staff/incident', '情報漏えいへの対応'],
  ['/staff/money_records', '取引の記録'],
  ['/staff/news', 'お知らせメール'],
  ['/staff/terms', '規約の改定'],
  ['/staff/arrivals', '会員の取り込み'],
  ['/staff/claims', '権利・個人情報の申し出'],
  ['/staff/campaigns', 'キャンペーン'],
  ['/staff/campaigns/new', 'キャンペーンの作成'],
  ['/staff/prices', '料金'],
  ['/staff/plan_options', 'プランの特典'],
  ['/staff/trial_sets', 'お試しセット'],
  ['/staff/trial_codes', 'シリアルコード'],
  ['/staff/trial_tutorial', '体験のチュートリアル'],
  ['/staff/trial_questions', '体験のよくある質問'],
  ['/staff/gift_cards', 'ギフトカード'],
  ['/staff/people', 'スタッフ'],
  ['/staff/audit_log', '操作の記録'],
  ['/staff/contests', 'コンテスト'],
  ['/staff/galleries', '5周年ギャラリー'],
  ['/staff/contest_prizes', '賞品の発送'],
  ['/staff/ambassador_posts', '紹介の投稿'],
  ['/staff/coaching_tickets', '個人コーチング'],
  ['/staff/coaching_items', 'コーチングのメニュー'],
  ['/staff/coaching_items/new', 'コーチングのメニューの作成'],
  ['/staff/coaches', 'コーチ'],
  ['/staff/coaching_value', 'コーチングの未使用残高'],
] as const

for (const [path, title] of lists)
  test(`${title} fits a phone, a tablet and a desk, and everybody can use it (${path})`, async ({ page, signedIn }) => {
    await signedIn('staff')
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await atAllWidths(page, `staff-${path.slice(1).replaceAll('/', '-')}`)
  })

test('a member’s page fits a phone, a tablet and a desk, and is found by the beginning of the address', async ({
  page,
  signedIn,
}) => {
  await signedIn('staff')
  await page.goto('/staff/members?q=cont6%40')
  await page.getByRole('link', { name: '松永いつき' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('松永いつき')
  await atAllWidths(page, 'staff-member')
})

test('the page of a member who pays from the bank account has parts that can all be told apart', async ({
  page,
  signedIn,
}) => {
  await signedIn('staff')
  await page.goto('/staff/members?q=dd-ok%40')
  await page.getByRole('link', { name: '深町すみれ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('深町すみれ')
  await expect(page.getByRole('main').getByText('口座振替', { exact: true })).toBeVisible()
  await atAllWidths(page, 'staff-member-by-debit')
})

test('staff sign in with a password and the code of their app, by key alone [AC-030]', async ({ page, house }) => {
  await page.goto('/staff')
  await page.getByLabel('メールアドレス').first().fill('staff-accounting@example.com')
  await page.getByRole('textbox', { name: 'パスワード' }).fill('egaku-demo-2025')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '二段階認証' })).toBeVisible()
  await axe(page)
  const codes = (await house.visit('/sandbox/authenticator.json')).body as { email: string; code: string }[]
  await page.getByLabel('確認コード').focus()
  await page.keyboard.type(codes.find(({ email }) => email === 'staff-accounting@example.com')!.code)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '概況' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: '管理画面' })
  // Groups are folded until somebody opens them, but for the one that is worked in.
  await expect(menu.getByRole('link', { name: 'ギフトカード' })).toBeHidden()
  for (const group of await menu.locator('summary').all()) await group.press('Enter')
  await expect(menu.getByRole('link', { name: 'ギフトカード' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'スタッフ' })).toHaveCount(0)
  await menu.getByRole('link', { name: '契約' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '契約' })).toBeVisible()
  await expect(menu.getByRole('link', { name: '契約' })).toHaveAttribute('aria-current', 'page')
})

test('somebody new to the staff makes an app known with the code that it shows', async ({
  page,
  house,
  expectTrouble,
}) => {
  const { email } = await newPerson(house, { isStaff: true, role: 'support', name: '新しい 窓口' })
  const value = await house.sessionToken(email, { secondFactor: false })
  await page.context().addCookies([{ name: '_egaku_session', value, url: house.url, httpOnly: true, sameSite: 'Lax' }])
  await page.goto('/staff/members')
  await page.getByRole('button', { name: '登録を始める' }).click()
  await expect(page.getByRole('img', { name: '認証アプリで読み取るQRコード' })).toBeVisible()
  await atAllWidths(page, 'staff-enrol')
  expectTrouble('422')
  await page.getByLabel('確認コード').fill('12')
  await page.getByRole('button', { name: '登録する' }).click()
  await expect(page.getByRole('alert')).toContainText('確認コードが正しくありません')
  const app = await page.context().newPage()
  const key = await page.locator('code').textContent()
  await app.goto('/sandbox/authenticator')
  await app.getByLabel('キー').fill(key!)
  await app.getByRole('button', { name: 'コードを表示する' }).click()
  const code = await app.locator('.now').first().textContent()
  await page.getByLabel('確認コード').fill(` ${code!.slice(0, 3)} ${code!.slice(3)}`)
  await page.getByRole('button', { name: '登録する' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '会員' })).toBeVisible()
})

test('staff look at the site as a member under a banner, cannot change anything, and come back to the member', async ({
  page,
  signedIn,
  house,
  expectTrouble,
}) => {
  const { memberId } = await newPerson(house, { name: '若葉 ひろ', plan: { state: 'will_continue' } })
  await signedIn('staff-support')
  await page.goto(`/staff/members/${memberId}`)
  await page.getByRole('button', { name: 'この会員として閲覧' }).click()
  const bar = page.getByRole('region', { name: '会員としての閲覧' })
  await expect(bar).toContainText('若葉 ひろさんとして閲覧中')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('若葉 ひろ')
  await atAllWidths(page, 'staff-viewing')
  await page.goto(`/users/${memberId}/settings`)
  await expect(bar).toBeVisible()
  await page.getByLabel('表示名').fill('書き換え')
  expectTrouble('403')
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText('会員として閲覧している間は、この操作はできません')).toBeVisible()
  await page.goto('/courses')
  await bar.getByRole('button', { name: '閲覧を終了' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '若葉 ひろ' })).toBeVisible()
  await expect(bar).toHaveCount(0)
  await expect(page.getByRole('table', { name: '最近の記録' })).toContainText('会員としての閲覧を終了')
})

test('support takes down a contract’s end with a reason, from the search to the record', async ({
  page,
  signedIn,
  house,
  expectTrouble,
}) => {
  const { email } = await newPerson(house, { name: '解約 のぞみ', plan: { state: 'will_continue', planId: 2 } })
  await signedIn('staff-support')
  await page.goto('/staff/members')
  await page.getByLabel('会員を探す').fill(email)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: '解約 のぞみ' }).click()
  await page.getByText('契約を終了する').click()
  expectTrouble('422')
  await page.getByRole('button', { name: '終了する', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('理由を入力してください。')
  await page.getByLabel('終了の理由').fill('電話での依頼')
  await page.getByRole('button', { name: '終了する', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText('契約の終了を受け付けました。')
  await expect(page.getByRole('table', { name: '最近の記録' })).toContainText('理由: 電話での依頼')
  await expect(page.getByText('契約を終了する')).toHaveCount(0)
})

test('on a phone the menu rises from below, leads on, and gives the focus back', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signedIn('staff')
  await page.goto('/staff')
  const opener = page.getByRole('button', { name: 'メニュー' })
  await opener.press('Enter')
  const menu = page.getByRole('dialog', { name: 'メニュー' })
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await menu.locator('summary', { hasText: '会員' }).click()
  await menu.getByRole('link', { name: '解約理由' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '解約理由' })).toBeVisible()
  await expect(menu).toBeHidden()
})

test('reasons for leaving are counted, drawn and taken along as a file [QS-009]', async ({ page, signedIn, house }) => {
  const { memberId } = await newPerson(house, { name: '卒業 する', plan: { state: 'will_cancel' } })
  const reason = await house.db
    .selectFrom('quit_reasons')
    .select(['id', 'content'])
    .where('asks', '=', 'free_text')
    .executeTakeFirstOrThrow()
  const quit = {
    member_id: memberId,
    plan_id: 1,
    state: 'will_continue',
    at: await house.now(),
    free_text: '就職のため',
  }
  const { id: quit_id } = await house.db.insertInto('quits').values(quit).returning('id').executeTakeFirstOrThrow()
  await house.db.insertInto('quit_answers').values({ quit_id, reason_id: reason.id }).execute()
  await signedIn('staff-support')
  await page.goto('/staff/quits')
  const row = page.getByRole('table', { name: '理由ごとの件数' }).getByRole('row', { name: reason.content })
  await expect(row.getByRole('cell').nth(1)).not.toHaveText('0')
  await expect(page.getByRole('table', { name: '回答の一覧' })).toContainText('就職のため')
  await atAllWidths(page, 'staff-quits-full')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSVで書き出す' }).click()
  expect((await download).suggestedFilename()).toMatch(/^quits-.*\.csv$/)
})

test.describe('what is for sale', () => {
  test.use({ ownHouse: true })

  test('an admin writes a campaign and a price of the future, and sees what comes', async ({
    page,
    signedIn,
    expectTrouble,
  }) => {
    await signedIn('staff')
    await page.goto('/staff/campaigns/new')
    await expect(page.getByLabel('最初の1ヶ月の料金')).toBeVisible()
    await page.getByLabel('種類').selectOption('discount')
    await expect(page.getByLabel('最初の1ヶ月の料金')).toHaveCount(0)
    await page.getByLabel('名前').fill('新春の割引')
    await page.getByLabel('開始日時').fill('2098-01-01T00:00')
    await page.getByLabel('申込期限').fill('2098-01-20T00:00')
    await page.getByLabel('終了日時').fill('2098-01-10T00:00')
    await page.getByLabel('12ヶ月プランの割引後の月額').fill('7900')
    await page.getByLabel('割引する月数').fill('3')
    expectTrouble('422')
    await page.getByRole('button', { name: '作成する' }).click()
    await expect(page.getByText('終了日時以前にしてください。').first()).toBeVisible()
    await expect(page.getByLabel('名前')).toHaveValue('新春の割引')
    await page.getByLabel('申込期限').fill('2098-01-10T00:00')
    await page.getByRole('button', { name: '作成する' }).click()
    await expect(page.getByText('保存しました。')).toBeVisible()
    await page.goto('/staff/campaigns')
    await expect(page.getByRole('row', { name: '新春の割引' })).toContainText('開始前')

    await page.goto('/staff/prices')
    await page.getByRole('combobox', { name: 'プラン' }).selectOption('12')
    await page.getByLabel('適用開始').fill('2098-04-01T00:00')
    await page.getByRole('textbox', { name: '月額' }).fill('9400')
    await page.getByRole('button', { name: '登録する' }).click()
    const coming = page.getByRole('table', { name: '12ヶ月プランの料金' }).getByRole('row', { name: '2098年4月1日' })
    await expect(coming).toContainText('改定予定')
    await expect(coming).toContainText('9,400円')
    await axe(page)
    await coming.getByRole('button', { name: /取り消す/ }).click()
    await expect(page.getByText('保存しました。')).toBeVisible()
    await expect(coming).toHaveCount(0)
  })
})
