import { box } from '../backdrop.ts'
import { onGround } from './ground.ts'
import { plainHead } from './heads.ts'
import { limb, lock, smallHand } from './limbs.ts'
import { tint } from './street-things.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK } from '../tones.ts'

const [LEFT, RIGHT, TOP, FOOT] = [-60, 440, -330, 318]

/** A novel stands on the desk: its cover keeps the sky free for a title above two travellers and a town of towers. */
export function drawNovel(s: Sheet) {
  const { tones } = s
  onGround(s, tones.soft, () => {
    tint(s, box(-660, 226, 660, 380), tones.mid)
    s.ink(trace('-640,226 -140,226'), 3.4)
    s.ink(trace('500,226 640,226'), 3.4)
    drawSketches(s)
    s.flat(trace('-120,326 470,326 600,300 600,270 440,250'), tones.deep, {
      still: true,
      corners: true,
      opacity: 0.55,
    })
    drawVolume(s)
    const front = box(LEFT, TOP, RIGHT, FOOT)
    s.within(front, () => s.at((LEFT + RIGHT) / 2, 0, {}, () => drawCoverArt(s)), true)
    s.contour(front, 6, { corners: true, least: 0.8, shade: 0.2 })
    s.ink(
      [
        [LEFT + 15, TOP + 4],
        [LEFT + 15, FOOT - 4],
      ],
      2.6,
      { in: 0.02, out: 0.02 },
    )
    drawTitleRoom(s)
  })
}

/** The leaves of the book and its back, seen along the right edge. */
function drawVolume(s: Sheet) {
  const { tones } = s
  s.solid(
    [
      [RIGHT, TOP],
      [RIGHT + 58, TOP + 26],
      [RIGHT + 58, FOOT - 34],
      [RIGHT, FOOT],
    ],
    tones.paper,
    5,
    { corners: true },
  )
  for (const dx of [12, 24, 36, 47])
    s.ink(
      [
        [RIGHT + dx, TOP + 8 + dx * 0.45],
        [RIGHT + dx, FOOT - 4 - dx * 0.58],
      ],
      2,
      { in: 0.02, out: 0.02 },
    )
  s.ink(
    [
      [RIGHT + 58, TOP + 26],
      [RIGHT + 58, FOOT - 34],
    ],
    9,
    { in: 0.01, out: 0.01, least: 0.9 },
  )
}

function drawCoverArt(s: Sheet) {
  const { tones } = s
  const night = between(tones.dark, INK, 0.25)
  tint(s, box(-260, -340, 260, 340), night)
  s.flat(ellipse(0, 30, 300, 300).slice(0, -1), tones.dark, { still: true })
  s.flat(ellipse(0, 40, 220, 220).slice(0, -1), between(tones.dark, tones.deep, 0.6), { still: true })
  s.flat(ellipse(0, 36, 138, 138).slice(0, -1), tones.accent, { still: true })
  s.flat(ellipse(0, 36, 116, 116).slice(0, -1), between(tones.accent, tones.paper, 0.5), { still: true })
  for (let i = 0; i < 34; i++) {
    const r = i % 5 ? 2.4 : 4.4
    s.flat(ellipse(s.dice.range(-240, 240), s.dice.range(-326, -110), r, r), tones.paper, { still: true })
  }
  const town = trace(
    '-260,150 -230,150 -230,60 -206,10 -182,60 -182,120 -150,120 -150,20 -122,-50 -94,20 -94,110 -54,110 -54,70 -36,70 -36,-30 -30,-30 -30,-60 0,-130 30,-60 30,-30 36,-30 36,70 54,70 54,116 100,116 100,40 126,-20 152,40 152,130 186,130 186,80 206,40 226,80 226,150 260,150 260,300 -260,300',
  )
  s.solid(town, tones.deep, 3.6, { corners: true })
  s.solid(ellipse(0, -4, 19, 19), tones.paper, 3)
  s.ink(trace('0,-16 0,-4 9,2'), 3, { corners: true })
  for (const [x, y] of trace('-122,40 -122,76 -206,84 126,70 126,96 206,104 0,40 -16,80 16,80 -60,140 70,146'))
    s.flat(box(x - 5, y - 9, x + 5, y + 7), tones.accent, { corners: true, still: true })
  tint(s, trace('-260,190 -100,160 0,172 120,158 260,190 260,340 -260,340'), night)
  drawTravellers(s)
}

function drawTravellers(s: Sheet) {
  const { tones } = s
  s.pen = 0.72
  const dark = between(tones.dark, INK, 0.4)
  s.at(92, 122, { scale: 60 }, () =>
    drawHead(s, {
      ...plainHead(s, { yaw: 0.5, style: 'spiky', mood: 'calm', tall: 0.95, lash: 0, hair: dark, part: 0.3 }),
      own: { bust: cloaked(tones.deep, tones.dark, tones.soft) },
    }),
  )
  s.at(-84, 140, { scale: 60 }, () => {
    const spines = ['-0.6,-0.2 -1.2,1.2 -1.0,2.4 -1.4,3.8', '-0.3,0.2 -0.8,1.6 -0.6,3.0 -0.9,4.0']
    for (const spine of spines) lock(s, trace(spine), [0.8, 1.0, 0.9, 0.2], [tones.soft, tones.mid])
    drawHead(s, {
      ...plainHead(s, { yaw: -0.46, style: 'long', mood: 'smile', lash: 2, hair: tones.soft, part: -0.2 }),
      own: { bust: cloaked(tones.paper, tones.soft, tones.accent) },
    })
    drawStarLamp(s)
  })
  s.pen = 1
}

