import type { Ask } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { choiceOf, pageOf } from '#platform/paging.ts'
import { countOpened, listOpened } from './queries.ts'
import { PER_PAGE, themes, type WallReport } from './terms.ts'

type Row = { id: number; title: string; width: number; height: number; name: string; avatar_key: string | null }

export const onWall = ({ name, avatar_key, ...report }: Row): WallReport => ({
  ...report,
  author: { name, avatarUrl: fileLink(avatar_key) },
})

/** The wall in two statements, whoever looks at it and however long it is. */
export async function readWall(ask: Ask) {
  const theme = choiceOf(ask.url, 'theme', themes)
  const page = pageOf(ask.url)
  const [rows, total] = await Promise.all([listOpened(ask.db, { theme, page }), countOpened(ask.db, theme)])
  return { theme, page, pages: Math.max(1, Math.ceil(total / PER_PAGE)), total, reports: rows.map(onWall) }
}
