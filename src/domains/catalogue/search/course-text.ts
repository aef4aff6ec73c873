import { levelLabels } from '#ui/levels.ts'
import { tabs } from '../terms.ts'
import { fold } from './fold.ts'
import { places } from './places.ts'
import { type Readings, speak } from './spoken.ts'
import type { CourseSource } from './sources.ts'

/** The folded text of a course, the best place first, and where each ends. */
export type CourseText = { text: string; ends: number[] }

const FREE_LESSONS = '無料レッスンあり'

/** No course takes more of the memory than this; what is cut off is the end of its description. */
const MOST_CHARACTERS = 6_000

/** Lines never run into each other: a word that is looked for holds no line break. */
export function textOf(source: CourseSource, readings: Readings): CourseText {
  const spoken = (lines: string[]) => lines.flatMap((line) => [line, speak(line, readings)])
  const lesson = source.lessons.map(fold)
  const text = [source.description, ...source.outcome, source.audience].map(fold)
  const needs = [fold(source.needs)]
  const fields = [
    [fold(source.title)],
    [fold(source.kana), speak(fold(source.title), readings), speak(fold(source.kana), readings)],
    spoken(source.problems.map(fold)),
    spoken(labelsOf(source).map(fold)),
    source.teachers.flatMap(({ name }) => withoutGap(name)),
    [...lesson, ...readingsIn(lesson, readings)],
    [...text, ...readingsIn(text, readings)],
    source.teachers.flatMap(({ kana }) => withoutGap(kana)),
    [...needs, ...readingsIn(needs, readings)],
  ]
  let whole = ''
  const ends = fields.map((lines, place) => {
    for (const line of new Set(lines)) if (line !== '') whole += `${line}\n`
    if (place === places.indexOf('text') && whole.length > MOST_CHARACTERS)
      whole = `${whole.slice(0, MOST_CHARACTERS)}\n`
    return whole.length
  })
  return { text: whole, ends }
}

/** Also whether a lesson of it is free, so that 「手 無料」 finds what one may see. */
export function labelsOf({ tags, category, tab, level, free }: CourseSource): string[] {
  const shelf = tabs.find(({ id }) => id === tab)?.label ?? ''
  return [...tags, category, shelf, levelLabels[level], ...(free ? [FREE_LESSONS] : [])]
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
