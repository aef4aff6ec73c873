import { box } from '../backdrop.ts'
import { disc } from './ground.ts'
import { drawGlow } from './light.ts'
import { tint, wholeSheet } from './street-things.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

const hues = {
  ...{ table: '#1F7A78', grain: '#186664', shade: '#0D3B46', sun: '#FFE9A8', cover: '#8E2A3C', page: '#FFF8EA' },
  ...{
    fold: '#E4C9A6',
    line: '#D98F4A',
    letters: '#5A3A34',
    glass: '#E2F3F6',
    cream: '#FFFBEF',
    creamShade: '#EADCE6',
  },
  ...{ berry: '#E63E52', deepBerry: '#B3243F', vanilla: '#FFE9A6', mint: '#7CCFAE', chocolate: '#6B3524' },
  ...{ cake: '#E9AA55', crust: '#B9692C', syrup: '#8E3F16', butter: '#FFE47A', melon: '#5CC46A', melonDeep: '#2E9A58' },
  ...{ coffee: '#5B2E1C', cup: '#3F78C4', cupShade: '#2C569B', biscuit: '#E3A35A', ice: '#CFF3D2' },
}
const round = (x: number, y: number, rx: number, ry = rx) => ellipse(x, y, rx, ry).slice(0, -1)

/** The menu of a café lies open on a green table: parfait and coffee, pancakes and a soda. */
export function drawMenu(s: Sheet) {
  wholeSheet(s, hues.table)
  for (let x = -700; x < 700; x += 124) s.ink(trace(`${x},-380 ${x - 20},380`), 4, { colour: hues.grain })
  tint(s, trace('-420,-380 660,-380 660,-100 -60,380 -660,380 -660,-40'), hues.sun, 0.13)
  tint(s, trace('-476,-266 556,-266 566,350 -470,350'), hues.shade, 0.5)
  s.solid(box(-520, -312, 520, 312), hues.cover, 6, { corners: true })
  s.solid(trace('-500,-294 -10,-286 0,-276 10,-286 500,-294 500,294 10,286 0,296 -10,286 -500,294'), hues.page, 4.4, {
    corners: true,
  })
  tint(s, trace('-90,-286 -10,-286 0,-276 0,296 -10,286 -90,288'), hues.fold, 0.35)
  tint(s, trace('-36,-286 0,-276 0,296 -36,286'), hues.fold, 0.6)
  tint(s, trace('0,-276 60,-287 60,288 0,296'), '#FFFFFF', 0.8)
  s.ink(trace('0,-276 0,296'), 4, { in: 0.01, out: 0.01 })
  for (const [left, right] of [
    [-478, -34],
    [34, 478],
  ] as const) {
    s.contour(box(left, -268, right, 268), 3.6, { corners: true, colour: hues.line })
    for (const [x, y] of [
      [left, -268],
      [right, -268],
      [left, 268],
      [right, 268],
    ] as const)
      s.flat(disc([x, y], 9), hues.berry, { still: true })
  }
  spot(s, [-330, -96], '#FBD3D8', 148)
  s.at(-330, -86, { scale: 1.06 }, () => parfait(s))
  words(s, [-186, -150], 124)
  spot(s, [-180, 166], '#CFE3F6', 104)
  s.at(-196, 168, { scale: 0.82 }, () => cup(s))
  words(s, [-440, 150], 124)
  spot(s, [190, -110], '#FCE3A6', 146)
  s.at(184, -116, { scale: 1.02 }, () => pancakes(s))
  words(s, [350, -160], 106)
  spot(s, [350, 142], '#CDEED4', 116)
  s.at(350, 136, { scale: 0.94 }, () => soda(s))
  words(s, [70, 130], 150)
}

const spot = (s: Sheet, at: Point, colour: string, r: number) => s.flat(disc(at, r, r * 0.92), colour, { still: true })

const words = (s: Sheet, [x, y]: Point, wide: number) => {
  const rule = { in: 0.02, out: 0.02, least: 0.9 }
  s.ink(trace(`${x},${y} ${x + wide},${y}`), 7, { colour: hues.letters, ...rule })
  s.ink(trace(`${x},${y + 24} ${x + wide * 0.7},${y + 24}`), 4.4, { colour: hues.line, ...rule })
}

function parfait(s: Sheet) {
  const glass = trace('-72,-60 72,-60 34,70 14,98 14,126 52,142 -52,142 -14,126 -14,98 -34,70')
  s.solid(glass, hues.glass, 5)
  s.within(glass, () => {
    for (const [y, colour] of [
      [-64, hues.cream],
      [-30, hues.berry],
      [-4, hues.vanilla],
      [26, hues.chocolate],
      [46, hues.berry],
    ] as const)
      s.flat(box(-80, y, 80, y + 60), colour, { still: true, corners: true })
    s.flat(box(-80, 84, 80, 160), hues.glass, { still: true, corners: true })
    tint(s, trace('20,-70 80,-70 40,80 4,90'), hues.deepBerry, 0.22)
    tint(s, trace('-58,-58 -42,-58 -24,60 -34,60'), '#FFFFFF', 0.6)
  })
  s.contour(glass, 5)
  s.solid(trace('46,-70 76,-182 96,-176 72,-60'), hues.biscuit, 4)
  for (const [x, y, r, colour, shade] of [
    [-36, -82, 36, hues.cream, hues.creamShade],
    [36, -84, 37, '#F7A8B8', '#E27C94'],
    [0, -116, 37, hues.vanilla, '#F0C972'],
  ] as const) {
    s.solid(round(x, y, r), colour, 4.4)
    s.within(round(x, y, r), () => s.flat(round(x + 16, y + 18, r), shade, { still: true, opacity: 0.7 }))
    s.flat(round(x - 12, y - 14, 10, 7), '#FFFFFF', { still: true })
  }
  s.solid(round(0, -158, 19), hues.berry, 4)
  s.flat(round(-6, -164, 6, 5), '#FFE0DC', { still: true })
  s.ink(trace('2,-176 20,-200'), 4)
  s.solid(trace('-78,-96 -60,-132 -40,-112 -54,-80'), hues.berry, 4)
}

