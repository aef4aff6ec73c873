import { ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { light, now } from '../step-films/face.ts'
import { arc, palmSides, spreadHand } from '../step-films/hand.ts'
import { type FlatHand, flatHand } from './hand-parts.ts'

export const open: FlatHand & { thumb: readonly Point[] } = {
  fingers: [
    '-55,-60 -86,-132 -104,-182 -118,-222',
    '-8,-78 -12,-164 -14,-220 -13,-262',
    '36,-70 42,-154 46,-206 48,-244',
    '74,-44 116,-92 142,-116 152,-142',
  ].map(trace),
  thumb: spreadHand.thumb,
  seen: 'palm',
}
export const equal: FlatHand = {
  fingers: [
    '-66,-60 -104,-124 -128,-168 -148,-204',
    '-22,-82 -36,-160 -44,-206 -48,-240',
    '28,-82 42,-160 50,-206 54,-240',
    '72,-60 110,-124 134,-168 154,-204',
  ].map(trace),
  thumb: trace('-58,84 -124,34 -180,-6 -222,-38'),
  seen: 'palm',
}

export function handWithSleeve(s: Sheet, hand: FlatHand = open, pen = 5) {
  flatHand(s, hand, pen)
  s.solid(trace('-124,500 -84,186 84,186 124,500'), '#2F5E8C', pen * 1.1, { corners: true })
  s.solid(trace('-88,158 88,158 90,196 -90,196'), '#F7F1E4', pen, { corners: true })
}

export const handRough = (s: Sheet, line = light) => {
  arc(s, line)
  palmSides(s, line)
  for (const joints of [...open.fingers, open.thumb]) line(s, joints)
}

export const waves = (s: Sheet, line = now) => {
  for (const r of [214, 244]) line(s, ellipse(0, -10, r, r, { from: 5.55, to: 5.95 }), 6)
}
