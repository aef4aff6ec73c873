import { describe, expect, it } from 'vitest'
import { isKeptWhenCancelled, taskOf, type Down, type Hands } from './hands.ts'
import { Ink, pressureOf } from './ink.ts'

const hands = (part: Partial<Hands> = {}): Hands => ({
  ...{ hasPen: false, fingersDraw: false, isPenDown: false, isPanning: false },
  ...part,
})
const down = (pointerType: string, part: Partial<Down> = {}): Down => ({
  pointerType,
  button: 0,
  isMain: true,
  ...part,
})

describe('a pointer that comes down', () => {
  it('draws with pen and mouse, and with a finger of somebody without a pen', () => {
    for (const type of ['pen', 'mouse', 'touch']) expect(taskOf(down(type), hands())).toBe('draw')
  })
  it('moves the picture with a finger once a pen was seen, until its owner says that fingers draw', () => {
    expect(taskOf(down('touch'), hands({ hasPen: true }))).toBe('pan')
    expect(taskOf(down('touch'), hands({ hasPen: true, fingersDraw: true }))).toBe('draw')
  })
  it('does nothing as a palm beside the pen', () => {
    expect(taskOf(down('touch'), hands({ hasPen: true, fingersDraw: true, isPenDown: true }))).toBe('nothing')
  })
  it('moves the picture with the second finger, the middle button and the space bar', () => {
    expect(taskOf(down('touch', { isMain: false }), hands())).toBe('pan')
    expect(taskOf(down('mouse', { button: 1 }), hands())).toBe('pan')
    expect(taskOf(down('mouse'), hands({ isPanning: true }))).toBe('pan')
  })
  it('erases with the other end of the pen, and does nothing with the right button', () => {
    expect(taskOf(down('pen', { button: 5 }), hands())).toBe('erase')
    expect(taskOf(down('mouse', { button: 2 }), hands())).toBe('nothing')
  })
})

it('keeps a pen’s line that the system takes away, and drops a palm’s', () => {
  expect(['pen', 'mouse', 'touch'].map(isKeptWhenCancelled)).toEqual([true, true, false])
})

describe('ink', () => {
  const look = { kind: 'stroke', layer: 'pen', shape: 'free', colour: 0, size: 32 } as const
  const touch = (x: number, y: number, timeStamp: number, pressure = 0.5) => ({ x, y, pressure, timeStamp })

  it('is quantised once, with the pressure and the times of the hand', () => {
    const ink = new Ink(look, 900, touch(10, 20, 1_000.4, 0))
    ink.add(touch(10, 20, 1_003))
    ink.add(touch(11.06, 20, 1_008.2, 1))
    ink.add(touch(12, 20, 1_007, 2))
    const { at, xs, ys, pressures, times } = ink.stroke()
    expect([at, [...xs], [...ys], [...pressures], [...times]]).toEqual([
      900,
      [80, 88, 96],
      [160, 160, 160],
      [0, 63, 63],
      [0, 8, 8],
    ])
  })
  it('of a straight line are its two ends', () => {
    const ink = new Ink({ ...look, shape: 'arrow' }, 0, touch(0, 0, 0))
    for (let i = 1; i < 9; i++) ink.add(touch(i, i, i))
    expect([...ink.stroke().xs]).toEqual([0, 64])
  })
  it('shows where the pen is expected next and never keeps it', () => {
    const ink = new Ink(look, 0, touch(0, 0, 0))
    for (let i = 1; i < 400; i++) ink.add(touch(i, 0, i))
    expect(ink.stroke([touch(500, 0, 500)]).xs).toHaveLength(401)
    expect(ink.stroke().xs).toHaveLength(400)
  })
  it('knows a pressure of the pen alone', () => {
    expect(pressureOf({ pointerType: 'pen', pressure: 0.2 })).toBe(0.2)
    expect(pressureOf({ pointerType: 'touch', pressure: 1 })).toBe(0.5)
  })
})
