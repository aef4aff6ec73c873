import { drawExpression, type Expression } from '../figure/expression.ts'
import { onFace } from '../figure/face.ts'
import type { HeadLook } from '../figure/head-look.ts'
import type { Sheet } from '../sheet.ts'
import { between, skins } from '../tones.ts'

const blushes = ['#F2B3A4', '#EDA590', '#DF9678', '#C98760', '#9E6446', '#794A39']
type Skin = 0 | 1 | 2 | 3 | 4 | 5
const tinted = (skin: Skin, hair: string, iris: string): Partial<HeadLook> => ({
  ...{ skin: skins[skin], blush: blushes[skin]!, hair, iris, lit: true },
  ...{ hairLight: between(hair, '#FFF3DC', 0.42), irisDark: between(iris, '#1E2230', 0.6), mouth: '#94453D' },
})

/** People of all ages whom covers share out, each with the light on hair and face. */
export const cast = {
  girl: { ...tinted(1, '#5B3A34', '#7A4A34'), style: 'bob', lash: 2, tall: 1.2 },
  boy: { ...tinted(2, '#2F2C38', '#4A3A30'), style: 'short', lash: 0, tall: 1.05 },
  woman: { ...tinted(1, '#A8623A', '#3F7C6E'), style: 'long', lash: 3, tall: 1.1 },
  man: { ...tinted(3, '#3A2E33', '#5A4030'), style: 'short', lash: 0, tall: 0.9, jaw: 0.05 },
  singer: { ...tinted(5, '#33262C', '#6B4226'), style: 'curly', lash: 2, tall: 1.1 },
  blond: { ...tinted(0, '#E7B95A', '#3F7FB0'), style: 'spiky', lash: 0, tall: 1.05 },
  red: { ...tinted(0, '#C9553A', '#4E8A5A'), style: 'braid', lash: 2, tall: 1.15 },
  child: { ...tinted(2, '#7A4A2E', '#5A3A28'), style: 'twin', lash: 1, tall: 1.35, jaw: -0.04 },
  teen: { ...tinted(4, '#40304A', '#4A3326'), style: 'ponytail', lash: 2, tall: 1.1 },
  granny: { ...tinted(1, '#DCDCE4', '#5F7086'), style: 'bun', lash: 0, tall: 0.86, glasses: 'round' },
  grandpa: { ...tinted(2, '#C9CDD6', '#5A5148'), style: 'slick', lash: 0, tall: 0.8, jaw: 0.04, beard: true },
  poet: { ...tinted(3, '#5E6FA8', '#6A4FA0'), style: 'long', lash: 1, tall: 1.05 },
} satisfies Record<string, Partial<HeadLook>>

/** A face that has lived: lines beside mouth and eyes, under a feeling. */
export const aged = (face: Expression) => (s: Sheet, look: HeadLook) => {
  drawExpression(face)(s, look)
  const to = onFace(look)
  const line = { colour: between(look.skin, '#5A2F3A', 0.6), in: 0.3, out: 0.5 }
  for (const side of [-1, 1]) {
    s.ink([to(side * 0.2, 0.58), to(side * 0.34, 0.68), to(side * 0.37, 0.8)], 2.8, line)
    s.ink([to(side * 0.76, 0.24), to(side * 0.88, 0.2)], 2.4, line)
    s.ink([to(side * 0.75, 0.3), to(side * 0.87, 0.32)], 2.4, line)
    s.ink([to(side * 0.26, 0.42), to(side * 0.42, 0.46), to(side * 0.58, 0.42)], 2.2, line)
  }
  s.ink([to(-0.28, -0.42), to(0, -0.45), to(0.28, -0.42)], 2.2, line)
}
