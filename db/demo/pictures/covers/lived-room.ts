import { drawFlecks, drawGlow, segment } from './light.ts'
import { limb } from './limbs.ts'
import { room } from './mended-places.ts'
import { drawPot, plate, tint } from './street-things.ts'
import { disc } from './ground.ts'
import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { inQuad, pane } from '../scene/camera.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** A Sunday forenoon: sun from the window on the left, across the boards up to the bed. */
const hues = {
  ...{
    wall: '#BFE0D2',
    side: '#A3CDC6',
    floor: '#D9A466',
    sun: '#FFF1B4',
    shade: '#3B3570',
    white: '#FFFAEE',
    line: '#2C2C4C',
  },
  ...{ sky: '#8FD0F0', leaf: '#7FB95A', leafDeep: '#3F8A55', curtain: '#F2C24A', curtainShade: '#CF9436' },
  ...{
    wood: '#B9774A',
    woodDark: '#7E4E3C',
    woodLit: '#E0A870',
    quilt: '#E2604A',
    quiltShade: '#B0433F',
    patch: '#F4C95E',
    pillow: '#FFF3DC',
  },
  ...{
    guitar: '#E8963E',
    guitarDark: '#8A4A34',
    neck: '#5A3B3E',
    lamp: '#E8D04A',
    rug: '#3F7FA8',
    rugLit: '#F3E3BE',
    cat: '#4A4258',
    bag: '#D9513F',
  },
  books: ['#E2573F', '#F2C040', '#F7EFDA', '#3F7FB0', '#8A5A9A', '#E88A5A', '#2F6E6A'],
  disc: '#2E2A40',
}
const eye: Point = [20, -60]
const out = ([x, y]: Point, k: number): Point => [eye[0] + (x - eye[0]) * k, eye[1] + (y - eye[1]) * k]

/** The room of somebody who plays, reads, waters plants and lets the cat sleep on the bed. */
export function drawLivedRoom(s: Sheet) {
  s.line = hues.line
  room(s, trace('-230,-230 270,-230 270,90 -230,90'), eye, [hues.wall, hues.side, hues.floor], 4)
  tint(s, trace('270,-230 1000,-640 1000,540 270,90'), hues.shade, 0.1)
  drawWindow(s)
  drawBackWall(s)
  drawDesk(s)
  drawRug(s)
  drawBed(s)
  drawShelf(s)
  drawGuitar(s)
  drawFloorThings(s)
  for (const noted of ['-470,60 -300,20 60,300 -120,360', '-300,10 -230,-6 180,250 80,300'])
    tint(s, trace(noted), hues.sun, 0.26)
}

function drawWindow(s: Sheet) {
  const at = (x: number, y: number) => out([-230, y], x)
  const glass = [at(1.25, 0), at(2, 0), at(2, -180), at(1.25, -180)]
  plate(s, glass, hues.sky, 4)
  s.within(
    glass,
    () => {
      drawFlecks(s, [[[-420, -250], 40, 14]], hues.white)
      for (const [x, y, r] of trace('-340,-10 -400,-20 -460,-10 -300,-30').map(([x, y]) => [x, y, 56] as const))
        tint(s, disc([x, y + 30], r), hues.leaf)
    },
    true,
  )
  s.ink([at(1.6, 0), at(1.6, -180)], 6, { corners: true, least: 0.8, colour: hues.white })
  s.ink([at(1.25, -80), at(2, -80)], 6, { corners: true, least: 0.8, colour: hues.white })
  for (const [a, b] of trace('1.16,1.34 1.9,2.2')) {
    plate(s, [at(a, 20), at(b, 20), at(b, -196), at(a, -196)], hues.curtain, 4)
    for (const k of [0.3, 0.62])
      s.ink([at(a + (b - a) * k, 14), at(a + (b - a) * k, -190)], 4, { colour: hues.curtainShade })
  }
  s.ink([at(1.1, -198), at(2.3, -198)], 7, { corners: true, least: 0.9, colour: hues.woodDark })
}

/** Posters without words, a board of photographs, a plant that hangs. */
function drawBackWall(s: Sheet) {
  plate(s, box(-196, -196, -110, -84), hues.quilt, 3.4)
  tint(s, disc([-153, -150], 28), hues.patch)
  tint(s, trace('-192,-110 -160,-134 -130,-112 -114,-124 -114,-88 -192,-88'), hues.line, 0.8)
  plate(s, box(-94, -176, -30, -100), hues.white, 3)
  tint(s, box(-88, -170, -36, -106), hues.sky)
  tint(s, trace('-88,-122 -66,-146 -50,-126 -36,-134 -36,-106 -88,-106'), hues.leafDeep)
  s.ink(trace('-20,-196 240,-184'), 2)
  for (const [i, x] of [0, 46, 92, 138, 184, 226].entries())
    s.solid(trace(`${x - 14},${-194 + i * 2} ${x + 14},${-193 + i * 2} ${x},${-166 + i * 2}`), hues.books[i]!, 2.4, {
      corners: true,
    })
}

