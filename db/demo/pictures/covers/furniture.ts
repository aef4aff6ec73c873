import { shaded, strips } from './cards.ts'
import { drawGlow } from './light.ts'
import { limb } from './limbs.ts'
import { tint } from './street-things.ts'
import { box } from '../backdrop.ts'
import { ellipse, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

/** Three rooms: a chair in the morning sun, a desk at night, a shelf on a green wall in the afternoon. */
const hues = {
  ...{ coral: '#F0A88A', coralLow: '#FBD8B4', tiles: '#D98A66', sun: '#FFF3C0', shade: '#4A2A5E' },
  ...{ night: '#27315E', nightLow: '#4F4F86', boards: '#6A4658', lamp: '#FFE29A' },
  ...{ moss: '#5E9A84', mossLow: '#A9CDA4', parquet: '#C98F55', leaf: '#3F8A52', pot: '#E9E0CE' },
  books: ['#E2573F', '#F2C040', '#F7EFDA', '#3F7FB0', '#8A5A9A', '#E88A5A', '#2F6E6A'],
}
const oak = { paper: '#FFF4DC', accent: '#4FA0A8', mid: '#2F7078', deep: '#C98A4E', dark: '#3E2A3E' }
const walnut = { paper: '#F6E9C8', accent: '#B9784E', mid: '#8A5440', deep: '#5E3A40', dark: '#2E2A48' }
const cherry = {
  paper: '#E9B87A',
  accent: '#C9824A',
  mid: '#8A5A3A',
  deep: '#7E4632',
  dark: '#4A2A2E',
  soft: '#FFF6E0',
}

/** A chair, a desk, a shelf of books, ten minutes each. */
export function drawFurniture(s: Sheet) {
  strips(s, [() => drawChair(s), () => drawDesk(s), () => drawShelf(s)])
}

function drawFloor(s: Sheet, colour: string) {
  tint(s, box(-240, 170, 240, 400), colour)
  tint(s, box(-240, 154, 240, 172), '#FFF6E2', 0.8)
  for (const x of [-360, -220, -90, 40, 170, 300])
    s.ink(
      [
        [x * 0.7, 172],
        [x, 400],
      ],
      2,
      { corners: true, opacity: 0.5 },
    )
}

function drawChair(s: Sheet) {
  shaded(s, [hues.coral, hues.coralLow], 170)
  drawFloor(s, hues.tiles)
  tint(s, trace('-60,-300 90,-260 60,40 -90,0'), hues.sun, 0.4)
  s.ink(trace('14,-290 -18,22'), 9, { colour: hues.coral, corners: true })
  s.ink(trace('-74,-150 74,-112'), 9, { colour: hues.coral, corners: true })
  tint(s, trace('-84,250 -20,300 90,250 240,300 240,372 60,360'), hues.shade, 0.3)
  s.inHues(oak, s.line, () => {
    const { tones } = s
    for (const line of ['-84,-230 -84,250', '70,-190 70,20']) limb(s, trace(line), [22, 22], tones.deep)
    for (const y of [-190, -130, -70])
      s.solid(
        [
          [-84, y],
          [70, y + 26],
          [70, y + 54],
          [-84, y + 28],
        ],
        tones.accent,
        4.4,
        { corners: true },
      )
    for (const line of ['90,70 90,250', '-20,110 -20,300']) limb(s, trace(line), [22, 20], tones.deep)
    s.solid(trace('-104,30 70,10 120,60 -40,96'), tones.accent, 5.4, { corners: true })
    s.solid(trace('-104,30 -40,96 -40,118 -104,52'), tones.deep, 4.4, { corners: true })
    s.solid(trace('-40,96 120,60 120,82 -40,118'), tones.mid, 4.4, { corners: true })
  })
  tint(s, trace('-84,-190 70,-164 70,-150 -84,-176'), hues.sun, 0.6)
  tint(s, trace('-90,34 40,18 70,50 -36,84'), hues.sun, 0.34)
  tint(s, trace('-40,98 120,62 120,82 -40,116'), hues.shade, 0.24)
}

function drawDesk(s: Sheet) {
  shaded(s, [hues.night, hues.nightLow], 170)
  drawFloor(s, hues.boards)
  drawGlow(s, [-40, -140], 210, hues.lamp, 0.2)
  tint(s, trace('-60,-140 -10,-170 120,30 -150,60'), hues.lamp, 0.3)
  tint(s, trace('-150,250 -30,300 170,200 240,230 240,330 20,352'), hues.shade, 0.4)
  s.inHues(walnut, s.line, () => {
    const { tones } = s
    for (const line of ['-150,30 -150,250', '160,-20 160,196', '-40,80 -40,300'])
      limb(s, trace(line), [20, 18], tones.deep)
    s.solid(trace('60,50 160,16 160,150 60,196'), tones.deep, 5, { corners: true })
    for (const y of [86, 132])
      s.ink(
        [
          [70, y + 8],
          [152, y - 24],
        ],
        4,
      )
    s.solid(trace('-180,10 20,-60 190,-10 -30,76'), tones.accent, 5.4, { corners: true })
    s.solid(trace('-180,10 -30,76 -30,100 -180,34'), tones.deep, 4.4, { corners: true })
    s.solid(trace('-30,76 190,-10 190,14 -30,100'), tones.mid, 4.4, { corners: true })
    s.ink(trace('40,-20 40,-120 -30,-170'), 9)
    s.solid(trace('-64,-150 -20,-200 10,-168 -20,-120'), tones.paper, 5, { corners: true })
    s.solid(ellipse(40, -18, 34, 12), tones.dark, 4.4)
  })
  s.flat(ellipse(-70, 20, 78, 26).slice(0, -1), hues.lamp, { still: true, opacity: 0.6 })
  s.solid(trace('-110,18 -60,2 -20,22 -70,42'), '#FFFDF2', 3, { corners: true })
  s.ink(trace('-90,20 -50,22'), 3, { colour: '#3F7FB0' })
  s.solid(trace('90,-40 130,-40 126,0 94,0'), '#E2573F', 4, { corners: true })
  s.ink(trace('130,-32 146,-24 128,-10'), 4)
  tint(s, ellipse(-42, -150, 16, 14), '#FFFFFF', 0.9)
}

function drawShelf(s: Sheet) {
  shaded(s, [hues.moss, hues.mossLow], 170)
  drawFloor(s, hues.parquet)
  tint(s, trace('150,-300 240,-260 240,190 150,210'), hues.shade, 0.14)
  tint(s, trace('90,272 150,222 240,250 240,330 130,310'), hues.shade, 0.34)
  s.inHues(cherry, s.line, () => {
    const { tones } = s
    s.solid(trace('-120,-270 90,-270 150,-296 -50,-296'), tones.paper, 5, { corners: true })
    s.solid(trace('90,-270 150,-296 150,220 90,270'), tones.deep, 5, { corners: true })
    s.solid(box(-120, -270, 90, 270), tones.accent, 6, { corners: true })
    for (let row = 0; row < 4; row++) {
      const y = -256 + row * 130
      s.solid(box(-106, y, 76, y + 114), tones.dark, 4.4, { corners: true })
      for (let i = 0; i < 7; i++) {
        const x = -102 + i * 25
        if (row === 2 && i > 4) continue
        s.solid(box(x, y + 16 + ((i * 5 + row * 3) % 4) * 9, x + 22, y + 112), hues.books[(i * 3 + row * 2) % 7]!, 3, {
          corners: true,
        })
      }
    }
    s.solid(ellipse(54, 92, 16, 20), tones.soft, 3.4)
  })
  tint(s, trace('90,-268 148,-294 148,218 90,268'), hues.shade, 0.2)
  tint(s, box(-116, -266, -60, 266), hues.sun, 0.22)
  s.solid(trace('-30,-296 30,-296 22,-330 -22,-330'), hues.pot, 3.4, { corners: true })
  for (const noted of [
    '-4,-330 -50,-350 -84,-330',
    '2,-330 10,-356 44,-372',
    '4,-330 60,-348 84,-318',
    '-8,-330 -30,-366 -60,-372',
  ])
    limb(s, trace(noted), [10, 20, 4], hues.leaf, 3)
}
