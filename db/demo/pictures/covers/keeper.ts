import { box } from '../backdrop.ts'
import { ground, inRim } from './ground.ts'
import { plainHead } from './heads.ts'
import { frontShoe, limb, limbOn, smallHand, smallShoe } from './limbs.ts'
import { someProfile } from './profiles.ts'
import { tint } from './street-things.ts'
import { drawHead } from '../figure/head.ts'
import type { HeadLook } from '../figure/head-look.ts'
import { drawProfile } from '../figure/profile.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between, INK } from '../tones.ts'

type Wear = { coat: string; shade: string; cap: string; hair: string; trim: string }

/** A sheet for one character: the keeper of a lighthouse from the front, the side and behind, with tower and lamp. */
export function drawKeeperSheet(s: Sheet) {
  const { tones } = s
  ground(s, tones.pale)
  const wear: Wear = {
    coat: tones.deep,
    shade: between(tones.deep, INK, 0.35),
    cap: between(tones.dark, INK, 0.4),
    hair: tones.soft,
    trim: tones.accent,
  }
  inRim(s, () => {
    s.flat(trace('-640,262 640,262 640,360 -640,360'), tones.soft, { corners: true, still: true })
    for (const y of [-300, -168, 96, 300]) s.guide([-600, y], [300, y], 0.01, y === 300 ? 2.6 : 2)
    for (const x of [-480, -180, 120]) s.flat(ellipse(x, 306, 104, 13), tones.mid, { still: true, opacity: 0.7 })
    s.pen = 0.7
    s.at(-480, -194, { scale: 62 }, () => keeperFront(s, wear))
    s.at(-180, -194, { scale: 62 }, () => keeperSide(s, wear))
    s.at(120, -194, { scale: 62 }, () => keeperBack(s, wear))
    s.pen = 1
    drawTower(s)
    drawLamp(s, [330, 210])
  })
}

const both = (draw: (side: number) => void) => [-1, 1].forEach(draw)
const COAT =
  '-0.5,1.3 -1.1,1.5 -1.3,2.0 -1.14,3.4 -1.4,5.6 -1.2,5.9 0,5.8 1.2,5.9 1.4,5.6 1.14,3.4 1.3,2.0 1.1,1.5 0.5,1.3'

function cap(s: Sheet, wear: Wear, peak: string | null) {
  s.solid(trace('-1.02,-0.6 -1.3,-1.14 -0.8,-1.5 0,-1.6 0.8,-1.5 1.3,-1.14 1.02,-0.6 0,-0.74'), wear.cap, 6)
  s.solid(trace('-1.0,-0.5 -1.02,-0.82 0,-0.96 1.02,-0.82 1.0,-0.5 0,-0.66'), wear.trim, 5)
  if (peak) s.solid(trace(peak), wear.cap, 5)
}

function boots(s: Sheet, wear: Wear) {
  both((side) => {
    limbOn(s, side, '0.5,5.4 0.52,6.4 0.52,7.2', [0.72, 0.66, 0.6], [wear.cap, 6])
    frontShoe(s, [side * 0.54, 7.06], { size: 0.98, mirror: side < 0, colour: wear.cap, sole: wear.trim })
  })
}

