import { middle } from './middle.ts'
import { newest } from './newest.ts'
import { oldest } from './oldest.ts'

export type ReportText = {
  title: string
  content: string
  /** The lesson that it names: of which course, and at which place. */
  lesson?: readonly [course: string, place: number]
}

/** What the learners say of what they show, in the order of the pictures. */
export const texts: readonly ReportText[] = [...newest, ...middle, ...oldest]
