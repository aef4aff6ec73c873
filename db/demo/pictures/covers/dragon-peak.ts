import { drawHalo, drawSky, round, shifted, wash } from './light.ts'
import { tint } from './street-things.ts'
import { trace } from '../geometry.ts'
import { drawPuffs } from '../scene/nature.ts'
import type { Sheet } from '../sheet.ts'

/** A clear morning above the clouds; the sun stands on the left and shines through the wings. */
export const hues = {
  sky: ['#2C8FC6', '#9FDDE6', '#FFF0CE'] as const,
  ...{ sun: '#FFF4CF', cloud: '#FFFAF0', cloudShade: '#C9D3E6', peak: '#7C9CC4', peakLit: '#C4D6E4', near: '#5677A6' },
  ...{ rock: '#6D6885', rockLit: '#B9A8A6', rockDark: '#453F63', moss: '#7FA65C' },
  ...{ scale: '#D23B3F', lit: '#F4734E', dark: '#8C2350', belly: '#FFD684', bellyShade: '#D98F4A' },
  ...{ web: '#F79A3E', webLit: '#FFCB6B', webDark: '#C4543C', farWeb: '#A83E5C', bone: '#B72F48' },
  ...{ horn: '#FBEBCF', hornShade: '#B58F86', claw: '#3B2A44', eye: '#FFE45C', mouth: '#7A1F3C', tongue: '#F58A7E' },
  shade: '#45206A',
}

export function drawHeights(s: Sheet) {
  drawSky(s, hues.sky, [-360, 220])
  drawHalo(s, [-470, -150], [380, 340], hues.sun, { opacity: 0.18 })
  wash(s, round(-470, -150, 58), hues.sun, 1)
  drawPuffs(s, [430, -20], 190, hues.cloud, 3)
  for (const [peak, lit, colour] of [
    ['-680,260 -560,40 -500,110 -420,10 -260,260', '-560,40 -500,110 -520,130 -590,120 -600,110', hues.peak],
    ['260,280 400,70 470,150 560,40 700,250', '400,70 450,130 420,150 380,130 356,140', hues.peak],
    ['-700,330 -600,150 -500,240 -380,180 -240,330', '-600,150 -540,206 -580,220 -640,216', hues.near],
  ] as const) {
    s.solid(trace(peak), colour, 3.4, { corners: true })
    tint(s, trace(lit), hues.peakLit, 0.9)
  }
  for (const [x, y, size] of [
    [-520, 300, 230],
    [520, 290, 250],
    [-250, 340, 190],
    [300, 350, 200],
  ] as const) {
    drawPuffs(s, [x, y], size, hues.cloud, 3.4)
    wash(s, round(x + 20, y + size * 0.1, size * 0.7, size * 0.1), hues.cloudShade, 0.6)
  }
  for (const [x, y] of trace('-560,20 -510,4 -610,-290')) s.ink(shifted(trace('-16,-6 -6,-8 0,0 8,-9 18,-6'), x, y), 3)
}

export function drawRock(s: Sheet) {
  const rock = trace('-330,400 -280,300 -210,286 -190,246 -80,236 40,262 160,258 220,278 270,310 330,400')
  s.solid(rock, hues.rock, 6, { corners: true })
  tint(s, trace('-326,400 -280,302 -210,290 -190,250 -80,240 -130,270 -190,320 -210,400'), hues.rockLit, 0.8)
  tint(s, trace('60,264 160,260 220,280 270,312 326,400 160,400 190,320'), hues.rockDark, 0.7)
  for (const line of [
    '-120,262 -150,310 -130,370',
    '30,280 10,330 40,390',
    '180,300 150,340 170,390',
    '-240,320 -210,350',
  ])
    s.ink(trace(line), 3.4, { corners: true })
  for (const [x, y] of trace('-250,296 120,262 230,290')) wash(s, round(x, y, 34, 9), hues.moss, 0.9)
  wash(s, trace('-150,256 -60,244 120,262 200,276 120,292 -80,276'), hues.shade, 0.4)
}
