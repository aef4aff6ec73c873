import { disc, onGround } from './ground.ts'
import { drawHalo, drawSky, round, wash } from './light.ts'
import { tube } from './limbs.ts'
import { drawSideFace } from './side-faces.ts'
import { tint } from './street-things.ts'
import { mixed, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** Minutes before the sun is gone, by the sea: violet above, gold along the water. */
const hues = {
  sky: ['#4B4C8C', '#A8688F', '#F0A07A', '#FFD98C'] as const,
  ...{ sun: '#FFF8DC', glow: '#FFE3A0', sea: '#6A4A7C', seaDark: '#4A3868', path: '#FFE0A0', far: '#5A4880' },
  ...{ hair: '#3A1F2C', skin: '#D79C82', iris: '#5A3A44', cloth: '#3C4578', clothDark: '#2A2F5C', line: '#2A1730' },
  strands: ['#3A1F2C', '#4A2530', '#6E3230', '#A04E2E', '#D97F38', '#F7B252', '#FFDF94', '#FFF6D2'] as const,
}
const SUN: Point = [318, 96]
const near = trace('30,-190 70,-90 74,30 40,150 70,330')
const far = trace('40,-252 176,-186 236,-40 268,110 350,262')

/** A strand of the long hair: 0 lies against the neck, 1 is what the sun shines through. */
const strand = (t: number, sway = 0): Point[] =>
  near.map((p, i): Point => {
    const [x, y] = mixed(p, far[i]!, t)
    return [x + Math.sin(i * 1.5 + t * 3) * 9 * (i / 4) + sway * i, y - Math.abs(sway) * i]
  })

/** The low sun behind long hair: dark where it is thick, gold where it is thin, and a bright rim. */
export function drawGlowingHair(s: Sheet) {
  s.inHues({}, hues.line, () =>
    onGround(s, hues.sky[2], () => {
      drawEvening(s)
      s.at(-110, 6, { scale: 1.08 }, () => {
        drawFarStrands(s)
        drawSideFace(s, { hair: hues.hair, skin: hues.skin, iris: hues.iris, cloth: hues.cloth, short: true })
        s.flat(trace('120,300 196,262 300,342 340,480 180,480'), hues.clothDark, { still: true, opacity: 0.7 })
        s.ink(trace('146,246 204,262 300,342 336,470'), 7, { colour: hues.strands[6], in: 0.2, out: 0.3 })
        drawLocks(s)
        drawRim(s)
      })
    }),
  )
}

function drawEvening(s: Sheet) {
  drawSky(s, hues.sky, [-360, 150], 24)
  drawHalo(s, SUN, [520, 420], hues.glow, { opacity: 0.16 })
  s.flat(disc(SUN, 92), hues.sun, { still: true })
  for (const [cloud, opacity] of [
    ['-660,-210 -420,-236 -180,-214 -300,-196 -560,-190', 0.34],
    ['180,-270 380,-300 640,-280 560,-256 300,-250', 0.4],
    ['380,-120 520,-136 660,-122 620,-108 460,-106', 0.5],
    ['-640,-60 -500,-74 -360,-62 -460,-50 -600,-48', 0.4],
  ] as const)
    wash(s, trace(cloud), hues.sky[3], opacity)
  tint(s, trace('-660,150 660,150 660,400 -660,400'), hues.sea)
  tint(s, trace('-660,250 660,236 660,400 -660,400'), hues.seaDark, 0.6)
  wash(s, trace('-700,152 -560,108 -420,124 -300,104 -160,152'), hues.far, 1)
  for (let i = 0; i < 16; i++) {
    const y = 160 + i * 13
    wash(s, round(SUN[0] + s.dice.range(-26, 26), y, s.dice.range(40, 90) + i * 3, 3.6), hues.path, 0.8)
  }
}

/** Single strands that the wind has taken, each a thread of light. */
function drawFarStrands(s: Sheet) {
  for (const [t, sway] of [
    [1.02, 14],
    [1.06, 26],
    [1, 34],
    [0.98, 20],
    [1.1, 10],
  ] as const)
    s.ink(strand(t, sway).slice(1), 3.4, { colour: hues.strands[6], in: 0.3, out: 0.7 })
}

/** From the outermost to the innermost, each a step darker. */
function drawLocks(s: Sheet) {
  const count = 15
  const widths = [60, 84, 88, 70, 5]
  for (let i = 0; i < count; i++) {
    const t = 1 - i / (count - 1)
    const along = Math.max(0, (t - 0.16) / 0.84) * 6
    const low = Math.min(5, Math.floor(along))
    const colour = between(hues.strands[low]!, hues.strands[low + 1]!, along - low)
    const spine = strand(t, t > 0.7 ? (i % 3) * 5 : (i % 3) * -4)
    const [x, y] = spine[4]!
    spine[4] = [x + (i % 3) * 7, y + [0, 44, 18, 60][i % 4]!]
    const lock = tube(spine, i === 0 ? widths.map((w) => w * 0.7) : widths)
    s.flat(lock, colour, { corners: true, still: true })
    const half = lock.length / 2
    s.ink(lock.slice(half, -4), i === 0 ? 6 : 3.4, {
      ...{ colour: i === 0 ? hues.strands[7] : between(colour, hues.strands[7], t * 0.5), in: 0.4, out: 0.3 },
    })
    if (i % 2) s.ink(spine.slice(1), 3, { colour: between(colour, hues.line, 0.45), in: 0.4, out: 0.6 })
  }
  s.flat(trace('-84,-150 -40,-226 40,-246 110,-212 120,-130 90,-60 60,-20 30,-60 0,-100'), hues.hair, { still: true })
}

/** The bright edge over the crown, weaker towards the forehead. */
function drawRim(s: Sheet) {
  s.ink(trace('-118,-190 -50,-244 40,-257 124,-222 176,-168'), 13, { colour: hues.strands[5], in: 0.6, out: 0.1 })
  s.ink(trace('-70,-232 -10,-254 44,-258 126,-222 178,-166'), 6, { colour: hues.strands[7], in: 0.6, out: 0.1 })
  for (const line of [
    '-60,-200 10,-216 84,-186 130,-120',
    '-70,-170 -10,-180 60,-150 96,-80',
    '-76,-140 -30,-140 30,-110 60,-50',
  ])
    s.ink(trace(line), 3.4, { colour: hues.strands[2], in: 0.3, out: 0.5 })
  for (const stray of ['20,-250 70,-282 130,-276', '-40,-244 -10,-276 40,-288', '110,-226 170,-236 214,-204'])
    s.ink(trace(stray), 3, { colour: hues.strands[6], in: 0.1, out: 0.8 })
}
