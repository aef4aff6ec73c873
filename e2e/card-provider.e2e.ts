import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { cardTokens } from '#test/money/card-tokens.ts'
import { SANDBOX_PAYMENT_KEYS } from '#sandbox/payments/open.ts'
import { atAllWidths, axe, expect, noSidewaysScroll, picture, test } from '#test/browser.ts'
import type { Web } from '#test/worlds/web-world.ts'

test.use({ ownHouse: true })

/** As the school's server begins an authentication that the issuer wants to see. */
async function challenge(web: Web, returnUrl: string) {
  const { authToken } = await cardTokens(`${web.sandbox}/payments/token`, await web.now(), {
    number: '5555555555554444',
  })
  const reply = await fetch(`${web.sandbox}/payments/v1/authentications`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SANDBOX_PAYMENT_KEYS.secret}`, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ token: authToken, amount: 10, return_url: returnUrl }),
  })
  return ((await reply.json()) as { challenge_url: string }).challenge_url
}

test('a holder proves at the issuer’s page who they are, and comes back by a post from another site [CA-019]', async ({
  house,
  signedIn,
}) => {
  const page = await signedIn('cont6')
  // The school's host, on another port: its cookies are those of the school.
  const came: { method?: string; cookie?: string; site?: string; body: string }[] = []
  const school = createServer(async (request, response) => {
    const { cookie, 'sec-fetch-site': site } = request.headers
    const body = await text(request)
    if (request.url?.startsWith('/return')) came.push({ method: request.method, cookie, site: String(site), body })
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end('<html lang="ja"><title>x</title><h1>戻りました</h1>')
  })
  await new Promise<void>((ready) => school.listen(0, '127.0.0.1', ready))
  const back = `http://localhost:${(school.address() as AddressInfo).port}/return?order=1`
  await page.goto(await challenge(house, back))
  await expect(page.getByRole('heading', { name: '本人認証' })).toBeVisible()
  await axe(page)
  await noSidewaysScroll(page)
  await picture(page, 'challenge')
  const code = page.getByLabel('認証コード')
  await expect(code).toBeFocused()
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('コードが違います')
  await code.fill('123456')
  await page.getByRole('button', { name: '認証する' }).click()
  await expect(page.getByRole('heading', { name: '戻りました' })).toBeVisible()
  expect(came).toMatchObject([{ method: 'POST', site: 'cross-site', body: expect.stringContaining('status=passed') }])
  expect(came[0]!.cookie ?? '').not.toContain('_egaku_session')
  await page.goto(back)
  expect(came[1]!.cookie).toContain('_egaku_session')
  school.closeAllConnections()
  school.close()
})

test('whoever runs the school sees the provider’s ledger and its test cards', async ({ house, page }) => {
  await page.goto('/sandbox/payments')
  await expect(page.getByText('4111 1111 1111 1111')).toBeVisible()
  await page.getByLabel('金額（円）').fill('4321')
  await page.getByRole('button', { name: '足す' }).click()
  const line = page.getByRole('row').filter({ hasText: '4,321円' })
  await expect(line).toContainText('キーなし')
  await line.getByRole('button', { name: 'チャージバック' }).click()
  await expect(page.getByRole('row').filter({ hasText: '-4,321円' })).toContainText('チャージバック')
  await atAllWidths(page, 'ledger')
  expect((await house.cardLedger()).chargebacks).toMatchObject([{ yen: 4321 }])
})

test('the clock of the sandbox says that it did what had become due [PL-048]', async ({ page }) => {
  await page.goto('/sandbox/clock')
  await page.getByRole('button', { name: '1時間進める' }).click()
  await expect(page.getByRole('status')).toContainText('期限の来た処理を終えました')
  await axe(page)
  await picture(page, 'clock')
  await page.getByRole('button', { name: '実際の時刻に戻す' }).click()
  await expect(page.getByText('実際の時刻のままです')).toBeVisible()
})
