import { box } from '../backdrop.ts'
import { onGround } from './ground.ts'
import { limb, lock } from './limbs.ts'
import { girl } from './manga-parts.ts'
import { full, roundBox } from './phone-parts.ts'
import { tint } from './street-things.ts'
import { drawHead } from '../figure/head.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

const { sky: SKY, dawn: DAWN, rose: ROSE, night: NIGHT, leaf: LEAF, hair: HAIR, skin: SKIN } = full

/** A long strip runs from morning to night through a phone; what the glass does not show is paler. */
export function drawScrollingDay(s: Sheet) {
  onGround(s, between(s.tones.pale, SKY, 0.4), () => {
    drawStripOf(s, [-250, 250])
    s.flat(box(-660, -380, -216, 380), between(s.tones.pale, SKY, 0.4), { corners: true, still: true })
    s.flat(box(216, -380, 660, 380), between(s.tones.pale, SKY, 0.4), { corners: true, still: true })
    drawNeighbourStrip(s, -430, 0)
    drawNeighbourStrip(s, 430, 1)
    drawPhone(s)
    drawThumb(s)
  })
}

/** Morning light, a walk among petals, a star that falls: time runs downwards without frames. */
function drawStripOf(s: Sheet, [left, right]: Point) {
  tint(s, box(left, -350, right, -120), DAWN)
  tint(s, box(left, -120, right, 110), SKY)
  tint(s, box(left, 110, right, 350), NIGHT)
  s.flat(trace(`${left},-150 -120,-104 0,-146 120,-100 ${right},-140 ${right},-90 ${left},-90`), SKY, { still: true })
  s.flat(trace(`${left},84 -120,130 0,90 120,136 ${right},96 ${right},150 ${left},150`), NIGHT, { still: true })
  s.flat(ellipse(-120, -262, 52, 52).slice(0, -1), '#FBF8F2', { still: true })
  s.within(
    box(left, -360, right, -116),
    () =>
      s.at(66, -226, { scale: 66 }, () =>
        drawHead(s, girl(s, { yaw: -0.3, mood: 'sleep', hair: HAIR, skin: SKIN, collar: 'hood', cloth: ROSE })),
      ),
    true,
  )
  drawPuffs(s, [-140, -40], 90, '#FBF8F2', 3.4)
  s.flat(trace(`${left},70 0,40 ${right},74 ${right},120 120,136 0,92 -120,130 ${left},86`), LEAF, { still: true })
  drawWalker(s, [-20, 84])
  for (const [i, at] of trace('-150,10 -70,-70 -30,20 130,-70 150,0 -110,150 110,170').entries())
    s.solid(ellipse(...at, 9, 5, { tilt: i }), ROSE, 2)
  for (const at of trace('-170,200 -130,290 -60,180 30,230 90,180 150,260 120,320 -20,310'))
    s.flat(ellipse(...at, 3.6, 3.6), '#FBF8F2', { still: true })
  s.ink(trace('150,190 40,240 -60,272'), 9, { colour: '#FBF8F2', in: 0.9, out: 0.05 })
  s.solid(trace('-70,258 -62,272 -46,276 -58,286 -58,302 -72,293 -88,298 -82,283 -92,270 -76,271'), DAWN, 3, {
    corners: true,
  })
  s.solid(trace('-216,350 -150,300 -40,320 60,296 216,340 216,360'), between(NIGHT, '#1E2230', 0.6), 3)
}

function drawWalker(s: Sheet, [x, y]: Point) {
  const at = (noted: string) => trace(noted).map(([px, py]): Point => [x + px, y + py])
  for (const line of ['-8,-46 -14,-22 -26,0', '8,-46 16,-24 20,0']) limb(s, at(line), [13, 11, 9], SKIN, 3.4)
  s.solid(at('-20,-104 20,-104 32,-42 -32,-42'), ROSE, 4)
  limb(s, at('-18,-98 -34,-76 -30,-56'), [13, 11, 9], ROSE, 3)
  limb(s, at('18,-98 34,-78 40,-60'), [13, 11, 9], ROSE, 3)
  s.solid(ellipse(x, y - 126, 25, 26), SKIN, 4)
  s.solid(at('-28,-108 -30,-140 -14,-157 14,-157 30,-140 28,-108 17,-132 -6,-138 -18,-130'), HAIR, 4)
}

function drawNeighbourStrip(s: Sheet, x: number, kind: number) {
  s.at(x, 0, { scale: 0.62, rotate: kind ? 0.06 : -0.06 }, () => {
    for (const [i, y] of [-330, 0, 330].entries()) {
      const cell = box(-150, y - 165, 150, y + 165)
      s.flat(
        cell,
        [
          [SKY, DAWN, ROSE],
          [NIGHT, LEAF, SKY],
        ][kind]![i]!,
        { corners: true, still: true, opacity: 0.75 },
      )
      s.contour(cell, 3, { corners: true, least: 0.8, shade: 0 })
    }
    if (!kind) drawPuffs(s, [0, 0], 90, '#FBF8F2', 3)
    else s.solid(ellipse(0, -30, 60, 60), DAWN, 3)
  })
}

