import { eyeFilms } from './first-face-eyes.ts'
import { lineFilms } from './first-face-lines.ts'
import { noseFilms } from './first-face-nose.ts'
import { outlineFilms } from './first-face-outline.ts'
import { wholeFilms } from './first-face-whole.ts'
import type { StepFilm } from './steps.ts'

/** The films that belong to one chapter each. */
export const stepFilms: readonly StepFilm[] = [...lineFilms, ...eyeFilms, ...noseFilms, ...outlineFilms, ...wholeFilms]
