import { href } from 'react-router'
import { findCourseOf } from '#domains/catalogue/index.ts'
import type { Ask } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { idOf } from '#platform/ids.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { shut } from '../opened-by.ts'
import { isOfOneMoment, pastInCourse } from '../../past.ts'
import { turnsOfRight } from '../../rules.ts'
import { primeFacts } from '../../subjects.ts'
import type { LockedData, PrimePlayerData } from '../ui/player/player-data.ts'
import { askedTime } from '../ui/player/asked-time.ts'
import { personalOf, playable, whyLocked } from './read-personal.server.ts'

export type PrimePlayerPage =
  | { player: PrimePlayerData; locked?: undefined }
  | { locked: LockedData; player?: undefined }

/** A prime lesson with the course it belongs to; its right is that of its course. */
export async function readPrimePlayer(ask: Ask, id: string): Promise<PrimePlayerPage> {
  const primeId = idOf(id)
  const course = await findCourseOf(ask.house, 'prime', primeId)
  const row = orNotFound(course.primes.find((one) => one.id === primeId))
  const { film } = row
  const past = await pastInCourse(ask, course, { note: true })
  if (!(await isOfOneMoment(ask, past))) return readPrimePlayer(ask, id)
  const facts = primeFacts(row, course)
  const why = whyLocked(ask, facts, past)
  if (why === 'not-found') return notFound()
  const named = { id: course.id, title: course.title }
  if (why)
    return {
      locked: { why, title: row.title, poster: fileLink(film.posterKey), course: named, ...shut(ask, course) },
    }

  ask.pageTags.add(`course:${course.id}`)
  ask.pageTurns.push(...turnsOfRight([facts], ask.now))
  const base = href('/courses/:id', { id: String(course.id) })
  const prime = playable(ask, row, href('/prime_lessons/:id', { id: String(row.id) }), past, true)
  return {
    player: {
      ...(await personalOf(ask, course.primes, past)),
      materialsLocked: false,
      prime: {
        ...prime,
        isCompleted: past?.primes.has(row.id) ?? false,
        description: row.description,
        videoSteps: row.steps.toSorted((a, b) => a.startTime - b.startTime),
      },
      course_id: course.id,
      course: {
        ...named,
        supplementUrl: course.zip ? `${base}/supplement` : null,
        supplementPdfUrl: course.pdf ? `${base}/supplement_pdf` : null,
        isCompleted: past?.courseCompleted ?? false,
        isFavorited: past?.courseBookmarkedAt != null,
      },
      primes: course.primes.map((one) => ({
        id: one.id,
        title: one.title,
        duration: one.film.seconds,
        isCompleted: past?.primes.has(one.id) ?? false,
      })),
      video: { id: film.id, vimeoVideoId: film.vimeoId, currentTime: prime.currentTime },
      askedTime: askedTime(ask.url.searchParams.get('current_time'), film.seconds),
      from: ask.url.searchParams.get('from'),
    },
  }
}
