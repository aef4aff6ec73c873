import type { Ask, Member } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { deviceOf } from '../device.ts'
import { makePlaybackId } from '../playback-id.ts'
import { readPast, type FilmRow, type LessonRow, type Past } from '../queries/player.ts'
import type { Window } from '#domains/catalogue/index.ts'
import { findCourse } from '../../subjects.ts'
import { whyCannotWatch, type WatchRefusal } from '../../rules.ts'
import { watchedRatio } from '../../watched.ts'
import type { Chapter, DailyLesson, Media, Personal } from '../ui/player/player-data.ts'
import { audienceOf } from '../../audience-of.ts'

type Shown = {
  films: FilmRow[]
  chapterIds?: number[]
  lessonIds?: number[]
  primeIds?: number[]
  courseIds: number[]
  curriculumId?: number | null
}

/** What this learner did with what is shown; null for a visitor, who costs no statement. */
export async function pastOf({ house, member }: Ask, it: Shown): Promise<Past | null> {
  if (!member) return null
  const { films, chapterIds = [], lessonIds = [], primeIds = [], courseIds, curriculumId = null } = it
  const rows = await readPast(house.pool, [
    member.id,
    films.map(({ video }) => video),
    chapterIds,
    lessonIds,
    primeIds,
    courseIds,
    courseIds[0] ?? null,
    curriculumId,
  ])
  return rows[0]!
}

/** The newest place of these films, when it was left on another kind of device. */
export function elsewhereOf(ask: Ask, films: FilmRow[], past: Past | null): Personal['elsewhere'] {
  const newest = past?.watched.toSorted((a, b) => b.at.localeCompare(a.at))[0]
  if (!newest?.device || newest.device === deviceOf(ask.agent) || newest.place <= 0) return null
  const film = films.find(({ video }) => video === newest.video)
  return film ? { id: film.id, title: film.title, seconds: newest.place, device: newest.device, at: newest.at } : null
}

export async function personalOf(ask: Ask, films: FilmRow[], past: Past | null): Promise<Personal> {
  const { member, house, now } = ask
  return {
    user: member && { id: member.id, email: member.email },
    audience: await audienceOf(ask),
    note: member ? (past?.note ?? { content: '', version: 0, savedAt: null }) : null,
    playbackId: member && makePlaybackId(house.settings.secret, member.id, now),
    singleKeysOff: member?.singleKeysOff ?? false,
    elsewhere: elsewhereOf(ask, films, past),
  }
}

const date = (text: string | null) => (text === null ? null : new Date(text))
const window = ({ openedAt, closedAt }: { openedAt: string | null; closedAt: string | null }): Window => ({
  openedAt: date(openedAt),
  closedAt: date(closedAt),
})

export function whyLocked(lesson: LessonRow, member: Member | null, past: Past | null, now: Date): WatchRefusal | null {
  const facts = {
    courseId: lesson.courseId,
    published: true,
    isFree: lesson.isFree,
    course: window(lesson.course),
    subscription: lesson.subscription && window(lesson.subscription),
    steps: lesson.curriculums.map((one) => ({ stepId: 0, curriculumId: 0, window: window(one) })),
  }
  return whyCannotWatch(facts, member, past?.bought.includes(lesson.courseId) ?? false, now)
}

/** Whether a course is open to this person as a whole, with its note and materials. */
export async function hasWhole(ask: Ask, courseId: number, past: Past | null): Promise<boolean> {
  const facts = await findCourse(ask.house, courseId)
  return whyCannotWatch(facts, ask.member, past?.bought.includes(courseId) ?? false, ask.now) === null
}

/** The provider's player of one film, bare of its own controls; an unlisted film's id carries its key behind a slash. */
function frameOf(vimeoId: string): string {
  const [id, key] = vimeoId.split('/')
  const hidden = 'controls=0&keyboard=0&playsinline=1&dnt=1'
  return `https://player.vimeo.com/video/${id}?${hidden}${key ? `&h=${key}` : ''}`
}

/** A chapter or prime lesson as its player shows it, with addresses only for who may watch. */
export function playable(
  ask: Ask,
  row: FilmRow,
  base: string,
  past: Past | null,
  open: boolean,
  completed: readonly number[],
) {
  const own = past?.watched.find(({ video }) => video === row.video)
  const local = row.provider === 'local'
  const media: Media = {
    film: local && row.mp4 ? `${base}/film` : null,
    stream: local && row.hls ? `${base}/stream/${row.hls}` : null,
    subtitles: row.subtitles ? `${base}/subtitles` : null,
    frame: ask.house.settings.videoProvider === 'vimeo' && row.vimeo ? frameOf(row.vimeo) : null,
  }
  return {
    id: row.id,
    title: row.title,
    videoId: open ? (row.vimeo ?? String(row.video)) : null,
    duration: row.seconds,
    poster: fileLink(row.poster),
    slide: open && row.slidePages > 0 ? { url: `${base}/slides`, totalPages: row.slidePages } : null,
    media: open ? media : null,
    currentTime: own?.place ?? 0,
    watchedRatio: own ? watchedRatio(own.seenMs, row.seconds * 1000) : 0,
    isCompleted: completed.includes(row.id),
  }
}

export function lessonsOf(rows: LessonRow[], ask: Ask, past: Past | null): DailyLesson[] {
  return rows.map((row) => {
    const locked = whyLocked(row, ask.member, past, ask.now)
    const chapters: Chapter[] = row.chapters.map((chapter) => ({
      ...playable(ask, chapter, `/daily_lesson_chapters/${chapter.id}`, past, locked === null, past?.ticked ?? []),
      dayIndex: row.dayIndex,
      startPoint: chapter.startPoint,
    }))
    return {
      id: row.id,
      courseId: row.courseId,
      dayIndex: row.dayIndex,
      title: row.title,
      description: row.description,
      trainingTitle: row.trainingTitle,
      checkPoints: row.checkPoints.map(({ id, description, thumbnailKey }) => ({
        id,
        description,
        thumbnailUrl: fileLink(thumbnailKey),
      })),
      chapters,
      isCompleted:
        Boolean(past?.lessons.includes(row.id)) ||
        (chapters.length > 0 && chapters.every(({ isCompleted }) => isCompleted)),
      favoriteId: past?.bookmarks[row.id] ?? null,
      locked,
    }
  })
}
