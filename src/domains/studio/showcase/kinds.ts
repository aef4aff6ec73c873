import { orNotFound } from '#platform/refusal.ts'
import type { Kind } from '../entries/kind.ts'
import { bannerKind, lineKind, popupKind, sisterKind } from './announcements.ts'
import { teacherKind } from '../people/teachers.ts'
import { voiceKind } from '../people/voices.ts'
import { panelKind } from './panels.ts'
import { skillPathKind } from './skill-paths.ts'
import { anniversaryKind, faqKind, freeCategoryKind } from './small-kinds.ts'

/** What stands on the editors' page of the showcase, in this order. */
export const kinds: readonly Kind[] = [
  teacherKind,
  voiceKind,
  skillPathKind,
  freeCategoryKind,
  panelKind,
  anniversaryKind,
  faqKind,
  lineKind,
  bannerKind,
  popupKind,
  sisterKind,
]

export const kindOf = (key: string | undefined): Kind => orNotFound(kinds.find((kind) => kind.key === key))