function drawDesk(s: Sheet) {
  drawGlow(s, [196, -40], 90, hues.sun, 0.2)
  tint(s, trace('-60,86 260,86 260,124 -20,124'), hues.shade, 0.3)
  for (const x of [-34, 246]) s.ink(segment(x, 34, x, 100), 12, { corners: true, least: 0.9, colour: hues.woodDark })
  plate(s, box(110, 34, 246, 92), hues.wood, 3.4)
  s.ink(segment(116, 62, 240, 62), 2.4)
  plate(s, box(-56, 20, 262, 36), hues.woodLit, 3.6)
  plate(s, box(34, -72, 150, 8), hues.line, 3.4)
  tint(s, box(42, -64, 142, 0), '#7FB8E0')
  tint(s, trace('42,-64 90,-64 60,0 42,0'), hues.white, 0.4)
  s.ink(segment(92, 8, 92, 20), 12, { corners: true, least: 0.9 })
  s.ink(trace('214,20 222,-30 190,-60'), 6, { colour: hues.quilt, corners: true })
  s.solid(trace('170,-46 196,-76 214,-58 186,-32'), hues.quilt, 3.4, { corners: true })
  for (const [i, w] of [52, 44, 48].entries())
    plate(s, box(-44, 8 - i * 13, -44 + w, 20 - i * 13), hues.books[i * 2]!, 2.6)
  s.solid(trace('-44,-18 -22,-18 -24,-44 -42,-44'), hues.white, 3, { corners: true })
  s.ink(ellipse(-20, -32, 8, 9, { from: -1.5, to: 1.5 }), 3)
  tint(s, ellipse(50, 138, 74, 12), hues.shade, 0.34)
  for (const x of [8, 88]) s.ink(segment(x, 70, x, 136), 9, { corners: true, least: 0.9, colour: hues.woodDark })
  s.solid(trace('0,66 96,66 108,88 -12,88'), hues.curtain, 3.6, { corners: true })
  s.solid(trace('4,-10 92,-10 96,44 0,44'), hues.curtain, 3.6)
  s.solid(trace('70,-16 100,-10 96,60 112,120 76,116 78,50'), hues.rug, 3.4)
}

function drawRug(s: Sheet) {
  s.solid(ellipse(-40, 240, 300, 66).slice(0, -1), hues.rug, 4)
  tint(s, ellipse(-40, 238, 250, 50), hues.rugLit)
  tint(s, ellipse(-40, 237, 210, 39), hues.rug)
  tint(s, ellipse(-40, 236, 120, 20), hues.patch)
}

/** A quilt of patches thrown back, a pillow, a cat. */
function drawBed(s: Sheet) {
  tint(s, trace('300,240 660,400 340,400 230,300'), hues.shade, 0.36)
  plate(s, trace('306,-10 700,-60 700,120 306,90'), hues.wood, 4)
  plate(s, trace('280,150 420,400 700,440 700,120 330,100'), hues.woodDark, 4)
  s.solid(trace('272,120 330,80 700,80 700,330 430,330'), hues.pillow, 4)
  const quilt = trace('300,140 380,116 700,140 700,420 440,400 380,280')
  s.solid(quilt, hues.quilt, 5)
  s.within(quilt, () => {
    for (let i = 0; i < 12; i++) {
      const [x, y] = [330 + (i % 4) * 92 + Math.floor(i / 4) * 34, 126 + Math.floor(i / 4) * 86]
      tint(
        s,
        trace(`${x},${y} ${x + 60},${y + 8} ${x + 84},${y + 68} ${x + 22},${y + 58}`),
        [hues.patch, hues.rugLit, hues.rug, hues.leaf][i % 4]!,
        0.9,
      )
    }
    tint(s, trace('300,130 390,270 450,400 400,410 300,200'), hues.shade, 0.3)
  })
  s.contour(quilt, 5)
  s.solid(trace('350,60 450,30 580,40 600,90 500,116 370,106'), hues.white, 4)
  tint(s, trace('380,96 590,86 580,104 490,112'), hues.shade, 0.18)
  const cat = trace('440,190 470,146 540,136 600,160 620,204 570,230 480,226')
  tint(s, ellipse(530, 226, 100, 18), hues.shade, 0.4)
  s.solid(cat, hues.cat, 4)
  s.solid(trace('436,210 424,160 442,176 468,174 488,156 494,206 466,226'), hues.cat, 4)
  tint(s, trace('448,196 466,190 476,216 456,220'), hues.white, 0.9)
  for (const x of [448, 474]) s.ink(trace(`${x - 6},192 ${x},197 ${x + 6},192`), 2.4, { colour: hues.white })
  s.ink(trace('610,200 640,216 600,242 540,240'), 14, { colour: hues.cat, in: 0.02, out: 0.3 })
}

