import { outline } from '../covers/front-face.ts'
import { tint } from '../covers/street-things.ts'
import { bend, ellipse, type Point, trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { both, EYE, EYES, hair, hairShape, inked, MOUTH, NOSE } from '../step-films/face.ts'
import { paint, round } from './still-parts.ts'

/** What a tool makes of a colour. */
export type Tool = (colour: string) => string
export const untouched: Tool = (colour) => colour

const hues = {
  ...{ skin: '#E9C4AC', shade: '#BE8C80', hair: '#8A5C50', hairDark: '#64464A', hairLight: '#B98A6E' },
  ...{ cloth: '#7896B0', clothDark: '#586F90', cheek: '#DE9A8A', lip: '#B5615C', white: '#EFE9E2', iris: '#566B60' },
}
const back = trace(
  '-0.7,1.2 -1.12,1.14 -1.24,0.5 -1.12,-0.1 -0.9,-0.6 0,-0.9 0.9,-0.6 1.12,-0.1 1.24,0.5 1.12,1.14 0.7,1.2',
)
const cloth = trace('-1.75,2.5 -1.6,1.96 -1.2,1.72 -0.46,1.52 0,1.84 0.46,1.52 1.2,1.72 1.6,1.96 1.75,2.5')
const whole: Point[] = [...outline, ...ellipse(0, -0.16, 0.9, 0.9, { from: Math.PI, to: Math.PI * 2 })]

/** A girl with the light on her left, in flat colours; `seen` less than 1 lets what lies behind through. */
function girlColours(s: Sheet, tool: Tool = untouched, seen = 1) {
  const h = Object.fromEntries(Object.entries(hues).map(([name, colour]) => [name, tool(colour)])) as typeof hues
  paint(s, back, h.hairDark, seen)
  tint(s, trace('-0.4,0.9 0.4,0.9 0.44,1.56 0,1.86 -0.44,1.56'), h.skin, seen)
  paint(s, trace('-0.36,1.04 0.4,0.96 0.44,1.5 0.2,1.66 0.06,1.4 -0.3,1.26'), h.shade, seen)
  paint(s, cloth, h.cloth, seen)
  paint(s, trace('0.46,1.54 1.2,1.72 1.6,1.96 1.75,2.5 0.7,2.5 0.86,2.1'), h.clothDark, seen)
  paint(s, whole, h.skin, seen)
  s.within(whole, () => {
    paint(
      s,
      trace(
        '1,-0.6 1,0.3 0.9,0.6 0.6,1.0 0.2,1.3 0.06,1.24 0.4,0.86 0.6,0.4 0.56,-0.1 0.2,-0.3 -0.9,-0.24 -0.9,-0.8 0.4,-1',
      ),
      h.shade,
      seen,
    )
    both((side) => paint(s, round(side * 0.52, NOSE - 0.06, 0.16, 0.09), h.cheek, seen * 0.7))
  })
  paint(s, hairShape, h.hair, seen)
  s.within(hairShape, () => paint(s, trace('0.5,-1.3 1.2,-1 1.2,0.2 0.86,0 0.72,-0.5 0.5,-0.8'), h.hairDark, seen))
  paint(s, trace('-0.84,-0.5 -0.7,-0.8 -0.34,-0.98 -0.3,-0.88 -0.6,-0.72 -0.74,-0.46'), h.hairLight, seen)
  both((side) => {
    paint(s, round(side * EYE, EYES + 0.02, 0.19, 0.17), h.white, seen)
    paint(s, round(side * EYE, EYES + 0.02, 0.115, 0.16), h.iris, seen)
  })
}

function girlLines(s: Sheet) {
  both((side) => {
    s.black(round(side * EYE, EYES + 0.03, 0.06, 0.085))
    paint(s, round(side * EYE - 0.05, EYES - 0.06, 0.042), '#FFFFFF')
    s.ink(bend([side * 0.15, EYES - 0.04], [side * 0.34, EYES - 0.29], [side * 0.57, EYES - 0.03]), 6, {
      in: 0.2,
      out: 0.1,
    })
    s.ink(trace(`${side * 0.2},-0.24 ${side * 0.38},-0.29 ${side * 0.56},-0.22`), 4)
    s.ink(trace(`${side * 0.36},1.12 ${side * 0.38},1.36 ${side * 0.46},1.54`), 4)
  })
  s.ink(trace(`0.03,${NOSE - 0.1} 0.06,${NOSE} -0.02,${NOSE + 0.02}`), 3.4)
  s.ink(bend([-0.19, MOUTH - 0.01], [0, MOUTH + 0.11], [0.19, MOUTH - 0.01]), 4.4)
  s.ink(outline, 5)
  hair(s, inked)
  s.ink([[-0.42, 1.2], ...back.slice(0, 4)], 5)
  s.ink([...back.slice(7), [0.42, 1.2]], 5)
  s.ink(cloth.slice(1, -1), 5)
}

export function girl(s: Sheet, at: Point, scale: number, tool: Tool = untouched) {
  const { pen } = s
  s.pen = pen * Math.min(1, Math.max(0.5, scale / 110))
  s.at(...at, { scale }, () => {
    girlColours(s, tool)
    girlLines(s)
  })
  s.pen = pen
}

/** Made smaller and nothing else: all edges run into each other. */
export function blurredGirl(s: Sheet, at: Point, scale: number, tool: Tool = untouched) {
  for (const [dx, dy, seen] of [
    [0, 0, 1],
    [0.16, 0.05, 0.5],
    [-0.14, -0.06, 0.4],
  ] as const)
    s.at(at[0] + dx * scale, at[1] + dy * scale, { scale }, () => girlColours(s, tool, seen))
}
