import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { DeadlinePassed, givenUp, msLeft, outsideDeadline, withDeadline } from './deadline.ts'

describe('the time for a request as a whole', () => {
  it('is shared by all that it asks for, and none of it is left afterwards', async () => {
    const left: number[] = []
    let signal: AbortSignal | undefined
    const work = withDeadline(60, async () => {
      signal = givenUp()
      for (let step = 0; step < 4; step += 1) {
        left.push(msLeft())
        await pause(40)
      }
    })
    await expect(work).rejects.toThrow(DeadlinePassed)
    expect(signal!.aborted).toBe(true)
    await pause(120)
    expect(left[0]).toBeGreaterThan(left[1]!)
    expect(left.at(-1)).toBe(0)
  })

  it('does not count what has a time of its own', async () => {
    const slow = () => withDeadline(50, () => outsideDeadline(() => pause(150, 'heard')))
    expect(await slow()).toBe('heard')
    await expect(withDeadline(50, () => outsideDeadline(() => pause(60)).then(() => pause(150)))).rejects.toThrow(
      DeadlinePassed,
    )
  })

  it('is of no concern to what goes on after the answer, or was never given one', async () => {
    expect(msLeft()).toBe(Infinity)
    const later = await withDeadline(30, async () => ({ left: pause(60).then(msLeft) }))
    expect(await later.left).toBe(Infinity)
  })
})
