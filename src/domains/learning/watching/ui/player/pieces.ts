import type { ShouldRevalidateFunction } from 'react-router'
import type { Slide } from '#ui/slide-viewer.tsx'
import type { Chapter, LessonPlayerData, Media } from './player-data.ts'

/** One film of a player: a chapter or a prime lesson. */
export type Piece = {
  id: number
  title: string
  path: string
  media: Media | null
  poster: string | null
  duration: number
  startPoint: number
  currentTime: number
  slide: Slide | null
}

export const NEAR_END_SECONDS = 3

/** Where a film begins: at the learner's place, unless that is as good as the end; else at the editor's beginning. */
export function startOf({
  currentTime,
  startPoint,
  duration,
}: Pick<Piece, 'currentTime' | 'startPoint' | 'duration'>): number {
  return currentTime > 0 && currentTime < duration - NEAR_END_SECONDS ? currentTime : startPoint
}

/** What plays after it, or null: the next chapter, or the first of the next lesson that has any. */
export function followerOf<T extends { id: number }>(pieces: readonly T[], id: number): T | null {
  const at = pieces.findIndex((piece) => piece.id === id)
  return at < 0 ? null : (pieces[at + 1] ?? null)
}

export function beforeOf<T extends { id: number }>(pieces: readonly T[], id: number): T | null {
  const at = pieces.findIndex((piece) => piece.id === id)
  return at < 1 ? null : pieces[at - 1]!
}

export function pieceOf(chapter: Chapter, step: LessonPlayerData['step']): Piece {
  const path = step
    ? `/subscriptions/curriculum_steps/${step.id}/chapters/${chapter.id}`
    : `/daily_lesson_chapters/${chapter.id}`
  const { id, title, media, poster, duration, startPoint, currentTime, slide } = chapter
  return { id, title, path, media, poster, duration, startPoint, currentTime, slide }
}

/** The addresses of the open player: going from one to another needs nothing from the server. */
const within = new Set<string>()

export function openPaths(paths: string[]): () => void {
  for (const path of paths) within.add(path)
  return () => within.clear()
}

export const isWithin = (path: string) => within.has(path)

export const staysInPlayer: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  const moves = currentUrl.pathname !== nextUrl.pathname
  return moves && isWithin(currentUrl.pathname) && isWithin(nextUrl.pathname) ? false : defaultShouldRevalidate
}