function keeperFront(s: Sheet, wear: Wear) {
  const body = (sheet: Sheet, look: HeadLook) => {
    boots(sheet, wear)
    sheet.solid(trace(COAT), wear.coat, 6)
    sheet.within(trace(COAT), () =>
      sheet.flat(trace('0.5,1.3 1.4,1.9 1.2,3.4 1.5,6 0.6,6 0.7,3'), wear.shade, { still: true }),
    )
    sheet.ink(trace('0.04,1.9 0.05,5.8'), 4)
    for (const y of [2.3, 3.0, 3.7, 4.4]) both((side) => sheet.solid(ellipse(side * 0.34, y, 0.11, 0.11), wear.trim, 3))
    both((side) =>
      sheet.solid(
        trace('0.5,4.1 0.96,4.0 1.02,4.4 0.56,4.5').map(([x, y]): Point => [x * side, y]),
        wear.coat,
        3.6,
        { corners: true },
      ),
    )
    both((side) =>
      sheet.solid(
        trace('0.4,1.14 0.84,1.4 0.7,1.9 0.06,2.1 0.24,1.6').map(([x, y]): Point => [x * side, y]),
        wear.shade,
        4.4,
      ),
    )
    limb(sheet, trace('-1.06,1.9 -1.44,3.1 -1.36,4.1'), [0.66, 0.64, 0.56], wear.coat, 6)
    smallHand(sheet, [-1.36, 4.08], 'rest', { size: 0.74, skin: look.skin, mirror: true })
    limb(sheet, trace('1.06,1.9 1.44,3.1 1.36,4.1'), [0.66, 0.64, 0.56], wear.coat, 6)
    smallHand(sheet, [1.36, 4.08], 'rest', { size: 0.74, skin: look.skin })
  }
  const look = plainHead(s, { yaw: 0, style: 'short', mood: 'calm', tall: 0.8, lash: 0, hair: wear.hair, jaw: 0.05 })
  drawHead(s, { ...look, own: { bust: body } })
  drawBeard(s, wear)
  cap(s, wear, '-0.8,-0.5 0,-0.62 0.8,-0.5 0.62,-0.26 0,-0.2 -0.62,-0.26')
}

function drawBeard(s: Sheet, wear: Wear) {
  s.solid(
    trace(
      '-0.9,0.2 -0.76,0.56 -0.3,0.6 0,0.56 0.3,0.6 0.76,0.56 0.9,0.2 0.86,0.86 0.56,1.3 0,1.6 -0.56,1.3 -0.86,0.86',
    ),
    wear.hair,
    5,
  )
  s.ink(trace('-0.2,0.82 0,0.86 0.2,0.82'), 4)
  for (const line of ['-0.5,0.9 -0.4,1.2', '0,1.1 0,1.44', '0.5,0.9 0.4,1.2']) s.ink(trace(line), 3)
}

function keeperSide(s: Sheet, wear: Wear) {
  const { tones } = s
  for (const x of [0.2, -0.06]) {
    limb(
      s,
      [
        [x, 5.4],
        [x + 0.04, 6.4],
        [x + 0.04, 7.2],
      ],
      [0.8, 0.72, 0.64],
      wear.cap,
      6,
    )
    smallShoe(s, [x + 0.04, 7.2], { size: 0.92, mirror: true, colour: wear.cap, sole: wear.trim })
  }
  s.solid(
    trace(
      '-0.3,1.36 -0.72,1.8 -0.86,2.8 -0.74,3.6 -0.96,5.6 -0.7,5.9 0.7,5.9 1.1,5.6 0.96,3.6 1.04,2.4 0.8,1.6 0.4,1.34',
    ),
    wear.coat,
    6,
  )
  s.flat(trace('0.4,1.4 0.8,1.6 1.02,2.4 0.94,3.6 1.08,5.6 0.7,5.86 0.5,3.4'), wear.shade, { still: true })
  limb(s, trace('0.1,1.9 0.3,3.1 -0.1,4.1'), [0.76, 0.68, 0.56], wear.coat, 6)
  smallHand(s, [-0.12, 4.08], 'rest', { size: 0.74, angle: 0.14, skin: tones.skin })
  const look = someProfile(tones, {
    nose: 0.1,
    bridge: 0.04,
    up: -0.02,
    lips: -0.04,
    chin: 0.02,
    style: 'short',
    hair: wear.hair,
    lash: false,
    beard: true,
    body: false,
    age: 0.5,
    brow: 0.04,
  })
  drawProfile(s, look)
  s.solid(trace('-0.16,1.3 -0.4,1.5 -0.3,1.94 0.5,1.76 0.7,1.4 0.4,1.2'), wear.shade, 4.4)
  s.solid(trace('-0.98,-0.56 -1.1,-1.1 -0.7,-1.5 0.1,-1.66 0.9,-1.46 1.36,-1.0 1.1,-0.42 0,-0.66'), wear.cap, 6)
  s.solid(trace('-0.98,-0.5 -1.0,-0.8 0,-0.94 1.14,-0.68 1.08,-0.36 0,-0.62'), wear.trim, 5)
  s.solid(trace('-0.9,-0.56 -1.5,-0.36 -1.56,-0.2 -0.9,-0.3'), wear.cap, 5)
}

