import { drawFlecks, drawGlow, segment } from './light.ts'
import { plate, tint, wholeSheet } from './street-things.ts'
import { box } from '../backdrop.ts'
import { disc } from './ground.ts'
import { ellipse, mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** A snowy afternoon: cool daylight from the skylight and the round window, and one warm lamp at the counter. */
const hues = {
  ...{
    dark: '#3B2A3A',
    wall: '#7E5A52',
    gable: '#A07A66',
    floor: '#8A5A44',
    plank: '#5E3B38',
    rug: '#9E3E46',
    rugEdge: '#E0B36A',
  },
  ...{
    roof: '#5E4048',
    roofLit: '#8A6660',
    beam: '#A8744E',
    beamDark: '#6B4440',
    wood: '#8C5A40',
    woodLit: '#C88F5C',
    inside: '#402C36',
  },
  ...{ day: '#DCEBF4', dayDeep: '#A9C7DE', snow: '#FFFFFF', lamp: '#FFD98A', lampCore: '#FFF6D8', green: '#2F6B56' },
  books: ['#B2433F', '#2F5F72', '#D9A44A', '#E9DCC0', '#5E4A78', '#5F7F54', '#8A4A3A'],
  ...{
    cat: '#E8A45A',
    catLit: '#FFE0B0',
    belly: '#FFF3E0',
    paper: '#F6ECD6',
    shade: '#241C40',
    brass: '#D9A84E',
    pot: '#C4613E',
  },
  leaf: ['#8FB36A', '#3F7A55'],
  line: '#2A1A2A',
}
const LIGHT = trace('86,-236 176,-202 390,330 -10,330')

/** A second-hand bookshop under the roof: books block the way, light falls from above, the cat minds the counter. */
export function drawBookLoft(s: Sheet) {
  s.line = hues.line
  wholeSheet(s, hues.dark)
  drawShell(s)
  drawWindow(s)
  for (const side of [-1, 1]) drawShelf(s, side)
  drawSkylight(s)
  drawCounter(s)
  drawLadder(s)
  drawPiles(s)
  drawLight(s)
}

function drawShell(s: Sheet) {
  tint(s, trace('-220,-150 0,-300 220,-150 220,150 -220,150'), hues.gable)
  tint(s, trace('-220,-150 0,-300 0,150 -220,150'), hues.wall, 0.5)
  for (let x = -180; x < 220; x += 40)
    s.ink(segment(x, 150, x, -300 + Math.abs(x) * 0.68), 1.6, { corners: true, colour: hues.beamDark })
  s.ink(trace('-220,150 -220,-150 0,-300 220,-150 220,150'), 4, { corners: true })
  plate(s, trace('-660,420 -220,150 220,150 660,420'), hues.floor, 4)
  for (let i = -5; i <= 5; i++) s.ink(segment(i * 44, 150, i * 128, 410), 2, { corners: true, colour: hues.plank })
  for (const [y, a, b] of [
    [190, -90, 60],
    [230, 60, 210],
    [290, -240, -60],
    [330, 120, 330],
  ] as const)
    s.ink(segment(a, y, b, y), 1.8, { colour: hues.plank })
  plate(s, trace('-110,196 110,196 190,310 -190,310'), hues.rug, 3.4)
  s.ink(trace('-98,202 98,202 168,300 -168,300 -98,202'), 3, { corners: true, colour: hues.rugEdge, least: 0.8 })
  s.ink(ellipse(0, 250, 70, 24), 3, { colour: hues.rugEdge })
  for (const side of [-1, 1]) {
    const at = (noted: string) => trace(noted).map(([x, y]): Point => [x * side, y])
    plate(s, at('0,-300 0,-420 760,-420 760,-40 220,-150'), side > 0 ? hues.roofLit : hues.roof, 4.4)
    for (let t = 0.26; t < 1; t += 0.28)
      s.ink(segment((20 + 200 * t) * side, -286 + 136 * t, (60 + 800 * t) * side, -470 + 480 * t), 1.8, {
        corners: true,
      })
    for (const t of [0.12, 0.4, 0.68, 0.96]) {
      const a: Point = [(20 + 200 * t) * side, -286 + 136 * t]
      const b: Point = [(60 + 800 * t) * side, -470 + 480 * t]
      const beam = [
        [a[0] - 7, a[1] + 4],
        [a[0] + 7, a[1] - 4],
        [b[0] + 22, b[1] - 8],
        [b[0] - 22, b[1] + 14],
      ] as Point[]
      plate(s, beam, hues.beam, 3.4)
      tint(s, [beam[0]!, mixed(beam[0]!, beam[1]!, 0.5), mixed(beam[2]!, beam[3]!, 0.5), beam[3]!], hues.beamDark, 0.8)
    }
  }
  plate(s, trace('-22,-300 22,-300 70,-420 -70,-420'), hues.beam, 4)
}

/** A round window on the falling snow, its sill full of books. */
function drawWindow(s: Sheet) {
  drawGlow(s, [0, -130], 150, hues.day, 0.14)
  s.solid(disc([0, -130], 92), hues.wood, 5)
  s.solid(disc([0, -130], 78), hues.day, 4)
  s.within(disc([0, -130], 78), () => {
    tint(s, box(-90, -220, 90, -140), hues.dayDeep, 0.7)
    tint(s, trace('-90,-96 -40,-112 0,-96 40,-116 90,-98 90,-40 -90,-40'), hues.snow)
    tint(s, trace('-70,-96 -70,-130 -50,-146 -30,-130 -30,-98'), hues.dayDeep)
    tint(s, trace('-76,-130 -50,-152 -24,-130 -50,-138'), hues.snow)
    s.scatter(
      trace('-40,-180 -10,-160 30,-190 52,-150 -60,-150 10,-130 40,-112 -24,-120 60,-180').map(([x, y]) =>
        ellipse(x, y, 3.4, 3.4),
      ),
      hues.snow,
    )
  })
  for (const bar of ['0,-208 0,-52', '-78,-130 78,-130'])
    s.ink(trace(bar), 8, { in: 0.01, out: 0.01, least: 0.9, colour: hues.wood })
  for (const [foot, seed] of [
    [20, 0],
    [96, 2],
  ] as const) {
    for (let i = 0; i < 11; i++)
      plate(
        s,
        box(-98 + i * 18, foot - 40 - ((i * 5 + seed) % 4) * 7, -82 + i * 18, foot),
        hues.books[(i * 3 + seed) % 7]!,
        2,
      )
    plate(s, box(-108, foot, 108, foot + 14), hues.woodLit, 3)
    tint(s, box(-108, foot + 8, 108, foot + 13), hues.beamDark, 0.7)
  }
}

/** A wall of books that runs away from us; boards, then book beside book, smaller with distance. */
function drawShelf(s: Sheet, side: number) {
  const at = (t: number, v: number): Point => {
    const x = 660 - 440 * (1 - (1 - t) ** 1.6)
    const k = (x - 220) / 440
    const [top, foot] = [-120 - 60 * k, 150 + 270 * k]
    return [x * side, top + (foot - top) * v]
  }
  plate(s, [at(0, 0), at(1, 0), at(1, 1), at(0, 1)], hues.inside, 5)
  const rows = 4
  for (let row = 0; row < rows; row++) {
    const [v1, v2] = [row / rows + 0.03, (row + 1) / rows]
    for (let i = 0; i < 20; i++) {
      if ((i * 5 + row * 7) % 13 === 0) continue
      const [t1, t2] = [i / 20, (i + 0.9) / 20]
      const high = v1 + ((i * 7 + row * 3) % 5) * 0.014
      const away = between(hues.books[(i * 3 + row * 2 + (i % 4)) % 7]!, hues.dark, side < 0 ? 0.24 : 0.06)
      plate(s, [at(t1, high), at(t2, high), at(t2, v2), at(t1, v2)], away, 2)
    }
    tint(s, [at(0, v1 - 0.03), at(1, v1 - 0.03), at(1, v1 + 0.05), at(0, v1 + 0.05)], hues.shade, 0.42)
    s.ink([at(0, v2), at(1, v2)], 9, { corners: true, in: 0.01, out: 0.01, least: 0.6 })
    s.ink([at(0, v2), at(1, v2)], 5, {
      corners: true,
      in: 0.01,
      out: 0.01,
      least: 0.6,
      colour: side > 0 ? hues.woodLit : hues.wood,
    })
  }
  tint(s, [at(0, 0.7), at(1, 0.7), at(1, 1), at(0, 1)], hues.shade, 0.24)
  if (side > 0) tint(s, [at(0.1, 0), at(0.56, 0), at(0.8, 1), at(0.3, 1)], hues.day, 0.16)
}

function drawSkylight(s: Sheet) {
  plate(s, trace('70,-256 178,-216 330,-330 150,-400'), hues.wood, 4)
  const glass = trace('92,-262 176,-230 300,-328 160,-384')
  plate(s, glass, hues.day, 3.4)
  tint(s, trace('92,-262 134,-246 230,-352 160,-384'), hues.dayDeep, 0.6)
  tint(s, trace('130,-330 160,-384 240,-352 210,-330 180,-340'), hues.snow)
  s.ink([mixed(glass[0]!, glass[1]!, 0.5), mixed(glass[3]!, glass[2]!, 0.5)], 5, { corners: true, least: 0.9 })
}

/** A desk with its lamp, a bell, a ledger and a cup. */
function drawCounter(s: Sheet) {
  tint(s, trace('-470,352 -120,330 -90,356 -300,380 -480,380'), hues.shade, 0.5)
  plate(s, trace('-430,210 -160,196 -160,330 -430,372'), hues.wood, 4.4)
  for (const [a, b] of [
    ['-400,240 -300,232', '-300,322 -400,338'],
    ['-280,231 -182,222', '-182,306 -280,318'],
  ] as const)
    s.ink([...trace(a), ...trace(b), trace(a)[0]!], 3, { corners: true, least: 0.8 })
  plate(s, trace('-160,196 -120,176 -120,300 -160,330'), hues.beamDark, 3.6)
  plate(s, trace('-448,206 -152,190 -104,168 -390,178'), hues.woodLit, 4.4)
  plate(s, trace('-448,206 -152,190 -152,200 -448,218'), hues.beam, 3)
  drawGlow(s, [-340, 110], 150, hues.lamp, 0.13)
  tint(s, trace('-430,202 -240,192 -210,178 -380,182'), hues.lamp, 0.6)
  s.ink(trace('-372,184 -372,112'), 9, { in: 0.02, out: 0.02, least: 0.9 })
  s.ink(trace('-372,184 -372,112'), 5, { in: 0.02, out: 0.02, least: 0.9, colour: hues.brass })
  s.solid(trace('-400,190 -344,187 -356,178 -390,180'), hues.brass, 3, { corners: true })
  tint(s, trace('-416,112 -328,112 -336,128 -408,128'), hues.lampCore)
  s.solid(trace('-420,114 -324,114 -346,72 -398,72'), hues.green, 4, { corners: true })
  tint(s, trace('-388,78 -372,78 -376,110 -400,110'), hues.lamp, 0.4)
  s.solid(trace('-300,188 -226,184 -216,176 -288,179'), hues.paper, 3, { corners: true })
  s.ink(trace('-260,186 -252,178'), 2)
  s.solid(ellipse(-190, 180, 13, 9, { from: Math.PI, to: Math.PI * 2 }), hues.brass, 2.6)
  drawCat(s)
}

/** Ginger, asleep in the light of the lamp. */
function drawCat(s: Sheet) {
  s.at(-268, 136, { scale: 0.92 }, () => {
    s.ink(trace('50,34 82,40 96,22 84,8'), 15)
    s.ink(trace('50,34 82,40 96,22 84,8'), 9, { colour: hues.cat })
    const body = trace('-50,44 -46,4 -10,-16 36,-10 62,16 60,44')
    s.solid(body, hues.cat, 4.2)
    s.within(body, () => {
      tint(s, trace('0,50 20,10 70,-10 80,60'), hues.shade, 0.2)
      tint(s, trace('-60,20 -30,-14 10,-20 -10,4 -40,20'), hues.catLit, 0.8)
      for (const stripe of ['8,-16 14,4', '26,-14 32,8', '44,-4 46,16']) s.ink(trace(stripe), 5, { colour: hues.pot })
    })
    const head = trace('-82,10 -86,-30 -66,-18 -46,-20 -28,-32 -24,8 -40,30 -66,30')
    s.solid(head, hues.cat, 4.2)
    s.within(head, () => {
      tint(s, trace('-90,-10 -66,-18 -64,30 -90,30'), hues.catLit, 0.8)
      tint(s, ellipse(-54, 18, 18, 11), hues.belly)
    })
    for (const x of [-66, -42])
      s.ink(
        [
          [x - 7, 0],
          [x, 5],
          [x + 7, 0],
        ],
        2.8,
      )
    s.ink(trace('-57,12 -54,15 -51,12'), 3, { colour: hues.books[0] })
    s.solid(ellipse(-30, 38, 18, 9), hues.belly, 3)
  })
}

function pile(s: Sheet, [x, y]: Point, count: number, size: number) {
  tint(s, ellipse(x + 20 * size, y, 90 * size, 11 * size), hues.shade, 0.5)
  for (let i = 0; i < count; i++) {
    const shift = (((i * 37) % 11) - 5) * size
    const [w, h] = [(62 - (i % 3) * 7) * size, 15 * size]
    const low = y - i * h
    plate(s, box(x - w + shift, low - h, x + w + shift, low), hues.books[(i * 2 + count) % 7]!, 2.8)
    tint(s, box(x - w + shift, low - h, x - w * 0.2 + shift, low), hues.shade, 0.24)
    s.ink(segment(x + w * 0.5 + shift, low - h * 0.5, x + w * 0.8 + shift, low - h * 0.5), 2.2, {
      colour: hues.rugEdge,
    })
  }
  tint(s, box(x - 54 * size, y - count * 15 * size - 2, x + 56 * size, y - count * 15 * size + 3), hues.day, 0.6)
}

function drawPiles(s: Sheet) {
  pile(s, [96, 196], 6, 0.55)
  pile(s, [-100, 186], 4, 0.5)
  pile(s, [250, 300], 9, 1)
  pile(s, [140, 336], 4, 1.1)
  pile(s, [470, 366], 7, 1.35)
  pile(s, [-560, 366], 12, 1.3)
  s.solid(trace('92,270 140,260 190,270 190,262 140,252 92,262'), hues.paper, 3, { corners: true })
}

function drawLadder(s: Sheet) {
  const rail = (dx: number): Point[] => segment(410 + dx, 320, 356 + dx * 0.72, -110)
  for (const [width, colour] of [
    [14, s.line],
    [8, hues.woodLit],
  ] as const)
    for (const dx of [0, 74]) s.ink(rail(dx), width, { in: 0.01, out: 0.01, least: 0.9, colour })
  for (let i = 0; i < 7; i++) {
    const rung: Point[] = segment(364 + i * 6, -66 + i * 54, 418 + i * 8, -66 + i * 54)
    s.ink(rung, 10, { in: 0.02, out: 0.02, least: 0.9 })
    s.ink(rung, 5, { in: 0.02, out: 0.02, least: 0.9, colour: hues.beam })
  }
}

/** Daylight from above on all that lies in its way, with the dust in it. */
function drawLight(s: Sheet) {
  tint(s, LIGHT, hues.day, 0.2)
  tint(s, trace('110,-228 150,-212 250,330 90,330'), hues.day, 0.14)
  tint(s, ellipse(190, 322, 205, 24), hues.day, 0.26)
  drawFlecks(
    s,
    trace('150,-60 190,40 140,120 220,160 170,220 250,240 110,40').map((at) => [at, 2.4, 2.4] as const),
    hues.snow,
    0.9,
  )
  tint(s, trace('-660,-380 -420,-380 -560,380 -660,380'), hues.shade, 0.3)
  tint(s, trace('660,-380 560,-380 610,380 660,380'), hues.shade, 0.24)
}