/** On the left wall, towards us: books, a record player, a plant. */
function drawShelf(s: Sheet) {
  const at = (x: number, y: number) => out([-230, y], x)
  const front = [at(2.3, 86), at(3.1, 86), at(3.1, -20), at(2.3, -20)]
  tint(s, [at(2.2, 92), at(3.2, 92), [-360, 330], [-300, 240]], hues.shade, 0.3)
  plate(s, [at(2.3, 86), at(2.3, -20), [-452, 36], [-452, 254]], hues.woodDark, 4)
  plate(s, front, hues.wood, 4)
  plate(s, [at(2.3, -20), at(3.1, -20), [-600, 64], [-452, 36]], hues.woodLit, 4)
  for (const v of [0.06, 0.54]) {
    const hole = pane(front, 0.04, v, 0.96, v + 0.4)
    plate(s, hole, between(hues.woodDark, hues.shade, 0.4), 3)
    for (let i = 0; i < 7; i++)
      plate(
        s,
        pane(hole, i / 7, 0, (i + 0.86) / 7, 0.7 + ((i * 3) % 4) * 0.08),
        hues.books[(i * 2 + (v > 0.3 ? 1 : 0)) % 7]!,
        2.4,
      )
  }
  const [x, y] = inQuad(front, 0.3, 1)
  drawPot(s, [x + 16, y + 18], 64, hues.bag, [hues.leaf, hues.leafDeep])
}

function drawGuitar(s: Sheet) {
  s.at(-290, 20, { rotate: 0.16, scale: 0.94 }, () => {
    tint(s, ellipse(30, 206, 84, 14), hues.shade, 0.36)
    s.ink(trace('0,-190 0,60'), 17, { corners: true, least: 0.95 })
    s.ink(trace('0,-190 0,60'), 11, { corners: true, least: 0.95, colour: hues.neck })
    s.solid(box(-12, -226, 12, -184), hues.guitarDark, 3, { corners: true })
    const body = trace('-34,20 0,8 34,20 46,58 38,88 66,126 62,180 0,204 -62,180 -66,126 -38,88 -46,58')
    s.solid(body, hues.guitar, 4.4)
    s.within(body, () => {
      tint(s, trace('20,0 90,40 90,220 30,210 44,120'), hues.guitarDark, 0.4)
      tint(s, ellipse(-40, 140, 14, 34), hues.sun, 0.6)
    })
    s.solid(disc([0, 92], 21), hues.disc, 3)
    s.solid(box(-24, 150, 24, 160), hues.guitarDark, 2.6, { corners: true })
    for (const x of [-4, 0, 4]) s.ink(segment(x, -200, x, 154), 1.2, { colour: hues.white })
  })
}

/** A record half out of its sleeve, a bag, slippers, a mug on the rug. */
function drawFloorThings(s: Sheet) {
  tint(s, ellipse(-100, 306, 110, 14), hues.shade, 0.3)
  s.solid(ellipse(-66, 290, 64, 22).slice(0, -1), hues.disc, 3)
  tint(s, ellipse(-66, 290, 20, 7), hues.quilt)
  s.solid(trace('-196,284 -86,272 -66,304 -190,316'), hues.patch, 3.6, { corners: true })
  tint(s, trace('-170,290 -110,284 -100,300 -168,306'), hues.quilt)
  for (const x of [110, 176])
    s.solid(trace(`${x},300 ${x + 40},292 ${x + 62},306 ${x + 50},322 ${x + 8},320`), '#F2A6A0', 3.4)
  tint(s, ellipse(236, 268, 66, 12), hues.shade, 0.3)
  s.solid(trace('176,180 204,150 250,154 270,190 274,258 180,262'), hues.bag, 4)
  s.solid(trace('188,206 258,204 262,252 190,254'), between(hues.bag, hues.shade, 0.26), 3)
  s.ink(trace('206,152 222,128 244,152'), 5)
  s.solid(trace('10,214 46,214 42,250 14,250'), hues.white, 3.4, { corners: true })
  s.ink(ellipse(48, 230, 9, 10, { from: -1.5, to: 1.5 }), 3.4)
  limb(s, trace('28,204 20,186 32,172'), [3, 5, 2], hues.white, 1)
}
