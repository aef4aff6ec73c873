import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { describeDetails } from './describe-details.ts'
import { actionGroups, actionNames } from './words.ts'

const src = new URL('../../../', import.meta.url)
/** What a name that is put together can end in. */
const endings: Record<string, string[]> = {
  'plans.debit-${act}': ['posted', 'received', 'approved', 'rejected'],
  'plans.ended-${when}': ['now', 'at-end'],
}

const CALL = /writeAudit(?:Of)?\(\s*[\w.]+,\s*\w+,\s*([^,]+),/g

/** Every action that some file of the application writes down. */
function writtenActions(): Set<string> {
  const files = globSync('**/*.{ts,tsx}', { cwd: src, exclude: (name) => name.includes('.test.') })
  const calls = files.flatMap((file) => [...readFileSync(new URL(file, src), 'utf8').matchAll(CALL)])
  const names = calls.flatMap(([, named]) => named!.match(/(?<=['`])[^'`: ]+(?=['`])/g) ?? [named!])
  return new Set(names.flatMap((name) => endings[name]?.map((ending) => name.replace(/\$\{\w+\}$/, ending)) ?? [name]))
}

it('has Japanese words for everything that is written down, so that staff never read a code', () => {
  const written = writtenActions()
  expect(written.size).toBeGreaterThan(50)
  expect([...written].filter((action) => !(action in actionNames))).toEqual([])
  expect(Object.keys(actionNames).filter((action) => !written.has(action))).toEqual([])
})

it('every action is found by a group, and what staff did with money and contracts among their doings', () => {
  const grouped = Object.values(actionGroups).flatMap(({ actions }) => actions)
  expect(Object.keys(actionNames).filter((action) => !grouped.includes(action))).toEqual([])
  expect(grouped.filter((action) => !(action in actionNames))).toEqual([])
  const staff = ['staff.price-added', 'invoice-refunded', 'invoice-written-off', 'mistake-refunded', 'mismatch-settled']
  const contracts = ['plans.ended-now', 'plans.ended-at-end', 'plans.debit-approved', 'plans.debit-results-taken']
  for (const action of [...staff, ...contracts]) expect(actionGroups['staff.'].actions, action).toContain(action)
  for (const action of ['plans.card-changed', 'plans.debit-applied', 'plans.order-placed'])
    expect(actionGroups['staff.'].actions, action).not.toContain(action)
})

it('what stands beside a doing names contract, consent and payment in Japanese, and no field of the database', () => {
  const order = { order: 'a1', kind: 'trial', plan: 4, consent: 'minor_with_consent', newCard: true }
  expect(describeDetails(order)).toBe(
    '申し込み番号: a1、種類: 無料体験・初月、契約: 6ヶ月プラン、同意: 18歳未満で、保護者の同意を得ています、カード: 新しく入力',
  )
  expect(describeDetails({ planId: 5, receiving: 'print' })).toBe('契約: 1ヶ月プラン、依頼書: 自分で印刷する')
  expect(describeDetails({ before: 'support', role: 'admin' })).toBe('変更前の権限: サポート、権限: 管理者')
  expect(describeDetails({ to: '2027-03-31', yen: 5000 })).toBe('終了: 2027年3月31日、金額: 5,000円')
  expect(describeDetails({ some_field: 'x' })).toBe('')
})
