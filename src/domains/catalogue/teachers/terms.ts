import { fileLink } from '#platform/file-link.ts'
import type { Collab } from '../terms.ts'

export type TeacherLink = { site: string; url: string }
export type CollabVideo = { title: string; url: string; thumbnailUrl: string | null }

export type Teacher = {
  id: number
  name: string
  iconUrl: string | null
  profile: string
  achievements: string[]
  genres: string[]
  links: TeacherLink[]
  collab: Collab | null
}

export const genreLabels: Record<string, string> = { character: 'キャラクター', manga: 'マンガ', background: '背景' }

/** Only addresses of the web are ever put into a page. */
export function isWebAddress(text: unknown): text is string {
  return typeof text === 'string' && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

export function safeLinks(stored: unknown): TeacherLink[] {
  return rowsOf(stored).flatMap(({ site, url }) =>
    isWebAddress(url) ? { site: typeof site === 'string' && site ? site : new URL(url).hostname, url } : [],
  )
}

/** Their pictures are ours: a key of a public file, never somebody else's address. */
export function safeVideos(stored: unknown): CollabVideo[] {
  return rowsOf(stored).flatMap(({ title, url, thumbnailKey, thumbnail_key }) => {
    if (!isWebAddress(url)) return []
    const key = thumbnailKey ?? thumbnail_key
    const thumbnailUrl = fileLink(typeof key === 'string' ? key : null)
    return { title: typeof title === 'string' && title ? title : '動画を見る', url, thumbnailUrl }
  })
}

const rowsOf = (stored: unknown): Record<string, unknown>[] =>
  Array.isArray(stored) ? stored.filter((row) => typeof row === 'object' && row !== null) : []
