export const TITLE_MAX = 15
export const CONTENT_MAX = 500
export const PER_PAGE = 20
/** So many works are shown with the course or the lesson that they were made with. */
export const MADE_WITH = 12
/** So many of them stand on the page of a course. */
export const ON_COURSE = 6
export const NO_R18 = 'R18作品の投稿はご遠慮ください。'

export const statusNames = { opened: '公開', closed: '非公開' } as const
export const commentStatusNames = { accepted: 'コメントを受け付ける', refused: 'コメントを受け付けない' } as const
export type ReportStatus = keyof typeof statusNames
export type CommentStatus = keyof typeof commentStatusNames

/** The tabs of the courses whose lessons works came from. */
export const themeNames = { character: 'キャラクター', background: '背景', manga: 'マンガ', other: 'その他' } as const
export type Theme = keyof typeof themeNames
export const themes = Object.keys(themeNames) as Theme[]

/** In which order the wall hangs. */
export const orderNames = { new: '新着', warm: 'いま応援されている' } as const
export type Order = keyof typeof orderNames
export const orders = Object.keys(orderNames) as Order[]

/** A report on a wall. */
export type WallReport = {
  id: number
  title: string
  width: number
  height: number
  author: { name: string; avatarUrl: string | null }
  goods: number
}

/** A work on the page of the course that it was made with, and what its author says of it. */
export type CourseWork = Pick<WallReport, 'id' | 'title' | 'width' | 'height'> & { words: string; by: string }

/** One that names the lesson after which it was drawn. */
export type MadeReport = WallReport & { lesson: string }
