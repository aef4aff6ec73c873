import { fileLink } from '#platform/file-link.ts'
import type { WallRow } from './queries.ts'
import type { WallReport } from './terms.ts'

export const onWall = ({ name, avatar_key, ...report }: WallRow): WallReport => ({
  ...report,
  author: { name, avatarUrl: fileLink(avatar_key) },
})
