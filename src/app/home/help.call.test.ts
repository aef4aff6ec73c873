import { expect, it } from 'vitest'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()

it('a visitor reads how to quit, in the steps of the account, and what it costs on which day; search engines find it [LA-016]', async () => {
  const page = await web.visit('/help/cancel')
  expect(page.status).toBe(200)
  for (const words of [
    '解約・自動更新の停止',
    '無料体験',
    '1ヶ月プラン',
    '6ヶ月プラン',
    '12ヶ月プラン',
    '期間の最後の日の23:59まで',
    '解約料はかかりません',
    'お電話や書類は必要ありません',
  ])
    expect(page.text).toContain(words)
  expect(page.text.match(/role="img" aria-label="[^"]+"/g)).toHaveLength(3)
  expect(page.text).not.toContain('noindex')
  expect((await web.visit('/sitemap.xml')).text).toContain('/help/cancel</loc>')
  expect((await web.visit('/')).text).toContain('href="/help/cancel"')
  // The button leads where the account leads.
  const quit = '/subscription_orders/new?order_type=quit'
  expect(page.text).toContain(`href="${quit}"`)
  const { session, memberId } = await newPerson(web, { plan: { state: 'will_continue' } })
  expect((await session.visit(`/users/${memberId}/plan`)).text).toContain(`href="${quit}"`)
  const free = await newPerson(web)
  expect((await free.session.visit(`/users/${free.memberId}/plan`)).text).not.toContain(`href="${quit}"`)
})

it('the accessibility page names its target, what was checked when, what is missing, and whom to ask [LA-003]', async () => {
  const page = await web.visit('/terms/accessibility')
  expect(page.status).toBe(200)
  for (const words of ['JIS X 8341-3', 'AA', '2026年11月23日', '字幕', '合理的配慮', 'support@'])
    expect(page.text, words).toContain(words)
  expect((await web.visit('/')).text).toContain('href="/terms/accessibility"')
})
