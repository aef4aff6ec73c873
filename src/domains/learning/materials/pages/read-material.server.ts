import { type Course, findCourseOf } from '#domains/catalogue/index.ts'
import type { Ask } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { idOf } from '#platform/ids.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import type { Slide } from '#ui/slide-viewer.tsx'
import { shut } from '../../watching/opened-by.ts'
import { chaptersOf } from '../../past.ts'
import { turnsOfRight, type Watchable } from '../../rules.ts'
import { chapterFacts, primeFacts } from '../../subjects.ts'
import { watchRight } from '../../watch-right.ts'
import type { Played } from '../../watching/pages/read-personal.server.ts'
import type { LockedData } from '../../watching/ui/player/player-data.ts'

type Material = { title: string; slide: Slide | null; locked: LockedData | null }

export async function readChapterMaterial(ask: Ask, id: string): Promise<Material> {
  const course = await findCourseOf(ask.house, 'chapter', idOf(id))
  const chapter = orNotFound(chaptersOf(course.lessons).find((one) => one.id === Number(id)))
  return material(ask, chapterFacts(course, chapter.id), course, chapter, `/daily_lesson_chapters/${chapter.id}`)
}

export async function readPrimeMaterial(ask: Ask, id: string): Promise<Material> {
  const course = await findCourseOf(ask.house, 'prime', idOf(id))
  const prime = orNotFound(course.primes.find((one) => one.id === Number(id)))
  return material(ask, primeFacts(prime, course), course, prime, `/prime_lessons/${prime.id}`)
}

async function material(ask: Ask, it: Watchable, course: Course, played: Played, base: string): Promise<Material> {
  const { id, title } = course
  ask.pageTags.add(`course:${id}`)
  ask.pageTurns.push(...turnsOfRight([it], ask.now))
  const why = await watchRight(ask, it)
  if (why === 'not-found') return notFound()
  if (why) {
    const poster = fileLink(played.film.posterKey)
    return {
      title: played.title,
      slide: null,
      locked: { why, title: played.title, poster, course: { id, title }, ...shut(ask, course) },
    }
  }
  return {
    title: played.title,
    slide: played.slidePages > 0 ? { url: `${base}/slides`, totalPages: played.slidePages } : null,
    locked: null,
  }
}
