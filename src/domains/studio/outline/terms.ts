/** What a course is made of, as its editors see it; `seconds` is null as long as the film is missing. */
export type OutlineChapter = { id: number; title: string; seconds: number | null }
export type OutlineLesson = { id: number; title: string; shown: boolean; isFree: boolean; chapters: OutlineChapter[] }
export type OutlinePrime = { id: number; title: string; seconds: number | null; steps: number }
export type Outline = { lessons: OutlineLesson[]; primes: OutlinePrime[] }

/** What of a course can be added, moved and removed, and what it stands in. */
export const pieces = ['lesson', 'chapter', 'prime', 'step', 'point'] as const
export type Piece = (typeof pieces)[number]

/** So many of a kind stand in one thing at most. */
export const mostOf: Record<Piece, number> = { lesson: 200, chapter: 300, prime: 100, step: 100, point: 50 }

/** What learners did with something, before it is removed. */
export type Use = { watchers: number; ticks: number; notes: number; logs: number; others: number }
