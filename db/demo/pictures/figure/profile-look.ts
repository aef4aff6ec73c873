import { trace } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

export type ProfileHair = 'short' | 'bob' | 'long' | 'bun' | 'pony' | 'bald' | 'spiky' | 'curly'
/** A head from the side, facing left: how far nose, lips, chin and brow stand out, and how the nose's back bends. */
export type ProfileLook = {
  nose: number
  bridge: number
  up: number
  lips: number
  chin: number
  brow: number
  /** 0 young … 1 old */
  age: number
  mood: 'calm' | 'smile' | 'talk'
  style: ProfileHair
  hair: string
  hairLight: string
  hairDark: string
  skin: string
  blush: string
  lip: string
  iris: string
  cloth: string
  clothDark: string
  lash: boolean
  beard: boolean
  body: boolean
  /** what this head wears in place of a cut: what hangs behind it, and what lies on it */
  own?: { behind: (s: Sheet) => void; before: (s: Sheet) => void }
}

/** The ear lies above short or combed hair. */
export function drawSideEar(s: Sheet, look: ProfileLook) {
  const ear = trace('0.1,0.02 0.2,-0.06 0.33,-0.02 0.37,0.14 0.3,0.3 0.24,0.44 0.14,0.48 0.09,0.38')
  s.solid(ear, look.skin, 4.6)
  s.ink(trace('0.14,0.06 0.24,0.02 0.29,0.12 0.24,0.26'), 2.8)
  s.ink(trace('0.16,0.18 0.2,0.24 0.16,0.32'), 2.6)
}
