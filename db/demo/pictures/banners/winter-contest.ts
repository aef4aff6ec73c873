import { box } from '../backdrop.ts'
import { drawHotCup, drawJar, drawLamp, drawTable, drawWall, drawWindow, type Wall } from './room.ts'
import { lying, pinned } from './sheets.ts'
import { drawBehindTable, drawOnTable, type Sitter } from './sitter.ts'
import { aged, cast } from '../covers/cast.ts'
import { disc } from '../covers/ground.ts'
import { drawHalo, segment } from '../covers/light.ts'
import { tint } from '../covers/street-things.ts'
import { drawExpression } from '../figure/expression.ts'
import { bend, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** An evening in January: blue snow outside, one lamp on the upper left. */
const room: Wall = { lit: '#F6CE93', far: '#B77F6C', floor: '#9C6248', wood: '#8A5540', table: '#C98A55' }
const shade = '#3A2444'

const girl: Sitter = {
  at: [-340, -84],
  scale: 112,
  lean: 0.05,
  pencil: '#E0533C',
  look: {
    ...{ ...cast.girl, style: 'twin', hair: '#7A4634', hairLight: '#D49A62', yaw: 0.4, pitch: 0.34, collar: 'turtle' },
    ...{ cloth: '#D2493E', clothDark: '#8C2B3C', part: 0.1, bangs: 5 },
    own: {
      features: drawExpression({ eyes: 'open', open: 0.7, gaze: [0.08, 0.26], brow: [-0.08, 0.02], mouth: 'smile' }),
    },
  },
}
const old: Sitter = {
  at: [360, -106],
  scale: 116,
  lean: -0.04,
  pencil: '#3F6EA8',
  look: {
    ...{
      ...cast.grandpa,
      yaw: -0.42,
      pitch: 0.16,
      collar: 'shirt',
      cloth: '#3F7A62',
      clothDark: '#24504A',
      glasses: 'round',
    },
    own: { features: aged({ eyes: 'smile', brow: [-0.06, 0.04], mouth: 'smile' }) },
  },
}

/** A girl and an old man draw what they like at a table; it snows outside, and cups and a kettle steam. */
export function drawWinterContest(s: Sheet) {
  drawWall(s, room)
  drawLamp(s, [-690, -196], '#C8493B')
  drawWindow(s, 'snow', [-520, -330, 620, 112], room)
  drawSills(s)
  drawShelf(s)
  drawStove(s)
  for (const one of [girl, old]) drawBehindTable(s, one)
  drawTable(s, [-980, 980], 192, room)
  drawSheets(s)
  for (const one of [girl, old]) drawOnTable(s, one)
  drawTableThings(s)
  tint(s, box(-s.hw - 20, -380, s.hw + 20, 380), '#FFC46A', 0.05)
}

/** Sheets pinned left and right of the window. */
function drawSills(s: Sheet) {
  pinned(s, [752, -216], 'cat', { rotate: -0.05, pin: '#3F7FB0' })
  pinned(s, [770, -8], 'snowman', { rotate: 0.04 })
  pinned(s, [1060, -238], 'hill', { rotate: 0.05, pin: '#F2B53A' })
  pinned(s, [1050, -26], 'flower', { rotate: -0.03, pin: '#5E9E4C' })
  pinned(s, [1316, -236], 'tree', { rotate: -0.04 })
  pinned(s, [1560, -250], 'fish', { rotate: 0.05, pin: '#3F7FB0' })
  pinned(s, [1610, -40], 'boat', { rotate: -0.05, pin: '#F2B53A' })
  pinned(s, [-1064, -232], 'moon', { rotate: 0.04, pin: '#3F7FB0' })
  pinned(s, [-1310, -246], 'apple', { rotate: -0.05 })
  pinned(s, [-1580, -232], 'cup', { rotate: 0.04, pin: '#5E9E4C' })
}

/** A low shelf of books with a cat asleep on it. */
function drawShelf(s: Sheet) {
  const [left, right, top] = [-1660, -1110, 20]
  tint(s, box(left + 14, top + 10, right + 46, 290), shade, 0.26)
  s.solid(box(left, top, right, 282), '#A4683F', 4.4, { corners: true })
  for (const y of [46, 168]) {
    s.solid(box(left + 22, y, right - 22, y + 104), '#5E3838', 3.4, { corners: true })
    for (let x = left + 34; x < right - 60;) {
      const [w, high] = [s.dice.range(22, 40), s.dice.range(66, 94)]
      const colour = s.dice.pick(['#D2553E', '#F0B84A', '#3F8C96', '#F6E7CC', '#6D5BA6', '#5E9E6A'])
      s.solid(box(x, y + 104 - high, x + w, y + 104), colour, 3, { corners: true })
      tint(s, box(x + 3, y + 118 - high, x + w - 3, y + 124 - high), '#FFF6DE', 0.7)
      x += w + (s.dice.chance(0.14) ? 30 : 1)
    }
  }
  s.solid(box(left - 14, top - 14, right + 14, top + 8), between('#A4683F', '#FFE0B0', 0.3), 4, { corners: true })
  sleepingCat(s, [-1340, 2])
}

function sleepingCat(s: Sheet, [x, y]: Point) {
  s.at(x, y, {}, () => {
    const fur = '#F3EAD8'
    const body = trace('-150,2 -158,-44 -110,-100 -20,-118 70,-96 120,-46 116,2')
    s.solid(body, fur, 5)
    s.within(body, () => {
      s.flat(trace('-60,-130 10,-130 40,-60 -10,-40 -50,-70'), '#E59A4E', { still: true })
      s.flat(trace('20,-110 140,-110 140,20 -120,20 -60,-10 60,-20'), shade, { still: true, opacity: 0.2 })
    })
    s.ink(trace('112,-14 60,6 -30,2 -80,-12'), 34, { in: 0.02, out: 0.3, least: 0.7 })
    s.ink(trace('112,-14 60,6 -30,2 -80,-12'), 25, { in: 0.02, out: 0.3, least: 0.7, colour: '#E59A4E' })
    const head = trace('-176,-20 -178,-62 -170,-112 -138,-86 -108,-86 -76,-110 -70,-60 -74,-20 -104,2 -146,2')
    s.solid(head, fur, 5)
    s.within(head, () => s.flat(trace('-122,-90 -70,-120 -60,-40 -96,-50'), '#E59A4E', { still: true }))
    for (const side of [-1, 1])
      s.ink(bend([-123 + side * 34, -40], [-123 + side * 22, -28], [-123 + side * 10, -40]), 3.6)
    s.flat(trace('-130,-26 -116,-26 -123,-18'), '#D9707A', { still: true, corners: true })
  })
}

/** A round stove with its fire behind the grate, a kettle on top. */
function drawStove(s: Sheet) {
  const x = 1310
  drawHalo(s, [x, 150], [330, 240], '#FFB45A', { opacity: 0.09, rings: 5 })
  s.flat(disc([x + 40, 322], 210, 26), shade, { still: true, opacity: 0.34 })
  for (const dx of [-104, 104]) s.solid(box(x + dx - 14, 292, x + dx + 14, 326), '#3B3440', 3.4, { corners: true })
  s.solid(trace(`${x - 138},40 ${x + 138},40 ${x + 150},300 ${x - 150},300`), '#4B6B6E', 4.6, { corners: true })
  tint(s, trace(`${x + 54},44 ${x + 135},44 ${x + 147},296 ${x + 60},296`), shade, 0.3)
  s.solid(box(x - 92, 84, x + 92, 226), '#3B2A30', 4, { corners: true })
  tint(s, box(x - 82, 94, x + 82, 216), '#E8622E')
  s.flat(
    trace(`${x - 70},216 ${x - 60},150 ${x - 34},176 ${x - 8},112 ${x + 18},170 ${x + 44},136 ${x + 70},216`),
    '#FFC64E',
    { still: true },
  )
  s.flat(trace(`${x - 30},216 ${x - 6},160 ${x + 22},216`), '#FFF3B4', { still: true })
  for (let i = 1; i < 6; i++) s.ink(segment(x - 92 + i * 31, 86, x - 92 + i * 31, 224), 5, { least: 0.9 })
  s.solid(box(x - 160, 18, x + 160, 42), '#3B4A50', 4, { corners: true })
  s.contour(bend([x - 74, -62], [x, -190], [x + 74, -62], 10), 14, { closed: false, least: 0.9 })
  s.contour(bend([x - 74, -62], [x, -190], [x + 74, -62], 10), 7, { closed: false, least: 0.9, colour: '#8A5540' })
  s.solid(trace(`${x - 84},-14 ${x - 150},-66 ${x - 166},-60 ${x - 110},14`), '#D9A441', 4.2)
  const kettle = trace(`${x - 104},18 ${x - 108},-30 ${x - 70},-72 ${x + 70},-72 ${x + 108},-30 ${x + 104},18`)
  s.solid(kettle, '#E7B650', 4.6)
  s.within(kettle, () => {
    s.flat(trace(`${x + 30},-80 ${x + 120},-80 ${x + 120},30 ${x + 10},30 ${x + 54},-20`), shade, {
      still: true,
      opacity: 0.26,
    })
    s.flat(disc([x - 58, -36], 15, 22), '#FFF6D0', { still: true, opacity: 0.7 })
  })
  s.solid(disc([x, -76], 40, 12), '#D9A441', 3.8)
  s.solid(disc([x, -92], 11, 10), '#8A5540', 3.4)
  for (const [dx, high] of [
    [-164, 90],
    [-182, 120],
  ] as const)
    s.ink(
      [
        [x + dx, -74],
        [x + dx - 16, -74 - high * 0.4],
        [x + dx + 8, -74 - high * 0.7],
        [x + dx - 10, -74 - high],
      ],
      11,
      { colour: '#FFFFFF', opacity: 0.7, in: 0.3, out: 0.7 },
    )
}

/** What the two draw: a fox in the snow, and the house on the hill. */
function drawSheets(s: Sheet) {
  lying(s, [-318, 240], 330, 30, (at) => {
    const fill = (noted: string, colour: string) =>
      s.flat(
        trace(noted).map(([u, v]) => at(u, v)),
        colour,
        { still: true },
      )
    fill('-0.6,-0.1 0.6,-0.1 0.6,0.5 -0.6,0.6', '#A9C6EE')
    fill('-0.24,0.72 -0.2,0.36 0.02,0.3 0.16,0.1 0.24,0.3 0.36,0.34 0.26,0.52 0.14,0.8', '#E9803A')
    fill('-0.24,0.72 -0.42,0.62 -0.44,0.34 -0.3,0.5', '#F4A24E')
    fill('0.12,0.44 0.3,0.42 0.2,0.6', '#FFF6E6')
  })
  lying(s, [340, 236], 330, -30, (at) => {
    const fill = (noted: string, colour: string) =>
      s.flat(
        trace(noted).map(([u, v]) => at(u, v)),
        colour,
        { still: true, corners: true },
      )
    fill('-0.6,-0.1 0.6,-0.1 0.6,0.7 -0.6,0.7', '#CFE3C4')
    fill('-0.5,0.6 -0.14,0.14 0.1,0.42 0.3,0.2 0.5,0.6', '#7FA7C8')
    fill('-0.5,0.6 0.5,0.6 0.5,0.84 -0.5,0.8', '#E7C46A')
  })
}

function drawTableThings(s: Sheet) {
  drawHotCup(s, [-12, 330], '#3F7FA8', '#7A4630', { k: 0.92 })
  drawJar(s, [-612, 292], '#F4E3C2', 0.9)
  drawHotCup(s, [684, 318], '#F0B84A', '#B8763A')
  for (const [dx, dy] of trace('-70,0 0,6 66,-2 -34,-46 34,-44')) {
    const [x, y] = [-778 + dx, 316 + dy]
    s.solid(disc([x, y], 40, 34), '#F3972F', 4)
    s.flat(disc([x - 12, y - 12], 11, 8), '#FFD58A', { still: true })
    s.flat(disc([x + 2, y - 28], 7, 4), '#5E8E3C', { still: true })
  }
}
