/** What a lesson's practice aims at, as it is shown. */
export type Aim = {
  /** The training's title; the lesson's own where it has none. */
  theme: string
  detail: string
  description: string
  pictureUrl: string | null
}
