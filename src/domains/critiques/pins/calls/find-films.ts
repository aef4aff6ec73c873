import { actorOf, type CallAsk } from '#platform/ask.ts'
import { notFound } from '#platform/refusal.ts'
import { searchFilms } from '../films.ts'

const LONGEST = 100
const PER_TEACHER = { name: 'pin-films', points: 120, seconds: 60 }

/** Teachers look for the lesson that shows what a pin asks for. */
export default async function (ask: CallAsk) {
  const { house, member, now, query } = actorOf(ask)
  if (member.teacherId === null) return notFound()
  await house.limits.take(PER_TEACHER, String(member.id))
  const words = (query.get('q') ?? '').trim().slice(0, LONGEST)
  return { courses: words === '' ? [] : await searchFilms(house, words, now) }
}
