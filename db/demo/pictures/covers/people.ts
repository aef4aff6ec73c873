import type { Palette } from '../../poses/draw.ts'
import { peopleIn } from '../../poses/pose-svg.ts'
import { named, person, type Scene } from '../../poses/scenes.ts'
import type { Actor, CoverScene, ShownHand } from './scenes.ts'
import { dice } from '../dice.ts'
import type { Tones } from '../tones.ts'

const alone = { gender: 'neutral', pose: 'standing', layout: 'front', cloth: 'casual', number: 'one' } as const
/** Clip paths and outlines carry numbers; those of people begin where no drawing's reach. */
const [FIRST, EACH] = [10_000, 1_000]

/** Who is on a cover, in the colours of its tab, as SVG to lie above what stands behind them. */
export function peopleOnCover({ actors = [], hands = [] }: CoverScene, tones: Tones, seed: number): string {
  const roll = dice(seed, 'people')
  const clothes = [tones.mid, tones.deep, tones.accent, tones.soft]
  const shift = roll.int(0, 3)
  return [
    ...actors.map((actor, i) => actorSvg(actor, coloursOf(actor, clothes, tones, shift + whoIs(actors, i)), seed, i)),
    ...hands.map((hand, i) => handSvg(hand, tones, actors.length + i)),
  ].join('')
}

/** Who is shown from several sides wears the same on each. */
const whoIs = (actors: readonly Actor[], index: number) => {
  const { pose, cloth, build } = actors[index]!
  return actors.findIndex((one) => one.pose === pose && one.cloth === cloth && one.build === build)
}

function coloursOf({ cloth }: Actor, clothes: readonly string[], tones: Tones, at: number): Partial<Palette> {
  if (cloth === 'base') return { dark: tones.dark }
  const top = clothes[at % clothes.length]!
  return { top, bottom: tones.dark, extra: tones.accent, dark: tones.dark, shoe: tones.paper, prop: tones.paper }
}

function actorSvg(actor: Actor, colours: Partial<Palette>, seed: number, index: number): string {
  const { pose, cloth, build, around, above = 6, x, y, height } = actor
  const who = person(named(pose), build, cloth, dice(seed, `${pose}/${cloth}/${build}`))
  const scene: Scene = { ...alone, around, above, far: 2.8, people: [who], hands: [] }
  return peopleIn(scene, { x, y: y + height * 0.045, height, colours, from: FIRST + EACH * index })
}

function handSvg({ hand, x, y, height, turn, side }: ShownHand, tones: Tones, index: number): string {
  const scene: Scene = {
    ...alone,
    ...{ pose: 'hands', around: 0, above: 6, far: 1.2, people: [] },
    hands: [{ shape: hand, build: side > 0 ? 'woman' : 'man', side, turn: [4, side * 10, 0], at: [0, 0] }],
  }
  const colours = { skin: tones.skin, inner: tones.skin, top: tones.deep }
  const svg = peopleIn(scene, { x, y, height, colours, from: FIRST + EACH * index })
  return turn === 0 ? svg : `<g transform="rotate(${turn} ${x} ${y - height / 2})">${svg}</g>`
}
