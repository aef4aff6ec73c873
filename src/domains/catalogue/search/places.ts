/**
 * Where something stands, the best first. How a teacher's name is read (かねこ) holds short words by chance, and what one
 * needs (ペイントソフト、または紙とペン) is the same for courses about anything: they come last.
 */
export const places = [
  'title',
  'titleRead',
  'problem',
  'label',
  'teacher',
  'lesson',
  'text',
  'teacherRead',
  'needs',
] as const

const last = (place: (typeof places)[number]) => 2 * places.indexOf(place) + 1

/** The last place in which a whole sentence names a course: the problem that it mends. */
export const LAST_ANSWER = last('problem')
/** The last place that names what a course is about, and who teaches it. A single sign stands in nearly every text below. */
const LAST_NAME = last('teacher')
/** The last place in which so short a word in kana stands for itself, and the last that says what a course is about. */
const LAST_TEXT = last('text')
export const LAST_SAID = last('teacherRead')

export const isShortKana = (word: string) => /^[ぁ-ゖー]{2}$/.test(word)

/** How far down a word, as it was typed, is looked for first. What is free says its label, and no text. */
export function lastOf(word: string): number {
  if (word.length === 1 || word === '無料') return LAST_NAME
  return isShortKana(word) ? LAST_TEXT : LAST_SAID
}
