import { coverPicture, type Cover } from './covers/svg.ts'
import { framesOf, pacesOf } from './film.ts'
import { stepFilms } from './step-films/index.ts'
import { rateOf, stepCaptions, stepFrames, stepPaces } from './step-films/play.ts'
import type { StepFilm } from './step-films/steps.ts'
import { workSteps } from './step-films/works.ts'
import { WORK_RATE, workGrowth } from './work-film.ts'

/** How small a film is made: the fewer key frames, the smaller, and the longer it takes to find a place in it. */
type Coding = { crf: number; keyEvery: number; sound: string; preset?: string; qcomp?: number; zones?: string }

/** A film as it is rendered, whatever it is made of. */
export type Playing = {
  name: string
  seed: number
  seconds: number
  rate: number
  hls?: true
  coding: Coding
  frames: () => AsyncGenerator<Buffer>
  paces: () => number[]
  captions: () => string | null
}

/** What goes wrong and what mends it is looked at longest. */
const LAST_SHEET = ':zones=110,240,b=1.1'
const SOUND = '-aac_coder fast -q:a 0.03'
const ofSteps = (film: StepFilm): Playing => ({
  ...{ name: film.name, seconds: film.seconds, hls: film.hls, rate: rateOf(film), seed: film.seed ?? film.seconds },
  coding: {
    ...{ crf: film.thrifty ? 47 : film.busy ? 46 : 43, keyEvery: film.hls ? 6 : 120, sound: SOUND },
    ...(film.thrifty && { preset: 'slow', qcomp: 0.8, zones: LAST_SHEET }),
  },
  frames: () => stepFrames(film),
  paces: () => stepPaces(film),
  captions: () => stepCaptions(film),
})

/** Crowds, rain and leaves have most edges of all. */
const busy = new Set(
  [
    ...['flowers', 'three-point', 'townscape', 'line-art', 'interior', 'cel-paint', 'night-street', 'animals', 'trees'],
    ...['brushes', 'costume', 'plot', 'two-point', 'two-people', 'rocks-ground', 'screentone', 'water', 'limbs'],
  ].map((theme) => `${theme}-work`),
)

/** A course's picture, as its lessons bring it to its cover. */
export const ofWork = (course: Cover & { key: string }, seconds: number): Playing => {
  const growth = () => workGrowth(coverPicture(course), seconds)
  const steps = workSteps.get(course.key)
  return {
    ...{ name: course.key, seed: course.seed, seconds, rate: steps ? rateOf(steps) : WORK_RATE },
    coding: {
      crf: busy.has(course.key) ? 51 : 49,
      keyEvery: 120,
      sound: '-aac_coder fast -q:a 0.025',
    },
    frames: () => (steps ? stepFrames(steps) : framesOf(growth())),
    paces: () => (steps ? stepPaces(steps) : pacesOf(growth())),
    captions: () => null,
  }
}

export const playings: readonly Playing[] = stepFilms.map(ofSteps)
