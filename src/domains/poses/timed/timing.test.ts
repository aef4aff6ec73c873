import { describe, expect, it } from 'vitest'
import { clockWords, readSeconds, spanWords } from '../seconds.ts'
import { steadyClock } from './steady-clock.ts'
import { advance, back, begin, leftOf, longer, marks, pause, resume, skip, wholeLength } from './timing.ts'

const poses = (count: number, seconds: number) =>
  Array.from({ length: count }, (_, pose) => ({ pose, ms: seconds * 1000 }))

describe('the time that a learner writes', () => {
  it('is a number above nothing and not above a day, with decimals and full-width digits [PO-011]', () => {
    const read = { '30': 30, '３０': 30, '0.5': 0.5, '０．５': 0.5, ' 45 ': 45, '.5': 0.5, '86400': 86_400 }
    for (const [text, seconds] of Object.entries(read)) expect(readSeconds(text), text).toBe(seconds)
    for (const text of ['', '0', '０', '-1', 'abc', '1e3', 'Infinity', '86400.1', '86401', '1:30', '0.0'])
      expect(readSeconds(text), text).toBeNull()
  })

  it('is shown as people count down, and as they say how long it was', () => {
    expect([8_001, 8_000, 61_000, 3_600_000, 0].map(clockWords)).toEqual(['0:09', '0:08', '1:01', '1:00:00', '0:00'])
    expect([500, 30_000, 90_000, 300_000, 3_600_000, 3_601_000].map(spanWords)).toEqual([
      ...['0.5秒', '30秒', '1分30秒', '5分', '1時間', '1時間1秒'],
    ])
  })
})

describe('a timed practice', () => {
  it('counts three seconds before each pose, goes on by itself and stops at the last [PO-013] [PO-014]', () => {
    const start = begin(poses(2, 5), 0)
    const seen = [0, 2_999, 3_000, 7_999, 8_000, 11_000, 15_999, 16_000, 99_000].map((now) => {
      const { turn, phase } = advance(start, now)
      return [now, turn, phase, leftOf(advance(start, now), now)]
    })
    expect(seen).toEqual([
      [0, 0, 'lead', 3_000],
      [2_999, 0, 'lead', 1],
      [3_000, 0, 'pose', 5_000],
      [7_999, 0, 'pose', 1],
      [8_000, 1, 'lead', 3_000],
      [11_000, 1, 'pose', 5_000],
      [15_999, 1, 'pose', 1],
      [16_000, 1, 'over', 0],
      [99_000, 1, 'over', 0],
    ])
    expect(advance(start, 99_000).drawn).toEqual([5_000, 5_000])
  })

  it('of 20 poses of 5 seconds ends after 160 seconds, however late its ticks come [PO-015]', () => {
    let at = begin(poses(20, 5), 1_000)
    let now = 1_000
    let ended = 0
    for (let tick = 0; at.phase !== 'over'; tick++) {
      now += 97 + ((tick * 7919) % 61)
      at = advance(at, now)
      if (at.phase === 'over') ended = at.endsAt
    }
    expect(ended).toBe(161_000)
    expect(now - ended).toBeLessThan(300)
    expect(wholeLength(poses(20, 5))).toBe(160_000)
  })

  it('stands after a long absence where the real time has brought it [PO-016]', () => {
    const at = advance(begin(poses(20, 5), 0), 8_000 * 7 + 4_500)
    expect([at.turn, at.phase, leftOf(at, 60_500)]).toEqual([7, 'pose', 3_500])
    expect(at.drawn).toEqual(Array.from({ length: 7 }, () => 5_000))
  })

  it('does not count what it was stopped for, in the lead-in too [PO-014]', () => {
    const inLead = pause(begin(poses(2, 5), 0), 1_000)
    expect(leftOf(advance(inLead, 50_000), 50_000)).toBe(2_000)
    const again = resume(inLead, 50_000)
    expect(advance(again, 51_999).phase).toBe('lead')
    const inPose = pause(advance(again, 54_000), 54_000)
    expect([inPose.phase, leftOf(inPose, 900_000)]).toEqual(['pose', 3_000])
    const last = advance(resume(inPose, 900_000), 903_000)
    expect([last.turn, last.phase, last.drawn]).toEqual([1, 'lead', [5_000]])
    expect(pause(inPose, 60_000)).toBe(inPose)
  })

  it('goes on at once, back, and longer when it is asked to, stopped or not', () => {
    const at = advance(begin(poses(3, 60), 0), 13_000)
    const on = skip(at, 13_000)
    expect([on.turn, on.phase, leftOf(on, 13_000), on.drawn]).toEqual([1, 'lead', 3_000, [10_000]])
    expect(skip(at, 13_000, { unseen: true }).drawn).toEqual([null])
    expect(leftOf(skip(pause(at, 13_000), 20_000), 99_000)).toBe(3_000)
    expect([back(at, 13_000).turn, back(on, 14_000).turn]).toEqual([0, 0])
    expect([leftOf(longer(at, 13_000), 13_000), longer(on, 13_000)]).toEqual([80_000, on])
    expect(advance(longer(at, 13_000), 93_000).drawn).toEqual([90_000])
    expect(skip(skip(on, 14_000), 15_000).phase).toBe('over')
  })

  it('rests where a break is set, and rings at half, ten seconds before and at the end', () => {
    const turns = [
      { pose: 0, ms: 60_000 },
      { pose: 1, ms: 5_000, restMs: 20_000 },
    ]
    const at = begin(turns, 0)
    expect([advance(at, 63_000).phase, advance(at, 83_000).phase, advance(at, 86_000).phase]).toEqual([
      'rest',
      'lead',
      'pose',
    ])
    expect(marks(at, 0, 100_000).map(({ at: when, kind }) => [when, kind])).toEqual([
      [33_000, 'half'],
      [53_000, 'soon'],
      [63_000, 'end'],
      [91_000, 'end'],
    ])
    expect(marks(pause(at, 0), 0, 100_000)).toEqual([])
  })
})

it('the clock goes on while a device sleeps, and does not follow a clock that is set a little or back [PO-016]', () => {
  let [mono, wall] = [100, 1_000_000]
  const now = steadyClock(
    () => mono,
    () => wall,
  )
  const after = (monoBy: number, wallBy: number) => {
    mono += monoBy
    wall += wallBy
    return now()
  }
  expect(after(1_000, 1_000)).toBe(1_100)
  expect(after(200, 600_200)).toBe(601_300)
  expect(after(1_000, 2_000)).toBe(602_300)
  expect(after(1_000, -3_600_000)).toBe(603_300)
})
