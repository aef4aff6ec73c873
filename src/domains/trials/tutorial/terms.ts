export const variants = ['a', 'b'] as const
export type Variant = (typeof variants)[number]
/** So many pages the tutorial has for each group; b is the one that is tried out. */
export const pagesOf: Record<Variant, number> = { a: 4, b: 5 }
export const PAGE_TITLE_MAX = 40
export const PAGE_BODY_MAX = 200
export const PICTURE_MAX = 4 * 1024 * 1024

export type TutorialPage = {
  variant: Variant
  /** For who says of themselves that they begin (入門). */
  entry: boolean
  position: number
  title: string
  body: string
  pictureKey: string | null
}

export type ShownTutorial = {
  variant: Variant
  entry: boolean
  pages: { title: string; body: string; picture: string | null }[]
  to: string
  curriculum: { id: number; title: string; steps: { id: number; title: string; done: boolean }[] } | null
}

export const steps = ['end', 'target'] as const
export type Progress = (typeof steps)[number]
