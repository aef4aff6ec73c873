import { box } from '../backdrop.ts'
import * as works from './corrected.ts'
import type { Season } from './outside.ts'
import { drawHotCup, drawJar, drawLamp, drawTable, drawWall, drawWindow, type Wall } from './room.ts'
import { lying, pinned, type Small } from './sheets.ts'
import { drawBehindTable, drawOnTable, drawPointing, type Sitter } from './sitter.ts'
import { aged, cast } from '../covers/cast.ts'
import { tint } from '../covers/street-things.ts'
import { drawExpression, type Expression } from '../figure/expression.ts'
import { trace } from '../geometry.ts'
import { drawCrown } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between, darker, VERMILION } from '../tones.ts'

type Name = keyof typeof cast
type Critique = {
  work: (s: Sheet) => void
  season: Season
  people: readonly [teacher: Name, learner: Name]
  clothes: readonly [string, string]
  wall: readonly [lit: string, far: string]
  /** an evening under a lamp of this colour */
  lamp?: string
  /** the teacher sits on the right */
  mirrored?: true
  sheets: readonly [Small, Small, Small, Small, Small, Small]
}

/** Each in its season and with people of its own. */
export const critiques = {
  eyes: {
    ...{ work: works.drawEyesCorrected, season: 'snow', people: ['woman', 'singer'], clothes: ['#2F7F86', '#E9A23B'] },
    ...{ wall: ['#EFD3B4', '#C48F88'], sheets: ['snowman', 'cup', 'cat', 'moon', 'apple', 'tree'] },
  },
  jaw: {
    ...{
      work: works.drawJawCorrected,
      mirrored: true,
      season: 'blossom',
      people: ['man', 'child'],
      clothes: ['#4F7FB8', '#E5708C'],
    },
    ...{ wall: ['#EEF1D6', '#B9CBA0'], sheets: ['flower', 'hill', 'cat', 'apple', 'cup', 'tree'] },
  },
  profiles: {
    ...{
      work: works.drawProfilesCorrected,
      season: 'rain',
      people: ['granny', 'teen'],
      clothes: ['#8A6BB4', '#F0C04A'],
    },
    ...{ wall: ['#D6E6E8', '#8FB0BC'], sheets: ['cup', 'moon', 'flower', 'cat', 'hill', 'apple'] },
  },
  feelings: {
    ...{
      work: works.drawFeelingsCorrected,
      mirrored: true,
      season: 'summer',
      people: ['singer', 'boy'],
      clothes: ['#E4573F', '#3F8CB8'],
    },
    ...{ wall: ['#FFF0C8', '#EFC684'], sheets: ['hill', 'apple', 'cat', 'flower', 'moon', 'cup'] },
  },
  few: {
    ...{
      work: works.drawLinesCorrected,
      season: 'autumn',
      people: ['grandpa', 'red'],
      clothes: ['#5A6FA8', '#3F7A62'],
    },
    ...{ wall: ['#F6DDB4', '#C99468'], sheets: ['tree', 'cat', 'cup', 'hill', 'apple', 'moon'] },
  },
  shapes: {
    ...{ work: works.drawShapesCorrected, season: 'autumn', people: ['teen', 'man'], clothes: ['#D2553E', '#5A6FA8'] },
    ...{ wall: ['#DCEAD8', '#94B49C'], sheets: ['apple', 'tree', 'hill', 'cup', 'cat', 'flower'] },
  },
  light: {
    ...{
      work: works.drawLightCorrected,
      mirrored: true,
      season: 'snow',
      people: ['red', 'granny'],
      clothes: ['#3F6EA8', '#B9476A'],
    },
    ...{ wall: ['#F4C98A', '#9C6A78'], lamp: '#3F8C96', sheets: ['moon', 'cup', 'snowman', 'apple', 'tree', 'cat'] },
  },
} satisfies Record<string, Critique>

const looking = { eyes: 'open', open: 0.92, brow: [-0.08, 0.02] } as const
const shade = '#3A2444'

