import { drawHotCup, drawJar, drawTable, drawWall, drawWindow, type Wall } from './room.ts'
import { lying, pinned } from './sheets.ts'
import { drawBehindTable, drawOnTable, type Sitter } from './sitter.ts'
import { cast } from '../covers/cast.ts'
import { disc } from '../covers/ground.ts'
import { tint } from '../covers/street-things.ts'
import { drawExpression } from '../figure/expression.ts'
import { trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** A morning in spring, light from the upper left. */
const room: Wall = { lit: '#FBF0D0', far: '#E9CFA0', floor: '#A9714F', wood: '#B4825A', table: '#D6A06A' }
const shade = '#3A2444'

const beginner: Sitter = {
  at: [-296, -72],
  scale: 110,
  lean: 0.04,
  pencil: '#3F8C96',
  look: {
    ...{ ...cast.teen, yaw: 0.36, pitch: 0.28, collar: 'hood', cloth: '#F2B53A', clothDark: '#B9772C' },
    own: {
      features: drawExpression({ eyes: 'open', open: 0.76, gaze: [0.08, 0.22], brow: [-0.1, 0], mouth: 'smile' }),
    },
  },
}
const helper: Sitter = {
  at: [300, -92],
  scale: 112,
  lean: -0.05,
  pencil: '#D2493E',
  look: {
    ...{ ...cast.man, style: 'short', yaw: -0.4, pitch: 0.12, collar: 'shirt', cloth: '#3F7FA8', clothDark: '#27507C' },
    own: { features: drawExpression({ eyes: 'smile', brow: [-0.08, 0.02], mouth: 'glad' }) },
  },
}

/** Somebody's very first sheet: a cup and an apple stand there, and one who knows how draws along. */
export function drawFirstPage(s: Sheet) {
  drawWall(s, room)
  drawWindow(s, 'blossom', [-410, -320, 400, 106], room, 2)
  pinned(s, [-548, -226], 'hill', { rotate: -0.04, scale: 0.66, pin: '#3F7FB0' })
  pinned(s, [546, -226], 'cat', { rotate: 0.05, scale: 0.66 })
  pinned(s, [548, -66], 'flower', { rotate: -0.04, scale: 0.66, pin: '#5E9E4C' })
  for (const one of [beginner, helper]) drawBehindTable(s, one)
  drawTable(s, [-760, 760], 190, room)
  for (const [x, lean, far] of [
    [-286, 26, false],
    [292, -26, true],
  ] as const)
    lying(s, [x, 240], 300, lean, (at) => {
      const fill = (noted: string, colour: string) =>
        s.flat(
          trace(noted).map(([u, v]) => at(u, v)),
          colour,
          { still: true },
        )
      const u = far ? -0.34 : 0.16
      const cup = '0,0.56 0.2,0.56 0.19,0.76 0.15,0.88 0.05,0.88 0.01,0.76'
      fill(shifted(cup, u), '#5FA6C6')
      s.ink([at(u + 0.2, 0.62), at(u + 0.26, 0.66), at(u + 0.18, 0.8)], 6, { colour: '#5FA6C6', least: 0.8 })
      if (far) fill('-0.04,0.68 0.04,0.64 0.12,0.68 0.12,0.84 0.04,0.9 -0.04,0.84', '#D9503F')
    })
  for (const one of [beginner, helper]) drawOnTable(s, one)
  drawModels(s)
}

const shifted = (noted: string, du: number) =>
  trace(noted)
    .map(([u, v]) => `${u + du},${v}`)
    .join(' ')

/** What the two look at, between them. */
function drawModels(s: Sheet) {
  drawHotCup(s, [-26, 300], '#5FA6C6', '#7A4630', { k: 0.9 })
  s.flat(disc([70, 326], 54, 12), shade, { still: true, opacity: 0.28 })
  const apple = trace('58,236 82,246 106,236 122,262 112,302 88,322 58,318 36,290 34,256')
  s.solid(apple, '#D9503F', 4.4)
  s.within(apple, () => {
    s.flat(trace('92,230 140,230 140,330 60,330 94,300'), shade, { still: true, opacity: 0.26 })
    s.flat(disc([54, 264], 8, 12), '#FFE0CC', { still: true, opacity: 0.9 })
  })
  s.ink(trace('82,246 84,228 94,216'), 6)
  s.solid(trace('90,224 112,208 130,216 114,230'), '#5E9E4C', 3.6)
  drawJar(s, [580, 318], '#F6EAD2', 0.82)
  tint(s, trace('-600,318 -520,318 -516,330 -604,330'), shade, 0.24)
  s.solid(trace('-606,284 -528,284 -520,318 -614,318'), '#FFFAEE', 3.6, { corners: true })
  tint(s, trace('-606,284 -582,284 -588,318 -614,318'), '#E5708C')
}
