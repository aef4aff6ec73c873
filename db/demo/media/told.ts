import type { DemoLesson } from '../catalogue/shape.ts'
import { doings, saidAt, webVtt } from '../pictures/index.ts'
import type { Stretch } from './film-of.ts'
import type { AnyFilm } from './films.ts'

/** What is said in a chapter that shows a stretch of a picture: what the hand does then, and between that what its lesson teaches. */
export function toldIn({ chapters, description, checkPoints }: DemoLesson, at: number, shown: Stretch): string {
  const { film, from, seconds } = shown
  const check = checkPoints[at % Math.max(1, checkPoints.length)]
  const taught = [
    opening(subjectOf(chapters[at]!.title), at, chapters.length),
    ...sentencesFor(description.split(/(?<=。)/), at, chapters.length === 1 ? 4 : 2).map((one) => `ポイント：${one}`),
    ...(check ? [`見るところ：${check.description}。`] : []),
  ]
  const lines: string[] = []
  const count = taught.length * 2 - 1
  const each = seconds / count
  for (let i = 0; i < count; i++) lines.push(i % 2 ? doingAt(film, from + i * each + 1) : taught[i / 2]!)
  return webVtt(
    lines
      .map((text, i) => ({ text, from: from + i * each, to: from + (i + 0.96) * each }))
      .filter(({ text }, i) => text !== lines[i - 2]),
  )
}

const doingAt = ({ name, seconds }: AnyFilm, at: number) =>
  saidAt(name, at) ?? doings.findLast(([from]) => from <= at / seconds)![1]
/** So many in their order, the later the chapter the later ones. */
const sentencesFor = (all: readonly string[], at: number, count: number) =>
  all.slice(Math.max(0, Math.min(at, all.length - count))).slice(0, count)

/** Without the part that says in which way it is learned. */
export const subjectOf = (title: string) => title.replace(/^.+ ― /, '')

function opening(title: string, at: number, of: number) {
  if (of > 1 && at === of - 1) return `仕上げは「${title}」。`
  return at === 0 ? `まず「${title}」。` : `つづいて「${title}」。`
}
