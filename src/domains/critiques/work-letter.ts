import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import { letterOf, type Said } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'

export type AboutWork = { to: string; name: string; workId: number }
type Words = {
  /** what the letter is about, and of things that happen more than once, when */
  key: string
  at?: Date
  subject: string
  heading: string
  said: Said[]
  /** where it leads; the page of the work where nothing stands */
  button?: { label: string; path?: string }
}

/** A letter about a work. What was drawn and written stands on its page alone. */
export function workLetter({ settings }: House, about: AboutWork, words: Words): Letter {
  const { to, workId } = about
  const { key, at, subject, heading, said, button } = words
  const path = href('/user_corrected_works/:id', { id: String(workId) })
  return {
    key: [key, workId, ...(at ? [at.getTime()] : [])].join(':'),
    to,
    ...letterOf(settings, {
      subject,
      heading,
      paragraphs: [greeting(about), ...said],
      button: { label: button?.label ?? '作品を見る', path: button?.path ?? path },
    }),
  }
}
