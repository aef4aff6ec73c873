import type { TeacherLink } from '../teachers/terms.ts'

/** So many accent colours stand ready; the ninth card has that of the first. */
export const ACCENTS = 8
/** Where a teacher can be found, in the order in which it is shown. */
export const SITES = ['X', 'pixiv', 'YouTube', 'WEB']
/** So many of a teacher's courses stand in the popup: those that are open, and those that are over. */
export const MOST_TAUGHT = { open: 9, closed: 3 }

/** A teacher as the school shows them, in their own words and with their consent in writing. */
export type ShownTeacher = {
  id: number
  name: string
  iconURL: string | null
  message: string
  profile: string
  achievements: string[]
  links: TeacherLink[]
  courses: { id: number; title: string; isClosed: boolean; thumbnailURL: string | null }[]
}

/** The accent of a card, counted from 1; `start` is that of the first. */
export const accentOf = (index: number, start: number) => ((start - 1 + index) % ACCENTS) + 1

/** Only the sites that the popup names, each once, in their order. */
export const shownLinks = (links: readonly TeacherLink[]): TeacherLink[] =>
  SITES.flatMap((site) => links.find((link) => link.site === site) ?? [])

/** An anniversary's page, while it is open. */
export type Anniversary = { title: string; lead: string; accentStart: number }
