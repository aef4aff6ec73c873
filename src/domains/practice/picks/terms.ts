export const CAPTION_MAX = 100
export const MOST_PICKS = 60
export const CANDIDATES_A_PAGE = 24

/** A learner's drawing that the school shows: never by whom. */
export type ShownPractice = {
  id: number
  theme: string
  title: string
  caption: string
  memo: string | null
  imageUrl: string
  smallUrl: string
  width: number
  height: number
  createdAt: Date
  updatedAt: Date
  courseId: number | null
  curriculumId: number | null
}
