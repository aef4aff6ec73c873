import { expect, it } from 'vitest'
import { beginContract } from '#test/money/contracts.ts'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'
import { dayKey, formatDayKey } from '#platform/tokyo.ts'
import { addMonthsAnchored } from '#platform/days.ts'

const web = sharedWeb()
const wordsOf = (html: string) => {
  const main = html.includes('<main') ? html.slice(html.indexOf('<main'), html.indexOf('</main>')) : html
  return main.replaceAll('<!-- -->', '')
}

it('says to who quits within 72 hours what they will not get, and leaves the draw out afterwards', async () => {
  const { session, memberId } = await newPerson(web)
  await beginContract(web.db, memberId, { kind: 'trial_month', planId: 4, now: await web.now() })
  const asked = async () => wordsOf((await session.visit('/subscription_orders/new?order_type=quit')).text)
  const first = await asked()
  expect(first).toContain('受け取れなくなるもの')
  expect(first).toContain('「入会特典 ギフトカード」は、最初の月額のお支払いがないため、お送りしません。')
  expect(first).toContain('「液晶ペンタブレット抽選」の対象から外れます')
  const term = web.db.updateTable('terms').where('member_id', '=', memberId)
  await term.set({ begun_at: new Date((await web.now()).getTime() - 73 * 3_600_000), option_id: 1 }).execute()
  const later = await asked()
  expect(later).toContain('入会特典 ギフトカード')
  expect(later).toContain('「特典 オリジナルブラシセット」は、最初の月額のお支払いがないため、お送りしません。')
  expect(later).not.toContain('液晶ペンタブレット抽選')
})

it('says first month, never free trial, to who pays for a first month [PL-022]', async () => {
  const { session, memberId, email } = await newPerson(web)
  const now = await web.now()
  await beginContract(web.db, memberId, { kind: 'trial_month', planId: 5, now })
  const ends = formatDayKey(addMonthsAnchored(dayKey(now), 1))
  const asked = await session.visit('/subscription_orders/new?order_type=quit')
  const change = await session.visit('/subscription_orders/new?order_type=start')
  const plan = await session.visit(`/users/${memberId}/plan`)
  const { id } = await web.db
    .selectFrom('quit_reasons')
    .select('id')
    .where('content', '=', '回答を控える')
    .executeTakeFirstOrThrow()
  const fields = new URLSearchParams({ order_type: 'quit', 'quit_reason[reason_ids][]': String(id) })
  const done = await session.visit((await session.post('/subscription_orders', fields)).location!)
  const [letter] = await web.letters(email)
  expect(wordsOf(asked.text)).toContain('初月で解約する')
  expect(wordsOf(change.text)).toContain(`初月の終了（${ends} 23:59）`)
  expect(wordsOf(plan.text)).toContain('初月の期限までは')
  expect(wordsOf(done.text)).toContain('初月での解約を承りました')
  expect(letter!.text).toContain('初月の期間中の1ヶ月プラン')
  for (const { text } of [asked, change, plan, done, letter!]) expect(wordsOf(text)).not.toContain('体験')
})
