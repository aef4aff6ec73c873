import type { LetterKind } from '#platform/manifest.ts'
import { readWishes, saveWishes } from './queries.ts'
import { letterWords, noticeKinds, quietKinds } from './terms.ts'

/** What comes by letter beside the bell, for the page on which every letter has its switch. */
export const noticeLetters: LetterKind[] = quietKinds.map((kind) => ({
  key: `notice-${kind}`,
  name: noticeKinds[kind],
  words: letterWords[kind],
  isOn: async (db, memberId) => !(await readWishes(db, memberId)).noLetters.includes(kind),
  async change({ db, memberId }, on) {
    const { quiet, noLetters } = await readWishes(db, memberId)
    const others = noLetters.filter((one) => one !== kind)
    await saveWishes(db, memberId, { quiet, noLetters: on ? others : [...others, kind] })
  },
}))
