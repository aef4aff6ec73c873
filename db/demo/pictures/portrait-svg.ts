import { dice } from './dice.ts'
import { drawingSvg } from './drawing-svg.ts'
import { drawHead } from './figure/head.ts'
import { type HeadLook, hairStyles, someHead } from './figure/head-look.ts'
import { ellipse } from './geometry.ts'
import { Sheet } from './sheet.ts'
import { PAPER, skins, type Tab, type Tones, tonesOf } from './tones.ts'

const grounds: readonly Tab[] = ['character', 'background', 'other', 'character', 'background']
const hairs: readonly (readonly [string, string, string])[] = [
  ['#2B2A33', '#565765', '#1C1C25'],
  ['#4A3630', '#7A5C4E', '#33241F'],
  ['#6E4B34', '#9B7152', '#4D3323'],
  ['#8A5A3B', '#B58560', '#643E27'],
  ['#3A3F55', '#646B86', '#272B3D'],
  ['#9A9AA2', '#C4C4CA', '#77777F'],
  ['#B98A4C', '#DDB77E', '#8F6733'],
  ['#7A3F38', '#A8655B', '#562A25'],
]

const hairNames = ['black', 'brown', 'chestnut', 'auburn', 'blue', 'grey', 'fair', 'red'] as const
/** What is known of somebody; the rest is chance. */
export type Face = Partial<Pick<HeadLook, 'style' | 'glasses' | 'beard'>> & {
  hair?: (typeof hairNames)[number]
  man?: true
}

/** A friendly bust for a teacher or a member, 480×480. */
export function portraitSvg({ seed, face = {} }: { seed: number; face?: Face }): string {
  const roll = dice(seed, 'portrait')
  const tones = tonesOf(grounds[Math.abs(seed) % grounds.length] as Tab, roll)
  const s = new Sheet(480, 480, tones, roll)
  s.flat(
    [
      [-370, -370],
      [370, -370],
      [370, 370],
      [-370, 370],
    ],
    roll.pick([tones.pale, tones.soft, tones.accent, tones.mid]),
    { corners: true, still: true },
  )
  if (roll.chance(0.6))
    s.flat(ellipse(roll.range(-60, 60), 10, 280, 280), roll.pick([tones.paper, tones.soft, tones.pale]))
  const look = known(person(seed, tones, roll), face)
  s.pen = 1.3
  s.at(
    roll.range(-14, 14),
    roll.range(-64, -44),
    { scale: roll.range(168, 186), rotate: roll.range(-0.07, 0.07) },
    () => drawHead(s, look),
  )
  return drawingSvg({ width: 480, height: 480, paper: PAPER, marks: s.marks, clips: s.clips, seed })
}

function known(look: HeadLook, { hair, man, ...face }: Face): HeadLook {
  const [own, hairLight, hairDark] = hair ? hairs[hairNames.indexOf(hair)]! : [look.hair, look.hairLight, look.hairDark]
  const manly = man ? { lash: 0, tall: Math.min(look.tall, 0.74), jaw: look.jaw * 1.08 } : {}
  return { ...look, ...{ hair: own, hairLight, hairDark }, ...manly, ...face }
}

function person(seed: number, tones: Tones, roll: ReturnType<typeof dice>): HeadLook {
  const [hair, hairLight, hairDark] = roll.pick(hairs)
  const skin = roll.int(0, 3)
  const style = hairStyles[(Math.abs(seed) * 7 + roll.int(0, 1)) % hairStyles.length] ?? 'bob'
  return {
    ...someHead(roll, tones),
    style,
    yaw: roll.range(0.1, 0.55) * roll.sign(),
    pitch: roll.range(-0.1, 0.12),
    mood: roll.pick(['smile', 'calm', 'smile', 'laugh', 'smirk'] as const),
    hair,
    hairLight,
    hairDark,
    skin: skins[skin] as string,
    blush: ['#EDB5A2', '#E6A68F', '#DB967A', '#C78762'][skin] as string,
    iris: roll.pick(['#6B4A3A', '#4C5A6B', '#5A6B4C', hairDark]),
    irisDark: '#2A2530',
    tall: roll.range(0.78, 1),
    lash: roll.int(0, 2),
    glasses: roll.pick(['none', 'none', 'none', 'round', 'square'] as const),
    guides: false,
    beard: (style === 'spiky' || style === 'slick' || style === 'short') && roll.chance(0.4),
  }
}
