import { disc } from './ground.ts'
import { limb } from './limbs.ts'
import { shaded } from './cards.ts'
import { mended, mendedScene } from './mended.ts'
import { drawWindow, room, table } from './mended-places.ts'
import { plate, tint, wire } from './street-things.ts'
import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** Left a room with a table and nothing else; right the same one, and somebody lives in it. */
export function drawLivedIn(s: Sheet) {
  mendedScene(s, (right) => {
    const colours = right ? (['#F7E2BC', '#E8BF8E', '#C98A56'] as const) : (['#D3DBE6', '#B4C0D2', '#8E9CB8'] as const)
    room(s, trace('-170,-170 170,-170 170,50 -170,50'), [0, -50], colours, 5)
    const pane = trace('-70,-30 70,-30 70,-140 -70,-140')
    drawWindow(s, pane)
    const set = () => table(s, trace('-170,150 170,150 110,84 -110,84'), 130, right ? '#A86B42' : '#C98A86')
    if (!right) return set()
    tint(s, trace('-60,70 60,70 180,360 -220,360'), '#FFF3B8', 0.4)
    tint(s, trace('-340,-360 -170,-170 -170,50 -340,270'), '#4A2A5E', 0.12)
    for (const k of [-1, 1])
      s.solid(
        trace('62,-154 104,-154 112,-60 104,0 66,-4 84,-80').map(([x, y]): Point => [k * x, y]),
        '#D9694F',
        5,
      )
    s.ink(trace('-124,-154 124,-154'), 8)
    s.solid(ellipse(0, 262, 280, 66).slice(0, -1), '#6F9FA6', 6)
    s.flat(ellipse(0, 260, 230, 48).slice(0, -1), '#A9CDCB', { still: true })
    s.solid(trace('-330,-110 -206,-84 -206,110 -330,190'), '#8A5A3C', 6, { corners: true })
    for (const [row, y] of [
      [0, -60],
      [1, 20],
      [2, 96],
    ] as const)
      for (let i = 0; i < 5; i++) {
        const x = -318 + i * 22
        s.solid(
          box(x, y - 26 + (i % 2) * 8 - row * 2, x + 17, y + 36 + row * 5),
          ['#D9694F', '#F2C25B', '#6F9FA6', '#F6E7CF', '#4F6F8C'][(i + row) % 5]!,
          3,
          { corners: true },
        )
      }
    s.ink(trace('262,-190 262,300'), 11, { in: 0.01, out: 0.01, least: 1 })
    s.solid(trace('226,-150 262,-172 300,-150 322,60 286,86 240,80 210,56'), '#4F6F8C', 6)
    s.ink(trace('262,-150 258,80'), 4)
    set()
    s.solid(box(-96, 70, -30, 96), '#F2C25B', 4, { corners: true })
    s.solid(box(-90, 46, -36, 70), '#D9694F', 4, { corners: true })
    s.solid(trace('36,52 92,52 88,108 42,108'), '#FFFFFF', 5)
    s.ink(trace('92,62 116,70 90,96'), 6)
    for (const k of [-1, 1])
      s.ink(trace(`${60 + k * 10},40 ${60 + k * 20},14 ${60 + k * 4},-14`), 7, {
        colour: '#FFFFFF',
        in: 0.3,
        out: 0.6,
        layer: 'flat',
      })
    s.solid(trace('-250,230 -176,230 -186,310 -240,310'), '#D98A5A', 5)
    for (const leaf of [
      '-214,232 -270,170 -292,110',
      '-212,232 -212,150 -204,80',
      '-210,232 -160,180 -140,130',
      '-216,232 -244,160 -240,110',
    ])
      limb(s, trace(leaf), [16, 44, 6], '#5E9A5A', 4)
    s.solid(trace('96,256 166,244 206,276 170,312 100,306'), '#F2C25B', 6)
    s.ink(trace('120,262 150,282 176,290'), 3)
  })
}