function cup(s: Sheet) {
  s.solid(round(0, 66, 132, 26), '#FFFFFF', 5)
  s.flat(round(16, 68, 90, 14), '#B7C6E2', { still: true })
  s.ink(ellipse(82, 0, 36, 34, { from: -1.5, to: 1.8 }), 19)
  s.ink(ellipse(82, 0, 36, 34, { from: -1.5, to: 1.8 }), 9, { colour: hues.cup })
  const bowl = trace('-84,-44 84,-44 66,40 30,66 -30,66 -66,40')
  s.solid(bowl, hues.cup, 5.4)
  s.within(bowl, () => {
    tint(s, trace('20,-50 90,-50 80,70 -20,70 30,40'), hues.cupShade)
    tint(s, trace('-70,-30 -54,-30 -44,34 -54,34'), '#A9CBF2')
  })
  s.solid(round(0, -44, 84, 23), '#FFFFFF', 5)
  s.solid(round(0, -42, 70, 16), hues.coffee, 3.4)
  s.flat(round(-14, -44, 30, 6), '#A8683E', { still: true })
  for (const x of [-24, 14])
    s.ink(trace(`${x},-80 ${x + 14},-104 ${x},-128 ${x + 12},-150`), 9, {
      colour: '#FFFFFF',
      in: 0.3,
      out: 0.6,
      layer: 'flat',
    })
}

function pancakes(s: Sheet) {
  s.solid(round(0, 72, 144, 32), '#FFFFFF', 5)
  s.flat(round(14, 76, 110, 20), '#D9C3D8', { still: true })
  for (const y of [50, 20, -10]) {
    s.solid(round(0, y, 106, 35), hues.crust, 5)
    s.flat(round(-2, y - 9, 98, 26), hues.cake, { still: true })
  }
  s.flat(round(-24, -24, 60, 12), '#F7CE86', { still: true })
  s.solid(
    trace('-70,-30 -20,-46 50,-40 84,-20 76,24 70,52 60,54 54,0 22,2 16,44 6,52 -6,44 -10,2 -60,-8'),
    hues.syrup,
    4,
  )
  s.ink(trace('64,-14 66,10 66,36'), 5, { colour: '#E49A5A' })
  s.solid(trace('-30,-52 20,-62 36,-44 -12,-32'), hues.butter, 4.4, { corners: true })
  s.solid(trace('-12,-32 36,-44 36,-26 -12,-14'), '#F0BC3C', 4, { corners: true })
  for (const [x, y] of trace('-96,74 -68,86')) {
    s.solid(round(x, y, 17), hues.berry, 4)
    s.flat(round(x - 5, y - 6, 5, 4), '#FFE0DC', { still: true })
  }
}

function soda(s: Sheet) {
  s.flat(round(10, 122, 66, 12), '#7DB896', { still: true })
  const glass = trace('-54,-90 54,-90 40,120 -40,120')
  s.solid(glass, hues.glass, 5, { corners: true })
  s.within(
    glass,
    () => {
      tint(s, trace('-60,-56 60,-56 60,130 -60,130'), hues.melon)
      tint(s, trace('12,-56 60,-56 60,130 0,130'), hues.melonDeep, 0.7)
      drawGlow(s, [-10, 90], 60, hues.ice, 0.14)
      for (const [x, y, t] of [
        [-20, -30, 0.2],
        [20, -20, -0.3],
      ] as const)
        s.at(x, y, { rotate: t }, () => s.solid(box(-18, -16, 18, 16), hues.ice, 2.6, { corners: true }))
    },
    true,
  )
  for (const at of trace('-20,80 12,50 -8,26 22,90 -26,50 6,106'))
    s.flat(ellipse(...at, 5, 5), '#F2FFE8', { still: true })
  s.contour(glass, 5, { corners: true })
  s.ink(trace('26,-70 50,-176 78,-184'), 15)
  s.ink(trace('26,-70 50,-176 78,-184'), 8, { colour: hues.berry, least: 0.8 })
  s.solid(round(-6, -94, 46, 36), hues.cream, 5)
  s.flat(round(6, -82, 34, 22), hues.creamShade, { still: true })
  s.solid(round(-10, -134, 16), hues.berry, 4)
  s.ink(trace('-10,-150 6,-172'), 4)
}
