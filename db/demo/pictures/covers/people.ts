import type { Palette } from '../../poses/draw.ts'
import { peopleIn } from '../../poses/pose-svg.ts'
import { named, person, type Scene } from '../../poses/scenes.ts'
import type { Actor, CoverScene } from './scenes.ts'
import { dice } from '../dice.ts'
import type { Tones } from '../tones.ts'

const alone = { gender: 'neutral', pose: 'standing', layout: 'front', cloth: 'casual', number: 'one' } as const
/** Clip paths and outlines carry numbers; those of people begin where no drawing's reach. */
const [FIRST, EACH] = [10_000, 1_000]

/** Who is on a cover, in the colours of its tab, as SVG to lie above what stands behind them. */
export function peopleOnCover({ actors = [] }: CoverScene, tones: Tones, seed: number): string {
  const roll = dice(seed, 'people')
  const clothes = [tones.mid, tones.deep, tones.accent, tones.soft]
  const shift = roll.int(0, 3)
  return actors
    .map((actor, i) => actorSvg(actor, coloursOf(actor, clothes, tones, shift + whoIs(actors, i)), seed, i))
    .join('')
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
