import { drawGlow, segment } from './light.ts'
import { disc } from './ground.ts'
import { tint } from './street-things.ts'
import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { drawCrown, drawGrass, drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** A morning in August at a lake in the mountains: the sun on the right, snow and tent catch it first. */
const hues = {
  ...{
    zenith: '#4F94D8',
    horizon: '#FFEBC8',
    cloud: '#FFFDF4',
    rock: '#7C86B8',
    rockLit: '#C9B4C8',
    snow: '#FFF9F0',
    wood: '#3F7A6A',
    sun: '#FFF3BE',
  },
  ...{ lake: '#5EB4C0', lakeLit: '#BFE6DC', meadow: '#8DBB52', meadowLit: '#CFDC72', meadowDeep: '#4F8E4C' },
  ...{
    tent: '#F2953A',
    tentShade: '#B9593E',
    inside: '#4A2E48',
    easel: '#A9714A',
    easelDark: '#6E4438',
    paper: '#FFFAEE',
    stool: '#E2573F',
    shade: '#2F2F6B',
  },
  leaf: ['#A9CC62', '#5C9E52', '#2C6A52'] as [string, string, string],
}

/** A tent by a lake, an easel on which the same lake comes about, and ten sheets. */
export function drawSketchCamp(s: Sheet) {
  drawLake(s)
  s.solid(trace('-700,150 -300,106 100,140 700,100 700,420 -700,420'), hues.meadow, 4.6)
  s.flat(trace('-680,176 -300,116 60,146 -160,176 -420,210 -680,226'), hues.meadowLit, { still: true, opacity: 0.7 })
  s.flat(trace('-680,330 -200,300 240,336 680,300 680,420 -680,420'), hues.meadowDeep, { still: true, opacity: 0.8 })
  drawCrown(s, [-610, 80], [96, 120], hues.leaf)
  drawTent(s)
  drawEasel(s)
  tint(s, trace('-80,312 80,312 130,330 -120,330'), hues.shade, 0.36)
  for (let i = 0; i < 10; i++)
    s.solid(box(-70 + (i % 2) * 12, 300 - i * 9, 80 + (i % 2) * 12, 309 - i * 9), hues.paper, 2.4, { corners: true })
  drawGrass(s, [-640, 620], 344, 24, 16)
  for (const [x, y] of trace('-560,320 -520,336 20,346 120,286 560,330 600,300')) {
    s.scatter(
      [0, 1.3, 2.5, 3.8, 5].map((a) => ellipse(x + Math.cos(a) * 8, y + Math.sin(a) * 6, 6, 5)),
      hues.paper,
    )
    tint(s, disc([x, y], 4), hues.tent)
  }
}

/** Also what stands on the easel. */
function drawLake(s: Sheet, painted = false) {
  for (let i = 0; i < 9; i++)
    tint(s, box(-680, i ? -380 + i * 44 : -480, 680, 160), between(hues.zenith, hues.horizon, i / 8))
  if (!painted) drawGlow(s, [470, -250], 170, hues.sun, 0.26)
  drawPuffs(s, [-400, -220], 120, hues.cloud, 3)
  drawPuffs(s, [60, -270], 90, hues.cloud, 3)
  s.solid(trace('-700,20 -480,-120 -330,-30 -120,-190 90,-20 280,-100 700,20'), hues.rock, 4)
  tint(s, trace('-120,-190 90,-20 -20,10 -80,-70 -60,-110'), hues.rockLit, 0.8)
  tint(s, trace('-480,-120 -330,-30 -420,0 -450,-60'), hues.rockLit, 0.8)
  s.flat(trace('-180,-146 -120,-190 -62,-142 -100,-120 -130,-140'), hues.snow, { corners: true, still: true })
  s.flat(trace('-506,-100 -480,-120 -446,-96 -474,-86'), hues.snow, { corners: true, still: true })
  tint(s, trace('-680,24 -560,-6 -420,14 -240,-4 -60,16 180,0 380,18 680,-10 680,40 -680,40'), hues.wood)
  tint(s, box(-680, 30, 680, 170), hues.lake)
  tint(s, trace('-260,30 20,30 -90,110 -150,110'), hues.rockLit, 0.4)
  for (const [x, y, w] of trace('-340,62 -30,92 270,52 -480,112 430,90').map(
    ([x, y], i) => [x, y, 60 + i * 14] as const,
  ))
    tint(s, ellipse(x, y, w, 4), hues.lakeLit, 0.9)
}

function drawTent(s: Sheet) {
  tint(s, trace('-590,280 -160,290 -250,346 -640,330'), hues.shade, 0.34)
  s.solid(trace('-590,280 -400,10 -160,290'), hues.tent, 6, { corners: true })
  s.solid(trace('-400,10 -590,280 -470,284'), hues.tentShade, 5, { corners: true })
  s.solid(trace('-440,282 -400,90 -346,284'), hues.inside, 4.4, { corners: true })
  tint(s, trace('-400,14 -166,286 -230,286'), hues.sun, 0.36)
  for (const line of [segment(-160, 290, -110, 316), segment(-590, 280, -630, 306)]) s.ink(line, 3)
}

function drawEasel(s: Sheet) {
  tint(s, trace('110,326 480,326 400,362 40,356'), hues.shade, 0.34)
  for (const leg of ['290,-200 290,300', '190,-120 120,330', '390,-120 470,330'])
    s.ink(trace(leg), 17, {
      in: 0.01,
      out: 0.01,
      least: 0.95,
      colour: leg.startsWith('290') ? hues.easelDark : hues.easel,
    })
  s.at(290, 10, {}, () => {
    s.solid(box(-226, -160, 226, 150), hues.paper, 6, { corners: true })
    const picture = box(-204, -138, 204, 128)
    s.within(
      picture,
      () => {
        s.at(30, 40, { scale: 0.62 }, () => {
          drawLake(s, true)
          s.flat(trace('-700,130 -300,96 100,126 700,96 700,420 -700,420'), hues.meadow, { still: true })
        })
        tint(s, trace('110,-140 210,-140 210,130 30,130 70,20'), hues.paper, 0.86)
        s.ink(trace('60,30 130,-6 204,20'), 3, { colour: hues.easelDark })
      },
      true,
    )
    s.contour(picture, 4, { corners: true, least: 0.8, shade: 0 })
  })
  s.solid(box(96, 160, 484, 184), hues.easel, 4.4, { corners: true })
  for (const [i, x] of [130, 164, 198, 232].entries())
    s.solid(ellipse(x, 156, 13, 8), [hues.stool, hues.sun, hues.lake, hues.meadowDeep][i]!, 2.6)
  const brush: Point[] = segment(330, 150, 440, 128)
  s.ink(brush, 7, { colour: hues.stool, in: 0.05, out: 0.3 })
}
