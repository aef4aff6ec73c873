import { expect, it } from 'vitest'
import { withDeadline } from './deadline.ts'
import { turnsFor } from './turns.ts'

/** Work that ends when it is told to. */
function slow() {
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (name: number) => () => {
    begun.push(name)
    return new Promise<number>((end) => void (ends[name] = () => end(name)))
  }
  const settled = () => new Promise(setImmediate)
  return { begun, work, end: async (name: number) => (ends[name]!(), await settled()), settled }
}

it('lets two be under way, and the rest begin in the order in which they came', async () => {
  const { begun, work, end, settled } = slow()
  const inTurn = turnsFor({ atOnce: 2, mostWaiting: 10, retryAfter: 5 })
  const all = [0, 1, 2, 3].map((name) => inTurn(work(name)))
  await settled()
  expect(begun).toEqual([0, 1])
  await end(1)
  expect(begun).toEqual([0, 1, 2])
  await end(2)
  await end(0)
  await end(3)
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3])
})

it('tells whoever finds too many waiting to come again later, and goes on with them', async () => {
  const { begun, work, end, settled } = slow()
  const inTurn = turnsFor({ atOnce: 1, mostWaiting: 1, retryAfter: 5 })
  const [first, second] = [inTurn(work(0)), inTurn(work(1))]
  await expect(inTurn(work(2))).rejects.toMatchObject({ status: 503, retryAfter: 5 })
  await end(0)
  await end(1)
  expect(await Promise.all([first, second])).toEqual([0, 1])
  const third = inTurn(work(3))
  await settled()
  await end(3)
  expect([await third, begun]).toEqual([3, [0, 1, 3]])
})

it('does nothing any more for a request that was given up while it waited', async () => {
  const { begun, work, end } = slow()
  const inTurn = turnsFor({ atOnce: 1, mostWaiting: 9, retryAfter: 5 })
  const first = inTurn(work(0))
  await expect(withDeadline(10, () => inTurn(work(1)))).rejects.toThrow('is over')
  const last = inTurn(work(2))
  await end(0)
  await end(2)
  expect([await first, await last, begun]).toEqual([0, 2, [0, 2]])
})

it('gives its turn back when the work fails', async () => {
  const inTurn = turnsFor({ atOnce: 1, mostWaiting: 0, retryAfter: 5 })
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inTurn(async () => 'well')).toBe('well')
})