function drawPhone(s: Sheet) {
  const glass = roundBox(-206, -330, 206, 330, 30)
  s.contour(roundBox(-216, -352, 216, 352, 40), 12, { corners: true, least: 0.9, shade: 0.2 })
  s.contour(glass, 7, { corners: true, least: 0.9, shade: 0 })
  s.ink(trace('-36,-338 36,-338'), 7, { least: 0.9 })
  s.ink(trace('186,-150 186,-40'), 7, { colour: s.tones.paper, least: 0.9, in: 0.02, out: 0.02 })
}

/** The thumb that pushes the strip on. */
function drawThumb(s: Sheet) {
  const skin = s.tones.skin === '#F6F2EB' ? SKIN : s.tones.skin
  limb(s, trace('430,420 330,300 230,180 168,96'), [190, 140, 84, 50], skin, 7)
  s.solid(ellipse(176, 108, 17, 24, { tilt: -0.6 }), between(skin, ROSE, 0.4), 3)
  s.ink(trace('234,236 268,216 286,190'), 3.4)
  for (const line of ['110,130 96,40 108,-30', '96,-2 108,-34 126,-8']) s.ink(trace(line), 6, { colour: s.tones.paper })
}

/** A dream in which one falls: three moments down one tall strip, from clouds into the dark. */
export function drawFallingDream(s: Sheet) {
  const { tones } = s
  onGround(s, tones.mid, () => {
    s.flat(box(-310, -380, 330, 380), tones.dark, { corners: true, still: true, opacity: 0.3 })
    s.within(box(-320, -380, 320, 380), () => drawDreamSky(s), true)
    for (const x of [-320, 320])
      s.ink(
        [
          [x, -380],
          [x, 380],
        ],
        6,
        { in: 0.01, out: 0.01, least: 0.9, shade: 0 },
      )
    for (const side of [-1, 1]) for (const y of [-200, 40, 260]) drawMark(s, [side * 470, y])
    faller(s, [-110, -190], 0.5, 2.2)
    faller(s, [100, -10], 0.85, 2.7)
    faller(s, [-30, 200], 1.25, 3.2)
  })
}

function drawDreamSky(s: Sheet) {
  tint(s, box(-320, -380, 320, -120), SKY)
  tint(s, box(-320, -120, 320, 120), between(SKY, NIGHT, 0.5))
  tint(s, box(-320, 120, 320, 380), NIGHT)
  s.flat(trace('-320,-130 -180,-80 0,-140 170,-90 320,-130 320,-60 -320,-60'), between(SKY, NIGHT, 0.5), {
    still: true,
  })
  s.flat(trace('-320,110 -150,160 20,100 170,156 320,112 320,180 -320,180'), NIGHT, { still: true })
  drawPuffs(s, [-190, -260], 130, '#FBF8F2')
  drawPuffs(s, [210, -180], 110, '#FBF8F2')
  drawPuffs(s, [-200, -10], 100, between(SKY, '#FBF8F2', 0.5))
  for (let i = 0; i < 24; i++)
    s.flat(ellipse(s.dice.range(-300, 300), s.dice.range(150, 330), 3, 3), '#FBF8F2', { still: true })
  for (const x of [-270, -120, -40, 90, 180, 270])
    s.ink(
      [
        [x, -330 + Math.abs(x)],
        [x, 120 + Math.abs(x) * 0.3],
      ],
      3.4,
      { in: 0.9, out: 0.1, colour: '#FBF8F2' },
    )
}

/** Somebody in a nightshirt, hair and hem streaming upwards as they fall. */
function faller(s: Sheet, [x, y]: Point, scale: number, turn: number) {
  s.at(x, y, { scale, rotate: turn }, () => {
    s.pen = Math.min(1, 0.5 + scale * 0.4)
    for (const spine of ['-14,-40 -30,20 -10,70', '4,-40 10,30 -4,86', '20,-40 44,16 30,66'])
      lock(s, trace(spine), [30, 28, 3], [HAIR])
    for (const line of ['-14,46 -34,86 -20,126', '14,46 40,76 66,104']) limb(s, trace(line), [22, 18, 13], SKIN)
    s.solid(trace('-24,-22 24,-22 34,20 48,70 20,62 0,76 -20,62 -46,72 -34,20'), '#FBF8F2', 5)
    s.flat(trace('6,-20 24,-20 34,20 46,66 24,60 18,20'), ROSE, { still: true, opacity: 0.5 })
    limb(s, trace('-22,-14 -66,-30 -96,-66'), [20, 17, 12], SKIN)
    limb(s, trace('22,-14 66,-14 104,-40'), [20, 17, 12], SKIN)
    s.solid(ellipse(0, -54, 36, 37), SKIN, 5)
    s.solid(trace('-39,-40 -42,-72 -22,-96 20,-97 42,-72 39,-40 24,-70 -4,-76 -26,-66'), HAIR, 5)
    for (const side of [-1, 1])
      s.ink(
        [
          [side * 15 - 6, -50],
          [side * 15, -46],
          [side * 15 + 6, -50],
        ],
        3.4,
      )
    s.flat(ellipse(0, -34, 4, 5), '#94453D', { still: true })
    s.pen = 1
  })
}

/** Which way the reader's thumb moves. */
function drawMark(s: Sheet, [x, y]: Point) {
  for (const dy of [0, 34])
    s.ink(
      [
        [x - 44, y + dy],
        [x, y + 26 + dy],
        [x + 44, y + dy],
      ],
      11,
      { colour: s.tones.paper, in: 0.1, out: 0.1, corners: true },
    )
}
