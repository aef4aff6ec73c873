import { expect, it } from 'vitest'
import { serialize } from './serialize.ts'

it('does one thing after the other, also after one that failed', async () => {
  const takeTurn = serialize()
  const seen: string[] = []
  const work = (name: string) => async () => {
    seen.push(`${name} begins`)
    await new Promise((done) => setImmediate(done))
    seen.push(`${name} ends`)
    if (name === 'second') throw new Error('no luck')
    return name
  }
  const ended = await Promise.allSettled(['first', 'second', 'third'].map((name) => takeTurn(work(name))))
  expect(seen).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]))
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
