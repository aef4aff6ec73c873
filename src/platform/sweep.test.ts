import { expect, it } from 'vitest'
import { sweep } from './sweep.ts'

const MANY = 1_000_000
const held = () => process.memoryUsage().heapUsed / 2 ** 20

it('gives back what a long piece of work left behind, without anybody asking for more', async () => {
  let made: { at: number }[] | null = Array.from({ length: MANY }, (_, at) => ({ at: at + 0.5 }))
  const before = held()
  expect(made).toHaveLength(MANY)
  made = null
  sweep()
  await expect.poll(held, { timeout: 3_000 }).toBeLessThan(before - 16)
})
