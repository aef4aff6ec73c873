import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { auditWordsOf } from '#domains/staff/audit/words.ts'
import type { Manifest } from '#platform/manifest.ts'
import { manifests } from './manifests.ts'

const src = new URL('../', import.meta.url)
/** What a name that is put together can end in. */
const endings: Record<string, string[]> = {
  'plans.debit-${act}': ['posted', 'received', 'approved', 'rejected'],
  'plans.ended-${when}': ['now', 'at-end'],
}

const CALL = /(?:writeAudit(?:Of)?\(\s*[\w.]+,\s*\w+|writeHouseAudit\(\s*\w+),\s*([^,]+),/g

/** Every action that some file of the folder writes down. */
function writtenActions(folder: string): Set<string> {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: src, exclude: (name) => name.includes('.test.') })
  const calls = files.flatMap((file) => [...readFileSync(new URL(file, src), 'utf8').matchAll(CALL)])
  const names = calls.flatMap(([, named]) => named!.match(/(?<=['`])[^'`: ]+(?=['`])/g) ?? [named!])
  return new Set(names.flatMap((name) => endings[name]?.map((ending) => name.replace(/\$\{\w+\}$/, ending)) ?? [name]))
}

const namesOf = ({ auditWords }: Manifest) => (auditWords?.doings ?? []).flatMap(({ names }) => Object.keys(names))
const words = auditWordsOf(manifests)

it('each domain has Japanese words for everything that it writes down and for nothing else, so that staff never read a code', async () => {
  let written = 0
  for (const folder of globSync('domains/*/', { cwd: src })) {
    const domain = folder.split('/')[1]!
    const actions = writtenActions(folder)
    // The front door notes each page that staff open as a member.
    if (domain === 'staff') for (const action of writtenActions('app')) actions.add(action)
    written += actions.size
    const manifest = manifests.find((one) => namesOf(one).some((name) => actions.has(name)))
    expect((manifest ? namesOf(manifest) : []).toSorted(), domain).toEqual([...actions].toSorted())
  }
  expect(written).toBeGreaterThan(50)
})

it('every action is found by a group, and what staff did with money and contracts among their doings', () => {
  const groups = ['staff', 'accounts', 'money'].map((group) => words.actionsOf(group)!)
  const all = manifests.flatMap(namesOf)
  expect(new Set(all).size).toBe(all.length)
  expect(new Set(groups.flat())).toEqual(new Set(all))
  const [staffs] = groups
  const staff = ['staff.price-added', 'invoice-refunded', 'invoice-written-off', 'mistake-refunded', 'mismatch-settled']
  const contracts = ['plans.ended-now', 'plans.ended-at-end', 'plans.debit-approved', 'plans.debit-results-taken']
  for (const action of [...staff, ...contracts]) expect(staffs, action).toContain(action)
  for (const action of ['plans.card-changed', 'plans.debit-applied', 'plans.order-placed'])
    expect(staffs, action).not.toContain(action)
})

it('no two domains mean something different by what stands beside a doing', () => {
  const names = manifests.flatMap(({ auditWords }) => Object.keys(auditWords?.details ?? {}))
  expect(new Set(names).size).toBe(names.length)
})

it('what stands beside a doing names contract, consent and payment in Japanese, and no field of the database', () => {
  const order = { order: 'a1', kind: 'trial', plan: 4, consent: 'minor_with_consent', newCard: true }
  expect(words.describe(order)).toBe(
    '申し込み番号: a1、種類: 無料体験・初月、契約: 6ヶ月プラン、同意: 18歳未満で、保護者の同意を得ています、カード: 新しく入力',
  )
  expect(words.describe({ planId: 5, receiving: 'print' })).toBe('契約: 1ヶ月プラン、依頼書: 自分で印刷する')
  expect(words.describe({ before: 'support', role: 'admin' })).toBe('変更前の権限: サポート、権限: 管理者')
  expect(words.describe({ to: '2027-03-31', yen: 5000 })).toBe('終了: 2027年3月31日、金額: 5,000円')
  expect(words.describe({ some_field: 'x' })).toBe('')
})
