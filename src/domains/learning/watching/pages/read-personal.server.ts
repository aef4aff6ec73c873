import { posix } from 'node:path'
import type { Film, Lesson } from '#domains/catalogue/index.ts'
import type { Ask } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { audienceOf } from '../../audience-of.ts'
import { isDone, type Past } from '../../past.ts'
import { type Watchable, whyCannotWatch, type WatchRefusal } from '../../rules.ts'
import { lessonFacts } from '../../subjects.ts'
import { filmWordOf } from '../../terms.ts'
import { watchedRatio } from '../../watched.ts'
import { deviceOf } from '../device.ts'
import { makePlaybackId } from '../playback-id.ts'
import type { Chapter, DailyLesson, Media, Personal } from '../ui/player/player-data.ts'

/** A chapter or a prime lesson: something with a film. */
export type Played = { id: number; title: string; slidePages: number; film: Film }

/** The newest place of what is shown, when it was left on another kind of device. */
function elsewhereOf(ask: Ask, shown: readonly Played[], past: Past | null): Personal['elsewhere'] {
  const left = shown.flatMap(({ id, title, film }) => {
    const watched = past?.watched.get(film.id)
    return watched ? [{ id, title, ...watched }] : []
  })
  const newest = left.toSorted((a, b) => b.at.localeCompare(a.at))[0]
  if (!newest?.device || newest.device === deviceOf(ask.agent) || newest.place <= 0) return null
  const { id, title, place: seconds, device, at } = newest
  return { id, title, seconds, device, at }
}

export async function personalOf(ask: Ask, shown: readonly Played[], past: Past | null): Promise<Personal> {
  const { member, house, now } = ask
  return {
    user: member && { id: member.id, email: member.email },
    audience: await audienceOf(ask),
    note: member ? (past?.note ?? { content: '', version: 0, savedAt: null }) : null,
    playbackId: member && makePlaybackId(house.settings.secret, member.id, now),
    singleKeysOff: member?.singleKeysOff ?? false,
    questionForm: house.settings.questionFormUrl,
    elsewhere: elsewhereOf(ask, shown, past),
  }
}

/** Why this person may not watch it now, by what was read of them already. */
export const whyLocked = ({ member, now }: Ask, it: Watchable, past: Past | null): WatchRefusal | null =>
  whyCannotWatch(it, member, past?.bought.has(it.courseId) ?? false, now)

/** The provider's player of one film, bare of its own controls; an unlisted film's id carries its key behind a slash. */
function frameOf(vimeoId: string): string {
  const [id, key] = vimeoId.split('/')
  const hidden = 'controls=0&keyboard=0&playsinline=1&dnt=1'
  return `https://player.vimeo.com/video/${id}?${hidden}${key ? `&h=${key}` : ''}`
}

/** Of a film that was made ready here: its pictures for the seek bar, and the stretch that is shown of it. */
function pieceOfFilm({ hlsKey, sheets, clipFrom, clipOffset, isClip, seconds }: Film, base: string) {
  const word = hlsKey ? filmWordOf(posix.basename(hlsKey)) : ''
  return {
    sheets: sheets && hlsKey ? { ...sheets, base: `${base}/stream/${word}-sheet-`, from: clipFrom } : null,
    clip: isClip ? { from: clipOffset, seconds } : null,
  }
}

/** A chapter or prime lesson as its player shows it, with addresses only for who may watch. */
export function playable(ask: Ask, it: Played, base: string, past: Past | null, open: boolean) {
  const { film } = it
  const own = past?.watched.get(film.id)
  const local = film.provider === 'local'
  const media: Media = {
    film: local && film.mp4Key ? `${base}/film` : null,
    stream: local && film.hlsKey ? `${base}/stream/${posix.basename(film.hlsKey)}` : null,
    subtitles: film.subtitlesKey ? `${base}/subtitles` : null,
    ...pieceOfFilm(film, base),
    frame: ask.house.settings.videoProvider === 'vimeo' && film.vimeoId ? frameOf(film.vimeoId) : null,
  }
  return {
    id: it.id,
    title: it.title,
    videoId: open ? (film.vimeoId ?? String(film.id)) : null,
    duration: film.seconds,
    poster: fileLink(film.posterKey),
    slide: open && it.slidePages > 0 ? { url: `${base}/slides`, totalPages: it.slidePages } : null,
    media: open ? media : null,
    currentTime: own?.place ?? 0,
    watchedRatio: own ? watchedRatio(own.seenMs, film.seconds * 1000) : 0,
  }
}

/** Watching to the end and ticking off are two things: what was only watched does not count as done. */
const SEEN_ONLY = '見おわりました・チェックはまだ'

/** A lesson as its player shows it; `sold` is what its course decides about it. */
export function playedLesson(
  ask: Ask,
  lesson: Lesson,
  sold: Parameters<typeof lessonFacts>[1],
  past: Past | null,
): DailyLesson {
  const { id, courseId, dayIndex, title, description, trainingTitle } = lesson
  const locked = whyLocked(ask, lessonFacts(lesson, sold), past)
  const chapters: Chapter[] = lesson.chapters.map((chapter) => ({
    ...playable(ask, chapter, `/daily_lesson_chapters/${chapter.id}`, past, locked === null),
    isCompleted: past?.ticked.has(chapter.id) ?? false,
    dayIndex,
    startPoint: chapter.startPoint,
  }))
  return {
    ...{ id, courseId, dayIndex, title, description, trainingTitle, chapters, locked },
    checkPoints: lesson.checkPoints.map(({ id, description, thumbnailKey }) => ({
      id,
      description,
      thumbnailUrl: fileLink(thumbnailKey),
    })),
    isCompleted: isDone(lesson, past),
    seenOnly: SEEN_ONLY,
    openedBy: locked && `${locked === 'buy-to-watch' ? '講座を購入' : '月額プラン'}で見られます`,
    favoriteId: past?.bookmarks[id] ?? null,
  }
}
