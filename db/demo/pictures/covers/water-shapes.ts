import { shaded, strips } from './cards.ts'
import { drawGlow } from './light.ts'
import { tint } from './street-things.ts'
import { disc } from './ground.ts'
import { box } from '../backdrop.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import { drawCrown } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'
import { between } from '../tones.ts'

/** Three waters in three lights: a wave at noon, a drop in the green of a wood, a puddle that clears up. */
const hues = {
  ...{
    noon: '#4FB0E4',
    noonLow: '#E6F6F2',
    sun: '#FFF6CC',
    wave: '#1F8FA6',
    waveLit: '#6FD3CE',
    waveDeep: '#12597F',
    foam: '#FFFFFF',
  },
  ...{ wood: '#1F5A4A', woodLit: '#8FC06A', pool: '#2F8A86', poolLit: '#A9E2CE', poolDeep: '#15505E', drop: '#7FD0CC' },
  ...{
    grey: '#B9A9C8',
    stone: '#C9AE9C',
    stoneShade: '#9C8492',
    mirror: '#7FB8EA',
    mirrorLow: '#FFE6C8',
    rain: '#F3F0FF',
    rainbow: ['#F2705A', '#F7C552', '#7CC47A', '#5E9AE0'],
  },
  ...{ maple: '#E2613A', line: '#1F2F52' },
}

/** A wave that breaks, a drop with its crown, a puddle with rings. */
export function drawWaterShapes(s: Sheet) {
  s.line = hues.line
  strips(
    s,
    [drawWave, drawDrop, drawPuddle].map((draw) => () => draw(s)),
  )
}

function drawWave(s: Sheet) {
  shaded(s, [hues.noon, hues.noonLow], 120)
  drawGlow(s, [-120, -240], 120, hues.sun, 0.3)
  tint(s, disc([-120, -240], 40), hues.sun)
  tint(s, box(-230, 90, 230, 400), between(hues.wave, hues.waveLit, 0.5))
  const back = trace(
    '-230,120 -150,60 -110,-60 -30,-180 70,-210 140,-150 146,-80 104,-44 60,-70 66,-110 20,-100 -10,-30 20,70 100,130 230,150 230,400 -230,400',
  )
  s.solid(back, hues.wave, 5)
  s.within(back, () => {
    tint(
      s,
      trace('-60,-120 20,-190 90,-196 60,-140 0,-110 -40,-20 -10,80 80,150 230,190 230,400 -60,400 -90,60'),
      hues.waveDeep,
      0.5,
    )
    tint(s, trace('-230,160 -150,90 -110,-30 -60,-130 -84,0 -110,110 -160,200 -230,260'), hues.waveLit, 0.8)
    for (const noted of [
      '-130,80 -70,-40 10,-140',
      '-90,160 -60,20 10,-70',
      '-160,230 -70,190 60,220 180,214',
      '-190,300 -20,270 150,300',
    ])
      s.ink(trace(noted), 5, { colour: hues.waveLit, in: 0.3, out: 0.4 })
    s.flat(trace('-230,330 -140,300 -60,326 40,300 130,328 230,304 230,400 -230,400'), hues.foam, { still: true })
  })
  for (const [x, y, r] of [
    [-70, -150, 20],
    [-20, -192, 24],
    [40, -214, 26],
    [96, -196, 28],
    [138, -150, 30],
    [150, -96, 28],
    [118, -52, 26],
    [74, -66, 20],
    [176, -60, 14],
    [190, -120, 10],
    [120, -244, 10],
    [60, -258, 8],
    [150, 120, 26],
    [196, 140, 30],
    [100, 116, 18],
  ] as const)
    s.solid(disc([x, y], r), hues.foam, 2.8)
}

