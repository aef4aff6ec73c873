import type { DemoCourse } from '../catalogue/shape.ts'
import { drawsItsOwn, isWork } from '../catalogue/works.ts'
import { coverScenes } from '../pictures/index.ts'
import { ofWork, type Playing } from '../pictures/playings.ts'

/** Every course's picture can be filmed; which ones are, `lengths.ts` says. A work takes longer than an exercise. */
export const workPlayings = (courses: readonly DemoCourse[]): Playing[] =>
  courses
    .filter(drawsItsOwn)
    .map((course) =>
      ofWork({ ...course, seed: course.coverSeed, scene: coverScenes[course.key] }, isWork(course) ? 240 : 120),
    )
