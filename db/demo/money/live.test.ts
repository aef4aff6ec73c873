import { expect, it } from 'vitest'
import { dayKey } from '#platform/tokyo.ts'
import { contracts, type Contract } from './contracts.ts'
import { former } from './former.ts'
import { approvedOn } from './live-debits.ts'
import { live } from './live.ts'

const all = [...Object.entries(contracts), ...former.map(({ key, contract }) => [key, contract] as const)]
const DAY = 86_400_000

function whatIsWrong(contract: Contract, now: Date, turn: number): string | null {
  const { nextStepAt, invoices, begunAt, quitAt, state } = live(contract, now, turn)
  if (nextStepAt && nextStepAt <= now) return 'the machine has something to do'
  const times = invoices.flatMap(({ issuedAt, tries }) => [issuedAt, ...tries.map(({ at }) => at)])
  if ([begunAt, ...times].some((at) => at > now)) return 'something is yet to come'
  if (quitAt && (quitAt > now || quitAt < begunAt)) return 'it was cancelled at a strange time'
  const waits = invoices.find(({ debit }) => debit && debit.answeredAt === null && debit.on < dayKey(now))
  if (waits && approvedOn(contract, begunAt)) return 'a bank was not asked in time'
  const months = invoices.filter(({ kind }) => kind === 'month').length
  if (contract.lasted && (state !== 'after_unsubscribe' || months !== contract.lasted)) return 'it did not end'
  return null
}

it('lives every contract rightly, on whichever day and at whichever hour the world is loaded', () => {
  for (let day = 0; day < 370; day += 3) {
    const now = new Date(Date.parse('2026-11-20T00:05:00+09:00') + day * DAY + ((day * 7) % 24) * 3_600_000)
    for (const [turn, [key, contract]] of all.entries()) {
      const wrong = whatIsWrong(contract, now, turn)
      if (wrong) expect.fail(`${key}, loaded at ${now.toISOString()}: ${wrong}`)
    }
  }
  expect(all.length).toBeGreaterThan(50)
})