function drawDrop(s: Sheet) {
  shaded(s, [between(hues.woodLit, hues.wood, 0.2), hues.wood], 120)
  for (const [x, y, r] of trace('-190,-250 180,-220 -210,-60 220,-40').map(([x, y]) => [x, y, 100] as const))
    drawCrown(s, [x, y], [r, r * 0.9], ['#9CCB6A', '#4F9A5A', '#23664E'])
  for (const [x, y, r] of trace('-60,-300 70,-330 -100,-170 120,-130 -40,-60').map(
    ([x, y], i) => [x, y, 12 + i * 5] as const,
  ))
    tint(s, disc([x, y], r), hues.sun, 0.34)
  tint(s, box(-230, 110, 230, 400), hues.poolDeep)
  tint(s, ellipse(0, 210, 260, 90), hues.pool)
  s.solid(ellipse(0, 200, 180, 54).slice(0, -1), hues.pool, 4)
  s.solid(ellipse(0, 192, 124, 36).slice(0, -1), hues.poolLit, 4)
  for (const [rx, ry] of trace('214,70 160,44'))
    s.ink(ellipse(0, 206, rx, ry, { from: 0.3, to: 2.8 }), 4, { colour: hues.poolLit, in: 0.3, out: 0.3 })
  const crown = trace(
    '-92,176 -116,96 -132,70 -96,84 -62,140 -48,60 -30,20 -16,70 -2,136 20,60 44,24 50,72 54,140 92,84 134,62 114,100 92,176 0,204',
  )
  s.solid(crown, hues.drop, 4.6, { corners: true })
  tint(s, trace('20,190 54,140 92,84 134,62 114,100 92,176 40,198'), hues.poolDeep, 0.3)
  for (const noted of ['-96,100 -84,160', '-36,50 -40,130', '36,50 30,120'])
    s.ink(trace(noted), 4, { colour: hues.foam })
  for (const [x, y, r] of [
    [-136, 34, 13],
    [-34, -16, 15],
    [50, -12, 11],
    [140, 28, 12],
  ] as const) {
    s.solid(ellipse(x, y, r, r * 1.15).slice(0, -1), hues.drop, 3.4)
    tint(s, disc([x - r * 0.3, y - r * 0.4], r * 0.32), hues.foam)
  }
  const drop = trace('0,-290 34,-220 54,-176 44,-130 0,-110 -44,-130 -54,-176 -34,-220')
  s.solid(drop, hues.drop, 5)
  s.within(drop, () => {
    tint(s, ellipse(30, -150, 40, 90), hues.poolDeep, 0.3)
    tint(s, trace('-60,-130 60,-140 60,-100 -60,-100'), hues.woodLit, 0.7)
  })
  tint(s, ellipse(-22, -172, 11, 26, { tilt: 0.2 }), hues.foam)
}

function drawPuddle(s: Sheet) {
  shaded(s, [hues.grey, '#F6DCC8'], 60)
  for (const [i, colour] of hues.rainbow.entries())
    s.ink(ellipse(-40, 60, 250 - i * 13, 300 - i * 13, { from: Math.PI * 1.02, to: Math.PI * 1.98 }), 13, {
      colour,
      opacity: 0.55,
      in: 0.02,
      out: 0.02,
      least: 1,
      shade: 0,
    })
  tint(s, box(-230, 40, 230, 400), hues.stone)
  for (const [i, y] of [40, 92, 160, 246, 350].entries()) {
    s.ink(trace(`-230,${y} 230,${y}`), 3, { corners: true, colour: hues.stoneShade })
    for (const x of [-180, -40, 100, 220])
      s.ink(
        [
          [x + (i % 2) * 60, y],
          [x * 1.2 + (i % 2) * 70, y + [52, 68, 86, 104, 60][i]!],
        ] as Point[],
        2.4,
        { corners: true, colour: hues.stoneShade },
      )
  }
  const puddle = trace('-180,150 -90,84 40,64 150,112 190,196 100,276 -60,282 -170,230')
  tint(
    s,
    puddle.map(([x, y]): Point => [x * 1.05, y + 8]),
    hues.stoneShade,
  )
  s.solid(puddle, hues.mirror, 5)
  s.within(puddle, () => {
    tint(s, trace('-200,60 200,60 200,140 60,120 -80,150 -200,140'), hues.mirrorLow, 0.9)
    tint(s, ellipse(-70, 220, 90, 18), hues.foam, 0.85)
    tint(s, ellipse(-20, 206, 50, 16), hues.foam, 0.85)
    for (const [rx, ry] of trace('112,52 70,33 32,15'))
      s.ink(ellipse(50, 170, rx, ry), 4, { colour: hues.foam, in: 0.1, out: 0.1, least: 0.7 })
  })
  s.contour(puddle, 5)
  s.solid(
    trace('-96,118 -80,134 -58,126 -66,146 -48,160 -74,162 -84,184 -96,164 -120,166 -106,148 -118,128'),
    hues.maple,
    3,
    { corners: true },
  )
  for (const [x, y] of trace('-150,-260 -60,-200 60,-290 140,-180 -140,-100 20,-80 110,-40 50,90'))
    s.ink(
      [
        [x, y],
        [x - 10, y + 54],
      ] as Point[],
      5,
      { colour: hues.rain, in: 0.2, out: 0.7 },
    )
}