const cloaked = (cloth: string, shade: string, trim: string) => (s: Sheet, look: HeadLook) => {
  s.flat(trace('-0.32,0.5 0.32,0.5 0.36,1.5 -0.36,1.5'), look.skin, { knock: true, corners: true })
  const cloak: Point[] = trace('-0.5,1.2 -1.1,1.5 -1.5,2.2 -1.8,3.4 -1.9,4.4 1.9,4.4 1.8,3.4 1.5,2.2 1.1,1.5 0.5,1.2')
  s.solid(cloak, cloth, 6)
  s.within(cloak, () => s.flat(trace('0.6,1.2 1.6,1.8 2,4.6 0.9,4.6 0.8,2.6'), shade, { still: true, opacity: 0.75 }))
  s.ink(trace('-0.7,2.2 -0.8,3.2 -0.86,4.3'), 4)
  s.ink(trace('0.7,2.2 0.8,3.2 0.86,4.3'), 4)
  s.solid(trace('-0.56,1.1 0,1.46 0.56,1.1 0.86,1.5 0.3,1.84 0,1.76 -0.3,1.84 -0.86,1.5'), trim, 5)
  s.solid(ellipse(0, 1.66, 0.15, 0.15), look.iris, 3.6)
}

/** She lifts a small light on a chain. */
function drawStarLamp(s: Sheet) {
  const { tones } = s
  limb(s, trace('-1.0,2.3 -1.7,2.5 -1.86,1.5'), [0.56, 0.54, 0.42], tones.paper)
  s.flat(ellipse(-2.0, 1.2, 0.9, 0.9).slice(0, -1), tones.accent, { still: true, opacity: 0.35 })
  s.solid(trace('-2,0.6 -1.84,1 -1.46,1.14 -1.82,1.36 -2,1.76 -2.18,1.36 -2.54,1.14 -2.16,1'), tones.accent, 4, {
    corners: true,
  })
  smallHand(s, [-1.88, 1.62], 'grip', { size: 0.5, angle: 3.0, skin: tones.skin })
}

/** In pencil: where the title will be, and the name below it. */
function drawTitleRoom(s: Sheet) {
  const [x, y] = [(LEFT + RIGHT) / 2, -226]
  for (const [dy, w, h] of [
    [0, 176, 56],
    [92, 86, 17],
  ] as const) {
    const corners = box(x - w, y + dy - h, x + w, y + dy + h)
    corners.forEach((p, i) => s.ink([p, corners[(i + 1) % 4]!], 4.4, { colour: '#8DB7DB', least: 0.6 }))
  }
  s.ink(
    [
      [x - 176, y - 56],
      [x + 176, y + 56],
    ],
    2.4,
    { colour: '#8DB7DB' },
  )
  s.ink(
    [
      [x + 176, y - 56],
      [x - 176, y + 56],
    ],
    2.4,
    { colour: '#8DB7DB' },
  )
}

/** Three rough plans of the same cover, pinned to the wall; the chosen one is marked. */
function drawSketches(s: Sheet) {
  const { tones } = s
  const plans: [number, number, number][] = [
    [-520, -216, -0.05],
    [-320, -200, 0.04],
    [-430, 44, 0.02],
  ]
  plans.forEach(([x, y, rotate], i) =>
    s.at(x, y, { rotate, scale: i === 2 ? 1.16 : 1 }, () => {
      s.solid(box(-78, -108, 78, 108), tones.paper, 4, { corners: true })
      s.contour(box(-60, -90, 60, 90), 3, { corners: true, least: 0.8 })
      const title = [box(-46, -78, 46, -46), box(24, -80, 50, 40), box(-44, -76, 44, -34)][i]!
      s.flat(title, i === 2 ? tones.accent : tones.soft, { corners: true, still: true })
      s.contour(title, 2.4, { corners: true })
      for (const k of i === 1 ? [-16] : [-20, 18]) {
        const size = i === 1 ? 1.7 : 1
        s.solid(
          trace('-17,86 -15,46 0,36 15,46 17,86').map(([px, py]): Point => [px * size + k, 86 + (py - 86) * size]),
          i ? tones.mid : tones.soft,
          3,
        )
        s.solid(ellipse(k, 86 - 62 * size, 13 * size, 14 * size), tones.paper, 3)
      }
      if (i === 2) s.ink(trace('-22,20 -22,-4 0,-30 22,-4 22,20'), 2.6)
      s.solid(ellipse(0, -104, 8, 8), tones.deep, 3)
    }),
  )
  s.solid(trace('-560,276 -250,252 -246,272 -556,296'), tones.accent, 4.4, { corners: true })
  s.solid(trace('-560,276 -600,292 -556,296'), tones.skin, 4, { corners: true })
  s.ink(trace('-590,288 -600,292'), 6)
}
