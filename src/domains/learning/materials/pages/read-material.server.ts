import type { Ask } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { idOf } from '#platform/ids.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import type { Slide } from '#ui/slide-viewer.tsx'
import { findCourseToPlay, findPrimesToPlay, type FilmRow } from '../../watching/queries/player.ts'
import { findChapter, findPrimeLesson } from '../../subjects.ts'
import type { Watchable } from '../../rules.ts'
import { watchRight } from '../../watch-right.ts'
import { debtorOf } from '../../audience-of.ts'
import type { LockedData } from '../../watching/ui/player/player-data.ts'

type Material = { title: string; slide: Slide | null; locked: LockedData | null }

export async function readChapterMaterial(ask: Ask, id: string): Promise<Material> {
  const chapter = await findChapter(ask.house, idOf(id))
  const course = await findCourseToPlay(ask.house, chapter.courseId)
  const films = course.lessons.flatMap(({ chapters }) => chapters)
  return material(
    ask,
    chapter,
    course,
    films.find((film) => film.id === chapter.chapterId),
    `/daily_lesson_chapters/${chapter.chapterId}`,
  )
}

export async function readPrimeMaterial(ask: Ask, id: string): Promise<Material> {
  const prime = await findPrimeLesson(ask.house, idOf(id))
  const course = await findPrimesToPlay(ask.house, prime.courseId)
  return material(
    ask,
    prime,
    course,
    course.primes.find((film) => film.id === prime.primeLessonId),
    `/prime_lessons/${prime.primeLessonId}`,
  )
}

async function material(
  ask: Ask,
  it: Watchable,
  { id, title }: { id: number; title: string },
  found: FilmRow | undefined,
  base: string,
): Promise<Material> {
  const film = orNotFound(found)
  const why = await watchRight(ask, it)
  if (why === 'not-found') return notFound()
  if (why)
    return {
      title: film.title,
      slide: null,
      locked: { why, title: film.title, poster: fileLink(film.poster), course: { id, title }, debtor: debtorOf(ask) },
    }
  return {
    title: film.title,
    slide: film.slidePages > 0 ? { url: `${base}/slides`, totalPages: film.slidePages } : null,
    locked: null,
  }
}
