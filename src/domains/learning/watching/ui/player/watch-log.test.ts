import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newLine, newPlayer, settled, type Told } from '#test/learning/playing.ts'
import type { Ranges } from './ranges.ts'

let line: ReturnType<typeof newLine>
let beacons: { path: string; body: Blob }[]
const left = async () =>
  Promise.all(beacons.map(async ({ path, body }) => ({ path, body: JSON.parse(await body.text()) as Told })))
const lengthOf = (ranges: Ranges) => Math.round(ranges.reduce((sum, [from, to]) => sum + to - from, 0))

beforeEach(() => {
  line = newLine()
  beacons = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', line.fetching)
  vi.stubGlobal('document', { querySelector: () => ({ content: 'token', dataset: {} }) })
  vi.stubGlobal('navigator', { sendBeacon: (path: string, body: Blob) => beacons.push({ path, body }) > 0 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('who pauses and closes the tab on a slow line', () => {
  it('leaves the place and all that was played behind, though the log of the pause never arrives [WL-009]', async () => {
    const player = newPlayer()
    player.begin()
    player.plays(20)
    player.log.paused()
    await settled()
    expect(line.calls).toHaveLength(1)
    player.stands(3)
    player.log.gone('token')
    const [said] = await left()
    expect(said!.body.current_point).toBeCloseTo(20)
    expect(lengthOf(said!.body.ranges)).toBe(20)
    expect(said!.body.stretches).toEqual([[-23, -3]])
  })

  it('says so at once when the page goes out of sight, behind no call that is on its way [WL-009]', async () => {
    const player = newPlayer()
    player.begin()
    player.plays(31)
    await settled()
    player.jumps(100)
    player.log.hidden()
    await settled()
    expect(line.calls.map(({ body }) => Math.round(body.current_point))).toEqual([30, 100])
    expect(lengthOf(line.calls[1]!.body.ranges)).toBe(31)
    expect(line.calls.every(({ options }) => options.keepalive)).toBe(true)
  })

  it('tells first what was never told, so that an allowance used up twice takes nothing of it', async () => {
    const player = newPlayer()
    player.begin()
    player.plays(20)
    player.log.paused()
    await settled()
    player.log.played(1)
    player.jumps(200)
    player.plays(5)
    player.log.gone('token')
    const [said] = await left()
    expect(said!.body.ranges.map(([from, to]) => [Math.round(from), Math.round(to)])).toEqual([
      [200, 205],
      [0, 20],
    ])
  })

  it('says nothing twice that the server has confirmed', async () => {
    const player = newPlayer()
    player.begin()
    player.plays(20)
    player.log.paused()
    await settled()
    await line.calls[0]!.answer(200)
    player.log.hidden()
    player.log.gone('token')
    await settled()
    expect([line.calls.length, beacons.length]).toEqual([1, 0])
  })

  it('keeps the end of a course that was not confirmed when the tab closes', async () => {
    const player = newPlayer()
    player.begin()
    player.plays(10)
    player.log.end(null, false)
    await settled()
    await line.calls[0]!.answer(0)
    player.log.gone('token')
    expect((await left()).map(({ body }) => [body.current_point, lengthOf(body.ranges)])).toEqual([[-1, 10]])
  })
})

describe('who goes on from a film whose end was not confirmed', () => {
  const endsAndGoesOn = async () => {
    const player = newPlayer()
    player.begin()
    player.plays(20)
    player.log.end(2, false)
    await settled()
    await line.calls[0]!.answer(0)
    await line.calls[1]!.answer(200)
    player.state.time = 0
    player.log.begin(2)
    return player
  }
  const told = (from: number) => line.calls.slice(from).map(({ path }) => Number(path.split('/')[2]))

  it('is led to the film watched last, however long the line was bad for the one before [WL-015]', async () => {
    const player = await endsAndGoesOn()
    player.log.played(2)
    player.plays(20)
    player.log.paused()
    await settled()
    await line.calls[2]!.answer(503)
    await line.calls[3]!.answer(200)
    player.log.gone('token')
    expect((await left()).map(({ path, body }) => [path, Math.round(body.current_point)])).toEqual([
      ['/films/1/time_log', 600],
      ['/films/2/time_log', 20],
    ])
  })

  it('is led to the film that follows, though it never ran [WL-005] [WL-015]', async () => {
    const player = await endsAndGoesOn()
    player.log.leave()
    await settled()
    await line.calls[2]!.answer(200)
    await line.calls[3]!.answer(200)
    player.log.gone('token')
    expect(told(2)).toEqual([1, 2])
    expect(beacons).toEqual([])
  })

  it('leaves nothing unsaid when the page goes out of sight, and the film watched last is heard last [WL-009] [WL-015]', async () => {
    const player = await endsAndGoesOn()
    player.log.played(2)
    player.plays(20)
    player.log.hidden()
    await settled()
    expect(told(2)).toEqual([1, 2])
    await line.calls[3]!.answer(200)
    await line.calls[2]!.answer(200)
    expect(told(4)).toEqual([2])
    expect(line.calls[4]!.body).toMatchObject({ ranges: [], stretches: [] })
    await line.calls[4]!.answer(200)
    player.log.paused()
    await settled()
    await line.calls[5]!.answer(200)
    player.log.hidden()
    player.log.gone('token')
    await settled()
    expect([line.calls.length, beacons.length]).toEqual([6, 0])
  })
})

it('sends a seek of a paused film again whose only log was lost [WL-017]', async () => {
  const player = newPlayer()
  player.begin()
  player.plays(5)
  player.log.paused()
  await settled()
  await line.calls[0]!.answer(200)
  player.jumps(300)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(line.calls).toHaveLength(2)
  await line.calls[1]!.answer(0)
  player.log.hidden()
  await settled()
  expect(line.calls[2]!.body.current_point).toBe(300)
  await line.calls[2]!.answer(503)
  player.log.gone('token')
  expect((await left())[0]!.body).toMatchObject({ current_point: 300, ranges: [], stretches: [] })
})

it('gives up a call that hangs, and the next log takes with it what that one held [WL-017]', async () => {
  const patience = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal)
  const player = newPlayer()
  player.begin()
  player.plays(10)
  player.log.paused()
  await settled()
  player.log.played(1)
  player.plays(10)
  player.log.paused()
  await settled()
  expect(line.calls).toHaveLength(1)
  patience.abort()
  await settled()
  expect(line.calls).toHaveLength(2)
  expect(lengthOf(line.calls[1]!.body.ranges)).toBe(20)
  expect(lengthOf(line.calls[1]!.body.stretches)).toBe(20)
})

it('tells when each unconfirmed stretch was played, and nothing of the pause between [WL-016]', async () => {
  const player = newPlayer()
  player.begin()
  player.plays(20)
  player.log.paused()
  await settled()
  await line.calls[0]!.answer(0)
  player.stands(100)
  player.log.played(1)
  player.plays(10)
  player.log.paused()
  await settled()
  const stretches = [
    [-130, -110],
    [-10, 0],
  ]
  expect(line.calls[1]!.body.stretches).toEqual(stretches)
})

it('tells each second of playing once, however many logs are on their way', async () => {
  const player = newPlayer()
  player.begin()
  player.plays(20)
  player.log.paused()
  await settled()
  player.log.hidden()
  await settled()
  await line.calls[0]!.answer(200)
  player.log.played(1)
  player.plays(7)
  await line.calls[1]!.answer(200)
  player.log.paused()
  await settled()
  expect(line.calls.map(({ body }) => lengthOf(body.stretches))).toEqual([20, 20, 7])
})

describe('what is no studying', () => {
  it('is the time in which the film is broken, or waits for the line [WL-008] [WL-016]', async () => {
    const player = newPlayer()
    player.begin()
    player.plays(10)
    player.state.waiting = true
    player.stands(1_800)
    player.state.waiting = false
    player.state.broken = true
    player.stands(3_600)
    player.log.hidden()
    await settled()
    expect(line.calls.map(({ body }) => lengthOf(body.stretches))).toEqual([10])
  })

  it('is the sleep of a machine: it counts some seconds and brings one log, not hundreds [WL-008] [WL-016]', async () => {
    const player = newPlayer()
    player.begin()
    player.plays(29)
    player.sleeps(8 * 3_600)
    player.stands(120)
    await settled()
    for (const call of line.calls) await call.answer(200)
    player.log.paused()
    await settled()
    for (const call of line.calls) await call.answer(200)
    const told = line.calls.reduce((sum, { body }) => sum + lengthOf(body.stretches), 0)
    expect(told).toBeLessThan(29 + 5 + 121)
    expect(told).toBeGreaterThan(29 + 119)
    expect(line.calls.length).toBeLessThanOrEqual(6)
  })
})

it('counts thirty seconds of playing to the next log, and no pause between [WL-008]', async () => {
  const player = newPlayer()
  player.begin()
  player.plays(29)
  player.log.paused()
  await settled()
  await line.calls[0]!.answer(200)
  player.stands(600)
  player.log.played(1)
  player.plays(0.8)
  await settled()
  expect(line.calls).toHaveLength(1)
  player.plays(0.4)
  await settled()
  expect(line.calls).toHaveLength(2)
})
