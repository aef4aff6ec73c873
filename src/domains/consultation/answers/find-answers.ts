import { catalogueOf, fold, isOpen } from '#domains/catalogue/index.ts'
import type { House } from '#platform/house.ts'
import { type LessonAnswer, listAllAnswers } from './queries.ts'

const MOST_FOUND = 5
const EXCERPT = 90

export type FoundAnswer = { id: number; question: string; excerpt: string; course: string; path: string }

/** Answers that hold every word of it, those that ask for it before those that only mention it. */
export async function findAnswers(house: House, query: string, now: Date): Promise<FoundAnswer[]> {
  const words = fold(query).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const [answers, { courses }] = await Promise.all([listAllAnswers(house), catalogueOf(house)])
  const open = answers.filter(({ courseId }) => {
    const course = courses.get(courseId)
    return course !== undefined && isOpen(course.window, now)
  })
  return rank(open, words)
    .slice(0, MOST_FOUND)
    .map(({ id, question, answer, courseId, pagePath, atSeconds }) => ({
      id,
      question: shortened(question),
      excerpt: shortened(answer),
      course: courses.get(courseId)!.title,
      path: `${pagePath}?tab=question${atSeconds === null ? '' : `&current_time=${atSeconds}`}`,
    }))
}

export function rank<A extends Pick<LessonAnswer, 'question' | 'answer'>>(
  answers: readonly A[],
  words: readonly string[],
): A[] {
  const scored = answers.flatMap((one) => {
    const question = fold(one.question)
    const answer = fold(one.answer)
    if (!words.every((word) => question.includes(word) || answer.includes(word))) return []
    return [{ one, score: words.filter((word) => question.includes(word)).length }]
  })
  return scored.toSorted((a, b) => b.score - a.score).map(({ one }) => one)
}

const shortened = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT)}…` : line
}
