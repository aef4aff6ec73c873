import type { Film, Step } from './queries.ts'

/** A second of a course: in which film, how many saw it, how many left it there and came no further. */
export type Second = { film: number; at: number; seen: number; left: number }

/** All seconds of the films one after the other, from the places where something changes. */
export function secondsOf(films: readonly Film[], steps: readonly Step[]): Second[] {
  const byFilm = Map.groupBy(steps, ({ chapterId }) => chapterId)
  return films.flatMap(({ chapterId, seconds }, film) => {
    const length = Math.max(1, Math.ceil(seconds))
    const moves = new Map<number, { seen: number; left: number }>()
    const move = (at: number, last: number, by: { seen?: number; left?: number }) => {
      const second = Math.min(Math.max(0, at), last)
      const { seen, left } = moves.get(second) ?? { seen: 0, left: 0 }
      moves.set(second, { seen: seen + (by.seen ?? 0), left: left + (by.left ?? 0) })
    }
    for (const { at, seen, left } of byFilm.get(chapterId) ?? []) {
      move(at, length, { seen })
      // Who stayed away at the very end did so in its last second.
      move(at, length - 1, { left })
    }
    let watching = 0
    return Array.from({ length }, (_, at) => {
      const { seen = 0, left = 0 } = moves.get(at) ?? {}
      watching += seen
      return { film, at, seen: watching, left }
    })
  })
}

export type Point = { share: number; left: number }

/** As many points as can be drawn: the mean of the seconds of each, and all who left in them. */
export function pointsOf(seconds: readonly Second[], learners: number, most = 320): Point[] {
  const step = Math.max(1, Math.ceil(seconds.length / most))
  return Array.from({ length: Math.ceil(seconds.length / step) }, (_, index) => {
    const part = seconds.slice(index * step, (index + 1) * step)
    const sum = (of: (one: Second) => number) => part.reduce((all, one) => all + of(one), 0)
    return { share: learners > 0 ? sum(({ seen }) => seen) / part.length / learners : 0, left: sum(({ left }) => left) }
  })
}
