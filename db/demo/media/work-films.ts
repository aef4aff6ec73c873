import type { DemoCourse } from '../catalogue/shape.ts'
import { isWork } from '../catalogue/works.ts'
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
    'one-point-drill',
  ],
])
const secondsOf = (course: DemoCourse) => (brisk.has(course.key.replace(/-work$/, '')) ? 120 : 240)

/** Every course's picture can be filmed; which ones are, `lengths.json` says. */
export const workPlayings = (courses: readonly DemoCourse[]): Playing[] =>
  courses
    .filter(isWork)
    .map((course) => ofWork({ ...course, seed: course.coverSeed, scene: coverScenes[course.key] }, secondsOf(course)))
