import { box } from '../backdrop.ts'
import { tint } from '../covers/street-things.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { type Tool, untouched } from './color-tools-girl.ts'
import { type Frame, framed, paint, round } from './still-parts.ts'

const PHOTO: Frame = [-386, -312, 386, 70]
const coast = {
  ...{
    sky: '#54689C',
    low: '#8A7FA8',
    cloud: '#B9A6BE',
    sea: '#2B3A66',
    cliff: '#0C0E1C',
    tower: '#C9BFC0',
    shade: '#77718C',
  },
  ...{ red: '#8E2F3C', beam: '#E9D6A6', lamp: '#FFFFFF' },
}

/** A lighthouse in the evening: its rock is the darkest, its lamp the lightest. */
export function lighthouse(s: Sheet, tool: Tool = untouched) {
  framed(s, PHOTO, () => {
    tint(s, box(...PHOTO), tool(coast.sky))
    tint(s, box(-390, -120, 390, 80), tool(coast.low))
    paint(s, trace('-400,-150 -300,-176 -210,-160 -120,-182 -30,-150 -160,-136 -400,-130'), tool(coast.cloud))
    tint(s, box(-390, -40, 390, 80), tool(coast.sea))
    tint(s, trace('180,-210 -390,-290 -390,-190 180,-196'), tool(coast.beam))
    paint(s, trace('20,90 60,30 120,6 150,-20 240,-24 290,10 340,20 420,0 420,90'), tool(coast.cliff))
    tint(s, trace('160,-176 216,-176 236,-16 140,-16'), tool(coast.tower))
    tint(s, trace('190,-176 216,-176 236,-16 196,-16'), tool(coast.shade))
    tint(s, trace('155,-132 221,-132 226,-92 150,-92'), tool(coast.red))
    tint(s, box(164, -222, 212, -176), tool(coast.lamp))
    tint(s, trace('154,-222 188,-256 222,-222'), tool(coast.red))
    s.ink(trace('154,-222 188,-256 222,-222 154,-222'), 3.4, { corners: true })
    s.ink(trace('164,-222 164,-176 212,-176 212,-222'), 3.4, { corners: true })
    s.ink(trace('160,-176 140,-16'), 4)
    s.ink(trace('216,-176 236,-16'), 4)
  })
}

const island = {
  ...{
    sky: '#A9C9E0',
    sea: '#5F93B8',
    cloud: '#F4F2EE',
    cloudShade: '#C9CBD2',
    wall: '#F1EEE8',
    shade: '#A6A8B0',
    dome: '#5C86B4',
  },
  ...{ domeShade: '#436892', ground: '#DCCFB8', cast: '#9A968F', door: '#4F7CA8', leaf: '#7FA06A' },
}
type Island = typeof island
const yellow = '#E2A93A'
const mix = (colour: string, to: string, part: number) =>
  `#${[1, 3, 5]
    .map((i) =>
      Math.round(
        Number.parseInt(colour.slice(i, i + 2), 16) * (1 - part) + Number.parseInt(to.slice(i, i + 2), 16) * part,
      )
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
const all = (hues: Island, change: Tool): Island =>
  Object.fromEntries(Object.entries(hues).map(([name, colour]) => [name, change(colour)])) as Island
export const yellowed = all(island, (colour) => mix(colour, yellow, 0.42))
export const slight = all(island, (colour) => mix(colour, yellow, 0.42))
/** Blue comes into the shade, then yellow into the light. */
export const blueShade: Island = {
  ...all(island, (colour) => mix(colour, yellow, 0.24)),
  shade: '#8FA6D6',
  cast: '#7C90BC',
  cloudShade: '#B4C6E6',
  domeShade: '#2F5AA0',
  sky: '#8FC4EC',
  sea: '#3F86C4',
}
export const sunny: Island = {
  ...blueShade,
  wall: '#FFFBEE',
  cloud: '#FFFEF8',
  ground: '#FBDD92',
  dome: '#4C8AD0',
  leaf: '#94BC58',
  door: '#3C78B8',
}

/** What is white is white again. */
export const whitened: Island = { ...sunny, wall: '#FFFDF2' }

const HORIZON = -50
const VANISHING = 700
/** A side that starts at x = 70 goes away from us to the right. */
const receding = ([x, y]: Point): Point => [x, y + ((HORIZON - y) * (x - 70)) / (VANISHING - 70)]

function dome(s: Sheet, h: Island) {
  const half = [...ellipse(48, -74, 82, 88, { from: Math.PI, to: Math.PI * 2 })]
  tint(s, half, h.dome)
  s.within(half, () => tint(s, trace('82,-200 160,-200 160,-60 70,-60 104,-120'), h.domeShade), true)
  s.ink(half, 4.4)
}

/** White walls under the sun, which stands on the left. */
export function whiteHouse(s: Sheet, h: Island) {
  framed(s, [-386, -312, 386, 200], () => {
    tint(s, box(-390, -320, 390, 210), h.sky)
    paint(s, trace('-360,-170 -330,-220 -270,-220 -230,-256 -160,-240 -130,-196 -90,-176 -200,-160'), h.cloud)
    paint(s, trace('-340,-176 -240,-190 -140,-190 -90,-176 -200,-160'), h.cloudShade)
    tint(s, box(-390, -50, 390, 210), h.sea)
    paint(s, trace('-420,120 -220,70 0,60 240,66 420,90 420,230 -420,230'), h.ground)
    tint(s, trace('70,120 330,136 500,86 250,71'), h.cast)
    dome(s, h)
    tint(s, box(-120, -90, 70, 120), h.wall)
    tint(s, box(70, -90, 250, 120).map(receding), h.shade)
    tint(s, [...ellipse(-60, 50, 26, 30, { from: Math.PI, to: Math.PI * 2 }), ...trace('-34,120 -86,120')], h.door)
    tint(s, box(0, -30, 30, 14), h.door)
    for (const x of [116, 188]) tint(s, box(x, -30, x + 32, 14).map(receding), h.door)
    for (const [x, y] of trace('-190,100 -222,112 -164,116')) paint(s, round(x, y, 30, 26), h.leaf)
    for (const line of [
      '-120,-90 -120,120',
      '70,-90 70,120',
      '250,-79 250,71',
      '-120,-90 70,-90 250,-79',
      '-120,120 70,120 250,71',
    ])
      s.ink(trace(line), 4.4, { corners: true, least: 0.6 })
  })
}
export const WHITE: Point = [-90, -50]
