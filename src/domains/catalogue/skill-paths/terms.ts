import type { Window } from '../terms.ts'

/** A way through several courses and curriculums (スキルパス), as it is kept. */
export type SkillPath = {
  id: number
  title: string
  description: string
  coverUrl: string | null
  window: Window
  items: readonly { courseId: number | null; curriculumId: number | null }[]
}

/** What its card shows. */
export type SkillPathCard = { id: number; title: string; coverUrl: string | null; description: string; count: number }
