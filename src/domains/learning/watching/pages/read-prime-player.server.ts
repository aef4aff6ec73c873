import { href } from 'react-router'
import type { Ask } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { idOf } from '#platform/ids.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { findPrimesToPlay } from '../queries/player.ts'
import { findPrimeLesson } from '../../subjects.ts'
import { whyCannotWatch } from '../../rules.ts'
import { debtorOf } from '../../audience-of.ts'
import type { LockedData, PrimePlayerData } from '../ui/player/player-data.ts'
import { pastOf, personalOf, playable } from './read-personal.server.ts'

export type PrimePlayerPage =
  | { player: PrimePlayerData; locked?: undefined }
  | { locked: LockedData; player?: undefined }

/** A prime lesson with the course it belongs to; its right is that of its course. */
export async function readPrimePlayer(ask: Ask, id: string): Promise<PrimePlayerPage> {
  const facts = await findPrimeLesson(ask.house, idOf(id))
  const course = await findPrimesToPlay(ask.house, facts.courseId)
  const row = orNotFound(course.primes.find((one) => one.id === facts.primeLessonId))
  const primeIds = course.primes.map((one) => one.id)
  const past = await pastOf(ask, { films: course.primes, primeIds, courseIds: [course.id] })
  const why = whyCannotWatch(facts, ask.member, past?.bought.includes(course.id) ?? false, ask.now)
  if (why === 'not-found') return notFound()
  const named = { id: course.id, title: course.title }
  if (why)
    return {
      locked: { why, title: row.title, poster: fileLink(row.poster), course: named, debtor: debtorOf(ask) },
    }

  ask.pageTags.add(`course:${course.id}`)
  const completed = past?.primes ?? []
  const base = href('/courses/:id', { id: String(course.id) })
  const prime = playable(ask, row, href('/prime_lessons/:id', { id: String(row.id) }), past, true, completed)
  return {
    player: {
      ...(await personalOf(ask, course.primes, past)),
      materialsLocked: false,
      prime: { ...prime, description: row.description, videoSteps: row.steps },
      course_id: course.id,
      course: {
        ...named,
        supplementUrl: course.zip ? `${base}/supplement` : null,
        supplementPdfUrl: course.pdf ? `${base}/supplement_pdf` : null,
        isCompleted: past?.courseCompleted ?? false,
        isFavorited: past?.courseFavorited ?? false,
      },
      primes: course.primes.map((one) => ({
        id: one.id,
        title: one.title,
        duration: one.seconds,
        isCompleted: completed.includes(one.id),
      })),
      video: { id: row.video, vimeoVideoId: row.vimeo, currentTime: prime.currentTime },
      askedTime: askedTime(ask.url.searchParams.get('current_time'), row.seconds),
      from: ask.url.searchParams.get('from'),
    },
  }
}

/** The second in the address, unless it is none of this film. */
function askedTime(text: string | null, duration: number): number | null {
  const seconds = text && /^\d+(\.\d+)?$/.test(text) ? Number(text) : null
  return seconds !== null && seconds < duration ? seconds : null
}