/** A teacher's red pen on the work of a learner, who looks on: it stands between them on the table. */
export function drawCritique(s: Sheet, critique: Critique) {
  const [teacher, learner] = sitters(critique)
  const side = critique.mirrored ? -1 : 1
  const room: Wall = {
    lit: critique.wall[0],
    far: critique.wall[1],
    floor: '#A9714F',
    wood: '#94603F',
    table: '#CB925C',
  }
  drawWall(s, room)
  if (critique.lamp) drawLamp(s, [-1010, -190], critique.lamp)
  drawWindow(s, critique.season, [-840, -326, 840, 110], room, 4)
  drawSides(s, critique)
  for (const one of [teacher, learner]) drawBehindTable(s, one)
  drawTable(s, [-1040, 1040], 190, room)
  drawBoard(s, critique.work)
  drawPointing(s, teacher)
  lying(s, [side * 542, 244], 310, side * -30, (at) => {
    s.ink([at(-0.3, 0.4), at(-0.1, 0.3), at(0.1, 0.42), at(0.26, 0.3)], 4)
    s.ink([at(-0.24, 0.66), at(0, 0.56), at(0.2, 0.66)], 4)
  })
  drawOnTable(s, learner)
  drawHotCup(s, [side * -808, 334], critique.clothes[1], '#7A4630', { k: 0.86 })
  drawJar(s, [side * 816, 316], '#F6EAD2', 0.9)
}

function sitters({ people, clothes, mirrored }: Critique): [Sitter, Sitter] {
  const sitter = (i: 0 | 1): Sitter => {
    const [name, cloth] = [people[i], clothes[i]]
    const side = (i === 0) === !mirrored ? 1 : -1
    const face: Expression = { ...looking, gaze: [side * 0.16, 0.06], mouth: i ? 'smile' : 'glad' }
    const features = name === 'granny' || name === 'grandpa' ? aged(face) : drawExpression(face)
    return {
      ...{
        at: [side * -546, name === 'child' ? -54 : -77],
        scale: 109,
        lean: side * 0.03,
        pencil: i ? '#F0B84A' : VERMILION,
      },
      look: {
        ...{ ...cast[name], yaw: side * 0.42, pitch: 0.06, cloth, clothDark: darker(cloth) },
        ...{ collar: i ? 'hood' : 'shirt', own: { features } },
      },
    }
  }
  return [sitter(0), sitter(1)]
}

/** The work on a small easel. */
function drawBoard(s: Sheet, work: (s: Sheet) => void) {
  tint(s, trace('-250,262 300,262 400,330 -180,330'), shade, 0.28)
  for (const leg of ['-150,-340 -236,318', '150,-340 236,318']) {
    s.ink(trace(leg), 32, { in: 0.01, out: 0.01, least: 0.95 })
    s.ink(trace(leg), 23, { in: 0.01, out: 0.01, least: 0.95, colour: '#A9714A' })
  }
  s.at(0, -16, {}, () => {
    s.solid(box(-262, -240, 262, 240), '#FFFAEE', 5, { corners: true })
    s.within(box(-244, -222, 244, 222), () => work(s), true)
    s.contour(box(-244, -222, 244, 222), 3, { corners: true, least: 0.8, shade: 0 })
  })
  s.solid(box(-296, 222, 296, 250), '#C48A5A', 4.6, { corners: true })
}

/** What hangs and stands left and right of the window. */
function drawSides(s: Sheet, { sheets, clothes }: Critique) {
  const spots = trace('-1070,8 -1330,-228 -1600,-206 1070,-226 1340,-204 1610,-232')
  for (const [i, [x, y]] of spots.entries())
    pinned(s, [x, y], sheets[i]!, { rotate: i % 2 ? 0.04 : -0.05, pin: clothes[i % 2]! })
  for (const [x, colour] of [
    [-1450, clothes[1]],
    [1420, clothes[0]],
  ] as const) {
    tint(s, box(x - 220, 110, x + 260, 300), shade, 0.2)
    s.solid(box(x - 236, 96, x + 236, 288), '#B57A4C', 4.4, { corners: true })
    for (const dx of [-226, 6]) {
      s.solid(box(x + dx, 118, x + dx + 220, 270), between('#B57A4C', '#FFE0B0', 0.16), 3.4, { corners: true })
      s.ink(
        [
          [x + dx + 90, 150],
          [x + dx + 130, 150],
        ],
        8,
        { least: 0.9 },
      )
    }
    s.solid(box(x - 252, 82, x + 252, 102), '#D19A66', 4, { corners: true })
    drawCrown(s, [x + 120, -34], [86, 78], ['#A9CC62', '#5C9E52', '#2C6A52'])
    s.solid(trace(`${x + 66},8 ${x + 174},8 ${x + 158},82 ${x + 82},82`), colour, 4.4, { corners: true })
    tint(s, trace(`${x + 128},12 ${x + 170},12 ${x + 155},80 ${x + 122},80`), shade, 0.24)
    for (const [i, book] of ['#D2553E', '#F6E7CC', '#3F8C96'].entries())
      s.solid(box(x - 190 + i * 9, 58 - i * 24, x - 40 - i * 12, 82 - i * 24), book, 3.4, { corners: true })
  }
}
