export const COMMENT_MAX = 500
export const COMMENTS_A_PAGE = 10
/** Who has left is still answered to. */
export const FORMER_MEMBER = '退会したユーザー'

/** A comment as its call answers it. */
export type ShownComment = {
  id: number
  content: string
  imageUrl: string | null
  userName: string
  userIconUrl: string | null
  createdAt: string
  isLastPage: boolean
  isOwn: boolean
  /** Why others do not see it, for who wrote it and for staff. */
  notice: 'hidden' | 'waiting' | null
  /** Who looks may take it away. */
  mayDelete: boolean
}