/** Left signs, wires and bicycles cover each other, all equally loud; right three quiet fronts and one sign that counts. */
export function drawReadableStreet(s: Sheet) {
  mendedScene(s, (right) => {
    shaded(s, right ? ['#6FB6E4', '#FFEFCB'] : ['#8FA3B4', '#D3C9C0'], 200, 330)
    const walls = right ? ['#C9C2D6', '#F3E3C4', '#BCC6D8'] : ['#E0A24A', '#7FA06B', '#B0679A']
    tint(s, box(-330, 220, 330, 380), right ? '#C9B8AC' : '#8A7F74')
    walls.forEach((wall, i) => {
      const x = -330 + i * 220
      const high = [-150, -220, -110][i]!
      plate(s, box(x, high, x + 220, 226), wall, 5)
      for (const dx of right ? [50, 124] : [24, 84, 150])
        plate(s, box(x + dx, high + 50, x + dx + 48, high + 120), right ? '#8FB4CC' : '#39506B', 4)
      plate(s, box(x + 34, 60, x + 186, 226), right ? '#8A8AA4' : '#F2E0A8', 4)
    })
    if (right) {
      plate(s, box(-110, 44, 110, 226), '#FBEBC8', 5)
      for (let i = 0; i < 6; i++)
        s.solid(
          trace(`${-120 + i * 40},10 ${-80 + i * 40},10 ${-76 + i * 40},60 ${-98 + i * 40},74 ${-120 + i * 40},60`),
          i % 2 ? '#FFFFFF' : '#D9452F',
          4,
        )
      s.solid(box(-100, -76, 100, -6), '#D9452F', 6, { corners: true })
      s.solid(ellipse(-26, -40, 26, 20).slice(0, -1), '#FFFFFF', 4)
      s.ink(trace('-2,-48 16,-44 2,-30'), 6, { colour: '#FFFFFF' })
      for (const x of [40, 58, 76])
        s.ink(
          [
            [x, -58],
            [x, -24],
          ],
          8,
          { colour: '#FFFFFF', in: 0.02, out: 0.02, least: 1 },
        )
      plate(s, box(-40, 100, 40, 226), '#8A5A3C', 4)
      s.flat(trace('-110,226 110,226 190,340 -190,340'), '#F6DFAE', { still: true, corners: true, opacity: 0.7 })
      s.ink(
        [
          [-262, 380],
          [-262, -420],
        ],
        15,
        { in: 0.01, out: 0.01, least: 1 },
      )
      wire(s, [-262, -260], [330, -300], 20, 3)
      return
    }
    const paints = ['#D9452F', '#F2C23E', '#3F7FB0', '#FFFFFF', '#2F8A5A', '#E06AA0']
    for (let i = 0; i < 20; i++) {
      const [x, y] = [-310 + ((i * 137) % 560), -236 + ((i * 89) % 400)]
      const [w, h] = i % 3 ? [60 + ((i * 31) % 60), 54] : [44, 120]
      s.solid(box(x, y, x + w, y + h), paints[i % 6]!, 5, { corners: true })
      for (let k = 0; k < (i % 3 ? 3 : 4); k++) {
        const at: Point = i % 3 ? [x + 14 + k * (w - 24) * 0.36, y + 27] : [x + 22, y + 22 + k * 26]
        s.ink(
          [
            [at[0] - 8, at[1] - 8],
            [at[0] + 8, at[1] + 8],
          ],
          5,
          { colour: paints[(i + 3) % 6]! },
        )
        s.ink(
          [
            [at[0] + 8, at[1] - 8],
            [at[0] - 8, at[1] + 8],
          ],
          5,
          { colour: paints[(i + 3) % 6]! },
        )
      }
    }
    for (const x of [-170, 30, 220])
      s.ink(
        [
          [x, 380],
          [x + 14, -420],
        ],
        16,
        { in: 0.01, out: 0.01, least: 1 },
      )
    for (let i = 0; i < 9; i++) wire(s, [-330, -300 + i * 40], [330, -260 + ((i * 53) % 240)], 24 + i * 5, 4)
    for (const x of [-220, -60, 120, 240]) for (const k of [-40, 40]) s.ink(disc([x + k, 290], 34), 6, { closed: true })
    for (const x of [-220, -60, 120, 240])
      s.ink(trace(`${x - 40},290 ${x - 10},240 ${x + 30},240 ${x + 40},290 ${x},290 ${x - 10},240`), 6, {
        corners: true,
      })
  })
}

const cup = trace('-90,-60 90,-60 76,50 40,84 -40,84 -76,50')
/** Left a black night and a tube that burns a hole in it; right the night is blue, and the tube glows on wall and wet street. */
export function drawGlow(s: Sheet) {
  mended(s, ['#05060A', '#1B2A55'], (right) => {
    const tube = (points: readonly Point[], colour: string, width: number) =>
      s.ink(points, width, { colour, in: 0.02, out: 0.02, least: 1, shade: 0, closed: points.length > 4 })
    const sign = (colour: string, width: number) => {
      tube(cup, colour, width)
      tube(trace('88,-34 134,-30 120,24 78,34'), colour, width)
      for (const x of [-40, 0, 40]) tube(trace(`${x},-96 ${x + 14},-122 ${x - 4},-148`), colour, width)
    }
    if (!right) {
      for (let i = 0; i < 28; i++) {
        const a = (i / 28) * 6.283
        const r = i % 2 ? 300 : 210
        tint(
          s,
          [
            [10, -20],
            [10 + Math.cos(a - 0.07) * r, -20 + Math.sin(a - 0.07) * r],
            [10 + Math.cos(a + 0.07) * r, -20 + Math.sin(a + 0.07) * r],
          ],
          '#FFFDD0',
        )
      }
      s.flat(disc([10, -20], 190), '#FFFFFF', { still: true })
      s.at(0, 20, {}, () => sign('#FFF06A', 16))
      return
    }
    for (const [x, top, w, c] of [
      [-330, -180, 170, '#22356A'],
      [170, -230, 180, '#22356A'],
      [-180, -280, 370, '#2B4079'],
    ] as const)
      tint(s, box(x, top, x + w, 190), c)
    for (const [x, y] of trace(
      '-300,-140 -250,-140 -300,-70 -230,-10 -280,60 210,-190 270,-190 250,-120 210,-50 280,10 230,80',
    ))
      tint(s, box(x, y, x + 30, y + 40), (x + y) % 3 ? '#F7C97A' : '#3A5290')
    for (const [r, o] of [
      [260, 0.12],
      [210, 0.16],
      [160, 0.22],
      [120, 0.26],
    ] as const)
      s.flat(disc([10, -30], r), '#FF7FB0', { still: true, opacity: o })
    tint(s, trace('-330,190 330,190 330,380 -330,380'), '#131E40')
    for (const [y, w, o] of [
      [210, 150, 0.6],
      [240, 110, 0.5],
      [272, 130, 0.4],
      [306, 84, 0.3],
      [334, 100, 0.22],
    ] as const)
      s.flat(ellipse(10, y, w, 7), '#FF8FBA', { still: true, opacity: o })
    for (const [x, y, w] of [
      [-250, 226, 50],
      [-240, 262, 36],
      [240, 222, 50],
      [250, 260, 36],
    ] as const)
      s.flat(ellipse(x, y, w, 5), '#F7C97A', { still: true, opacity: 0.5 })
    s.at(0, 10, {}, () => {
      sign('#B83A7A', 24)
      sign('#FF8FBE', 14)
      sign('#FFF0F6', 5)
    })
  })
}
