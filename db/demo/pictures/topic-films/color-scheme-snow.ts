import { box } from '../backdrop.ts'
import { tint } from '../covers/street-things.ts'
import { trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { framed, paint, round, shaped } from './still-parts.ts'

export const dusk = {
  ...{ sky: '#3F62A6', low: '#7698CC', hill: '#9DB7DF', snow: '#D5E3F4', shade: '#AEC5E8', wall: '#3B4C82' },
  ...{
    roof: '#EAF2FB',
    side: '#B9CDEB',
    tree: '#2F4B80',
    warm: '#FFB648',
    hot: '#FFE3A0',
    mixed: '#C9A9C6',
    near: '#F2CDB0',
  },
}
const hot = {
  ...dusk,
  hill: '#F0A25A',
  snow: '#FFBE5C',
  shade: '#F08E3C',
  wall: '#D9572B',
  roof: '#FFD98C',
  side: '#F5A94E',
}
const panes = [box(-34, 26, 16, 82), box(64, 26, 114, 82)]

/** A house in the snow at nightfall; half of it in warm colours only where that is the mistake. */
export function snowHouse(s: Sheet, warmHalf = false) {
  const h = warmHalf ? hot : dusk
  framed(s, [-330, -250, 330, 250], () => {
    tint(s, box(-340, -260, 340, 260), h.sky)
    tint(s, box(-340, -70, 340, 260), h.low)
    s.flat(round(-190, -160, 34), '#EEF4FC', { still: true })
    paint(s, trace('-360,60 -240,-30 -130,16 -20,-60 120,10 240,-40 360,30 360,120 -360,120'), h.hill)
    paint(s, trace('-360,90 -160,66 60,104 360,80 360,300 -360,300'), h.snow)
    paint(s, trace('-360,190 -200,150 -60,196 120,216 360,170 360,300 -360,300'), h.shade)
    for (const [x, y, k] of [
      [-226, 116, 1.25],
      [-150, 100, 0.8],
      [252, 108, 1.15],
    ] as const)
      s.at(x, y, { scale: k }, () =>
        shaped(s, trace('0,-150 26,-84 14,-88 42,-30 -42,-30 -14,-88 -26,-84'), h.tree, 4, true),
      )
    shaped(s, box(118, -96, 146, -30), h.wall, 4, true)
    shaped(s, trace('-64,-6 40,-86 144,-6 144,132 -64,132'), h.wall, 4.6, true)
    shaped(s, trace('-96,10 40,-104 176,10 158,24 40,-72 -78,24'), h.roof, 4.6)
    for (const pane of panes) shaped(s, pane, h.sky, 4, true)
    shaped(s, trace('-90,136 -20,124 60,130 160,122 200,140 60,152'), h.snow, 3.4)
  })
}

export function lamps(s: Sheet) {
  for (const pane of panes) shaped(s, pane, dusk.warm, 4, true)
  for (const [x] of trace('-9,0 89,0')) {
    paint(s, round(x, 62, 15, 13), dusk.hot)
    s.ink(trace(`${x},26 ${x},82`), 3.4, { least: 0.7 })
    s.ink(trace(`${x - 25},54 ${x + 25},54`), 3.4, { least: 0.7 })
  }
}

/** Where warm light meets the cold: the colours between them. */
export function glow(s: Sheet) {
  for (const pane of ['-44,16 26,16 26,94 -44,94', '54,16 124,16 124,94 54,94']) tint(s, trace(pane), dusk.mixed, 0.75)
  tint(s, trace('-56,146 136,146 196,236 -116,236'), dusk.mixed, 0.8)
  for (const x of [-9, 89]) {
    const out = (x - 40) * 0.36
    tint(s, trace(`${x - 34},148 ${x + 34},148 ${x + 52 + out},222 ${x - 52 + out},222`), dusk.near)
    tint(s, trace(`${x - 24},150 ${x + 24},150 ${x + 32 + out},200 ${x - 32 + out},200`), '#FFDFA6')
  }
}