function keeperBack(s: Sheet, wear: Wear) {
  const { tones } = s
  boots(s, wear)
  s.solid(trace(COAT), wear.coat, 6)
  s.flat(trace('0.5,1.36 1.26,1.9 1.12,3.4 1.38,5.6 1.2,5.86 0.6,5.8 0.7,3'), wear.shade, { still: true })
  s.ink(trace('0,4.0 0.02,5.8'), 4)
  s.solid(trace('-1.1,3.2 1.1,3.2 1.1,3.5 -1.1,3.5'), wear.shade, 4.4, { corners: true })
  both((side) => s.solid(ellipse(side * 0.5, 3.35, 0.11, 0.11), wear.trim, 3))
  both((side) => {
    limbOn(s, side, '1.06,1.9 1.44,3.1 1.36,4.1', [0.66, 0.64, 0.56], [wear.coat, 6])
    smallHand(s, [side * 1.36, 4.08], 'rest', { size: 0.74, skin: tones.skin, mirror: side > 0 })
  })
  both((side) => s.solid(ellipse(side * 0.98, 0.16, 0.16, 0.24), tones.skin, 4))
  s.solid(trace('-0.4,0.5 0.4,0.5 0.42,1.4 -0.42,1.4'), tones.skin, 4.4, { corners: true })
  s.solid(trace('-0.98,-0.5 -0.96,0.3 -0.6,0.86 0,0.96 0.6,0.86 0.96,0.3 0.98,-0.5'), wear.hair, 6)
  for (const line of ['-0.5,0.1 -0.36,0.76', '0,0.2 0,0.84', '0.5,0.1 0.36,0.76']) s.ink(trace(line), 3)
  s.solid(trace('-0.66,1.1 0,1.3 0.66,1.1 0.9,1.6 0,1.9 -0.9,1.6'), wear.shade, 4.4)
  cap(s, wear, null)
}

/** His tower on its rock, the beam over the sea. */
function drawTower(s: Sheet) {
  const { tones } = s
  const card = box(380, -316, 606, 90)
  s.flat(card, tones.soft, { corners: true, still: true })
  s.within(
    card,
    () => {
      tint(s, box(380, 30, 606, 90), tones.mid)
      s.flat(trace('494,-214 380,-276 380,-186'), tones.paper, { corners: true, still: true })
      s.flat(trace('494,-214 606,-276 606,-186'), tones.paper, { corners: true, still: true })
      s.solid(trace('400,96 430,44 480,26 540,36 590,96'), tones.dark, 4.4)
      const tower = trace('462,40 526,40 514,-180 474,-180')
      s.solid(tower, tones.paper, 5, { corners: true })
      s.within(tower, () => [-140, -50].forEach((y) => tint(s, box(450, y, 540, y + 44), tones.deep)), true)
      s.solid(box(464, -194, 524, -178), tones.dark, 4, { corners: true })
      s.solid(box(474, -240, 514, -194), tones.accent, 4, { corners: true })
      s.solid(trace('466,-238 494,-276 522,-238'), tones.deep, 4.4, { corners: true })
    },
    true,
  )
  s.contour(card, 4.4, { corners: true, least: 0.8, shade: 0 })
}

function drawLamp(s: Sheet, [x, y]: Point) {
  const { tones } = s
  s.at(x + 130, y, {}, () => {
    s.ink(trace('-40,-56 -30,-98 30,-98 40,-56'), 7)
    s.solid(trace('-46,-60 46,-60 34,-36 -34,-36'), tones.dark, 4.4, { corners: true })
    s.flat(ellipse(0, 10, 84, 84).slice(0, -1), tones.accent, { still: true, opacity: 0.4 })
    s.solid(trace('-36,-36 36,-36 46,60 -46,60'), tones.paper, 5, { corners: true })
    s.solid(trace('0,-20 17,14 0,42 -17,14'), tones.accent, 4)
    s.solid(trace('-54,58 54,58 60,84 -60,84'), tones.dark, 5, { corners: true })
  })
}
