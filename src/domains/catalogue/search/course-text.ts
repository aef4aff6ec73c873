import { levelLabels } from '#ui/levels.ts'
import { tabs } from '../terms.ts'
import { fold } from './fold.ts'
import { type Readings, speak } from './spoken.ts'
import type { CourseSource } from './sources.ts'

/** The folded text of a course, the best place first (title, teacher, problem, label, lesson, text), and where each ends. */
export type CourseText = { text: string; ends: number[] }

/** No course takes more of the memory than this; what is cut off is the end of its description. */
const MOST_CHARACTERS = 6_000

/** Lines never run into each other: a word that is looked for holds no line break. */
export function textOf(source: CourseSource, readings: Readings): CourseText {
  const spoken = (lines: string[]) => lines.flatMap((line) => [line, speak(line, readings)])
  const lesson = source.lessons.map(fold)
  const text = [source.description, ...source.outcome, source.audience, source.needs].map(fold)
  const fields = [
    spoken([source.title, source.kana].map(fold)),
    source.teachers.flatMap(({ name, kana }) => [name, kana].flatMap(withoutGap)),
    spoken(source.problems.map(fold)),
    spoken(labelsOf(source).map(fold)),
    [...lesson, ...readingsIn(lesson, readings)],
    [...text, ...readingsIn(text, readings)],
  ]
  let whole = ''
  const ends = fields.map((lines) => {
    for (const line of new Set(lines)) if (line !== '') whole += `${line}\n`
    return whole.length
  })
  return { text: whole.slice(0, MOST_CHARACTERS), ends }
}

function labelsOf({ tags, category, tab, level }: CourseSource): string[] {
  return [...tags, category, tabs.find(({ id }) => id === tab)?.label ?? '', levelLabels[level]]
}

/** How the words of long texts are read; a whole text read aloud would hold too many chance words. */
function readingsIn(lines: string[], readings: Readings): string[] {
  const text = lines.join('\n')
  return [...readings].flatMap(([word, reading]) => (text.includes(word) ? [reading] : []))
}

/** 「青木 はる」 is found by 「青木はる」 too. */
function withoutGap(name: string): string[] {
  const folded = fold(name)
  return [folded, folded.replaceAll(' ', '')]
}
