import { describe, expect, it } from 'vitest'
import { makeFairTurns } from './fair-turns.ts'

/** Work that ends when it is told to, and in what order it was begun. */
function bench(room: Partial<Parameters<typeof makeFairTurns>[0]> = {}) {
  const turns = makeFairTurns({ lanes: 2, largeLanes: 1, waitingOfOne: 3, waiting: 5, ...room })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const bring = (name: string, isLarge = false) =>
    turns.take(name[0]!, isLarge, () => {
      begun.push(name)
      return new Promise<void>((end) => ends.set(name, end))
    })
  const end = async (name: string) => {
    await begins()
    ends.get(name)!()
    await begins()
  }
  const begins = () => new Promise(setImmediate)
  return { bring, end, begun: () => begins().then(() => begun) }
}

describe('who brings pictures', () => {
  it('gets one in hand at a time, so that the next member is served beside the first, not after all of theirs', async () => {
    const { begun, bring, end } = bench()
    for (const name of ['a1', 'a2', 'a3', 'b1']) void bring(name)
    expect(await begun()).toEqual(['a1', 'b1'])
    await end('b1')
    expect(await begun()).toEqual(['a1', 'b1'])
    await end('a1')
    expect(await begun()).toEqual(['a1', 'b1', 'a2'])
  })

  it('comes last again after being served, however many of theirs wait', async () => {
    const { begun, bring, end } = bench({ lanes: 1 })
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) void bring(name)
    for (const name of ['a1', 'b1', 'c1', 'a2']) await end(name)
    expect(await begun()).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
  })

  it('never waits with a small one for other people’s large ones', async () => {
    const { begun, bring, end } = bench()
    for (const name of ['a1', 'b1']) void bring(name, true)
    expect(await begun()).toEqual(['a1'])
    void bring('c1')
    expect(await begun()).toEqual(['a1', 'c1'])
    await end('a1')
    expect(await begun()).toEqual(['a1', 'c1', 'b1'])
  })

  it('is told when too many of theirs, or of all, wait; who has a place keeps it', async () => {
    const { bring, end, begun } = bench()
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1']) void bring(name)
    await expect(bring('a5')).rejects.toMatchObject({ by: 'one' })
    void bring('d1')
    await expect(bring('e1')).rejects.toMatchObject({ by: 'all' })
    for (const name of ['b1', 'c1', 'd1', 'a1']) await end(name)
    expect(await begun()).toEqual(['a1', 'b1', 'c1', 'd1', 'a2'])
  })

  it('gives the place free when the work fails', async () => {
    const turns = makeFairTurns({ lanes: 1, largeLanes: 1, waitingOfOne: 1, waiting: 1 })
    await expect(turns.take('a', true, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await turns.take('a', true, async () => 'yes')).toBe('yes')
  })
})
