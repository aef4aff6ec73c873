import { captionsOf } from './captions.ts'
import { framesOf, pacesOf, posterOf } from './film.ts'
import { postersOf, type Reel, reels } from './reels.ts'
import { stepFilms } from './step-films/index.ts'
import { RATE, stepCaptions, stepFrames, stepPaces, stepPoster } from './step-films/play.ts'
import type { StepFilm } from './step-films/steps.ts'

/** How small a film is made: the fewer key frames, the smaller, and the longer it takes to find a place in it. */
type Coding = { preset: 'slow' | 'veryslow'; crf: number; keyEvery: number; sound: string }

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
  posters: { file: string; svg: () => string }[]
}

/** Dots of a tone cost most of all. */
const toned = 'screentone-finish'
const codingOf = ({ name, seconds }: Reel): Coding => ({
  ...{ preset: 'slow', crf: name === toned ? 45 : 41, sound: '-b:a 6k' },
  keyEvery: name === toned ? 30 : seconds > 100 ? 8 : 5,
})

const ofReel = (reel: Reel): Playing => ({
  ...reel,
  coding: codingOf(reel),
  frames: () => framesOf(reel),
  paces: () => pacesOf(reel),
  captions: () => captionsOf(reel),
  posters: postersOf(reel).map(({ file, coloured }) => ({ file, svg: () => posterOf(reel, coloured) })),
})

const ofSteps = (film: StepFilm): Playing => ({
  ...{ name: film.name, seconds: film.seconds, hls: film.hls, rate: RATE, seed: film.seed ?? film.seconds },
  // The long ones are made smaller, so that all films together stay small.
  coding: {
    preset: 'veryslow',
    crf: film.seconds < 60 ? 38 : 42,
    keyEvery: film.hls ? 6 : 20,
    sound: '-aac_coder fast -q:a 0.1',
  },
  frames: () => stepFrames(film),
  paces: () => stepPaces(film),
  captions: () => stepCaptions(film),
  posters: [{ file: `${film.name}.avif`, svg: () => stepPoster(film) }],
})

export const playings: readonly Playing[] = [...reels.map(ofReel), ...stepFilms.map(ofSteps)]
