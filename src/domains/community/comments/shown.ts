import { callPath } from '#platform/browser-call.ts'
import type { Ask } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { seesAll } from '../reports/rules.ts'
import type { Said } from './queries.ts'
import { listComments } from './queries.ts'
import { COMMENTS_A_PAGE, FORMER_MEMBER, type ShownComment } from './terms.ts'

type Report = { id: number; member_id: number }

/** A page of comments as it is shown; `isLastPage` is the same on all of them. */
export async function readComments(ask: Ask, report: Report, page: number): Promise<ShownComment[]> {
  const rows = await listComments(ask.db, report.id, { page, viewer: ask.member?.id ?? null, seesAll: seesAll(ask) })
  const isLastPage = rows.length <= COMMENTS_A_PAGE
  return rows.slice(0, COMMENTS_A_PAGE).map((row) => shownComment(ask, row, { ownerId: report.member_id, isLastPage }))
}

/** Who wrote it and whose report it is may take it away. */
export const mayDelete = (memberId: number | undefined, comment: { member_id: number }, ownerId: number): boolean =>
  memberId !== undefined && (memberId === comment.member_id || memberId === ownerId)

export function shownComment(
  { member }: Pick<Ask, 'member'>,
  row: Said,
  { ownerId, isLastPage }: { ownerId: number; isLastPage: boolean },
): ShownComment {
  const hasLeft = row.withdrawn_at !== null
  return {
    id: row.id,
    content: row.content,
    imageUrl: row.image_key && callPath('/illust_reports_comments/:id/image', { id: row.id }),
    userName: hasLeft ? FORMER_MEMBER : row.name,
    userIconUrl: hasLeft ? null : fileLink(row.avatar_key),
    createdAt: row.posted_at.toISOString(),
    isLastPage,
    isOwn: member?.id === row.member_id,
    notice: row.hidden_at ? 'hidden' : row.waits_since ? 'waiting' : null,
    mayDelete: mayDelete(member?.id, row, ownerId),
  }
}
