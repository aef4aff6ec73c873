import type { DemoCourse } from '../catalogue/shape.ts'
import { drawsItsOwn, isWork } from '../catalogue/works.ts'
import { coverScenes } from '../pictures/index.ts'
import { ofWork, type Playing } from '../pictures/playings.ts'

/** Works that are drawn as briskly as an exercise: their motif has films of its own, which their theme's other courses show. */
const brisk = new Set([
  ...['first-face', 'first-chibi', 'eyes', 'expression', 'profile', 'hair-flow', 'hand', 'hand-acting', 'gesture'],
  ...[
    'folds',
    'clouds',
    'four-panel',
    'panels',
    'balloons',
    'effect-lines',
    'special-two-teachers',
    'special-start-point',
  ],
])
const secondsOf = (course: DemoCourse) => (isWork(course) && !brisk.has(course.key.replace(/-work$/, '')) ? 240 : 120)

/** Every course's picture can be filmed; which ones are, `lengths.ts` says. A work takes longer than an exercise. */
export const workPlayings = (courses: readonly DemoCourse[]): Playing[] =>
  courses
    .filter(drawsItsOwn)
    .map((course) => ofWork({ ...course, seed: course.coverSeed, scene: coverScenes[course.key] }, secondsOf(course)))
