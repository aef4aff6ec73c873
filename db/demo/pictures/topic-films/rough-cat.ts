import { box } from '../backdrop.ts'
import { tube } from '../covers/limbs.ts'
import { tint } from '../covers/street-things.ts'
import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { framed, paint, round, shaped } from './still-parts.ts'

const hues = {
  ...{
    wall: '#CFE3DC',
    floor: '#E8C796',
    rug: '#E9826B',
    coat: '#F2A552',
    shade: '#C97A34',
    belly: '#FFF3DE',
    scarf: '#3F7FA8',
    scarfShade: '#2C5C82',
  },
  ...{ ear: '#F2B8A0', eye: '#3E7C5A', sketch: '#8FB2D2' },
}
const head = trace(
  '-118,-130 -124,-196 -108,-258 -64,-222 0,-234 64,-222 108,-258 124,-196 118,-130 84,-72 0,-50 -84,-72',
)
const body = trace('-70,-70 70,-70 104,20 128,140 132,214 100,236 -100,236 -132,214 -128,140 -104,20')
const tail = tube(trace('104,206 190,214 244,160 236,70 262,10'), [44, 46, 42, 40, 18])
const belly = trace('-50,-10 0,10 50,-10 62,90 40,160 0,176 -40,160 -62,90')
const scarf = trace('-92,-86 0,-56 92,-86 104,-48 0,-10 -104,-48')
const scarfEnd = trace('30,-34 70,-44 92,70 46,80')

export function bigColours(s: Sheet) {
  framed(s, [-386, -312, 386, 312], () => {
    tint(s, box(-390, -320, 390, 320), hues.wall)
    tint(s, box(-390, 130, 390, 320), hues.floor)
    paint(s, round(20, 232, 300, 54), hues.rug)
    tint(s, tail, hues.coat)
    paint(s, body, hues.coat)
    paint(s, trace('70,-60 104,20 128,140 132,214 100,236 40,236 86,150 70,40'), hues.shade)
    paint(s, belly, hues.belly)
    paint(s, head, hues.coat)
    paint(s, trace('-60,-110 0,-140 60,-110 70,-80 0,-54 -70,-80'), hues.belly)
    paint(s, scarf, hues.scarf)
    tint(s, scarfEnd, hues.scarfShade)
  })
}

/** Searching lines, more of them than are wanted. */
export function sketch(s: Sheet) {
  const line = (points: readonly Point[]) => s.ink(points, 4, { colour: hues.sketch, least: 0.6 })
  for (const [dx, dy] of trace('0,0 9,-7')) {
    line(ellipse(dx, -146 + dy, 128, 92, { from: 3, to: 9.8 }))
    line(ellipse(dx, 110 + dy, 136, 136, { from: 4, to: 10.6 }))
  }
  line(trace('0,-270 0,250'))
  line(trace('-136,-140 140,-144'))
  line(trace('-130,-180 -108,-272 -40,-226'))
  line(trace('130,-180 108,-272 40,-226'))
  line(trace('90,230 210,240 270,150 240,60 270,-10'))
  line(trace('110,180 180,180 210,140 210,60 250,0'))
  line(ellipse(20, 232, 310, 60, { to: 6.6 }))
}

export function face(s: Sheet) {
  for (const k of [-1, 1]) {
    shaped(s, round(k * 56, -146, 25, 28), hues.eye, 4.4)
    s.black(round(k * 54, -144, 10, 20))
    paint(s, round(k * 56 - 8, -156, 7), '#FFFFFF')
    s.ink(trace(`${k * 70},-96 ${k * 150},-108`), 3)
    s.ink(trace(`${k * 70},-86 ${k * 148},-78`), 3)
    paint(s, trace(`${k * 84},-204 ${k * 104},-240 ${k * 110},-196`), hues.ear)
  }
  shaped(s, trace('-13,-112 13,-112 0,-98'), '#D9705C', 4)
  s.ink(trace('-24,-84 -12,-80 0,-92 12,-80 24,-84'), 4)
}

export function wantedLines(s: Sheet) {
  face(s)
  s.ink(head.slice(0, 10), 5.4)
  s.ink([...head.slice(10), head[0]!], 5.4)
  s.ink(trace('-98,-20 -118,90 -132,180 -130,216 -98,236 -20,236'), 5.4)
  s.ink(trace('98,-20 118,90 132,180 130,216 98,236 20,236'), 5.4)
  for (const k of [-1, 1]) s.ink(trace(`${k * 8},150 ${k * 12},200 ${k * 20},236`), 4.4)
  for (const x of [-78, -54, 54, 78]) s.ink(trace(`${x},216 ${x - 1},236`), 3.4)
  s.ink([...scarf, scarf[0]!], 5)
  s.ink([...scarfEnd, scarfEnd[0]!], 4.4, { corners: true })
  s.ink(trace('-60,-54 -20,-36 20,-36'), 3)
  s.ink(tail.slice(0, tail.length / 2), 5)
  s.ink(tail.slice(tail.length / 2), 5)
}

export function eraser(s: Sheet) {
  s.at(300, 264, { rotate: -0.35 }, () => {
    shaped(s, box(-56, -24, 56, 24), '#FFFFFF', 5, true)
    shaped(s, box(-56, -24, -12, 24), '#F08FA8', 5, true)
  })
}

/** Every hair has its line, and no colour is left to come. */
export function everyHair(s: Sheet) {
  for (let i = 0; i < 24; i++) {
    const [x, y] = [-110 + ((i * 67) % 220), -220 + ((i * 83) % 440)]
    if (Math.abs(y + 100) > 60) s.ink(trace(`${x},${y} ${x + 5},${y + 15} ${x + 3},${y + 30}`), 3)
  }
  for (let i = 0; i < 9; i++)
    s.ink(trace(`${-300 + i * 70},250 ${-280 + i * 70},${276 - (i % 2) * 12} ${-250 + i * 70},252`), 3)
}
