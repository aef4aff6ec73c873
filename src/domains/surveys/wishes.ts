import type { BriefCourse, BriefCurriculum, Catalogue } from '#domains/catalogue/index.ts'

/** Courses that mend what one has drawn, and those made for who begins, carry these words. */
const MENDING = '直し方'
const BEGINNING = 'はじめて'

type Course = Pick<BriefCourse, 'title'> & { card: { tags: readonly string[] } }

/** 「顔と表情」 is two words, 「キャラクターのデザイン」 too. */
const wordsOf = (wish: string) => wish.split(/[とやのがをに、・\s]+/u).filter(Boolean)

/** A single sign stands in many titles that are not about it. */
const isAbout = (word: string, { title, card: { tags } }: Course): boolean =>
  tags.some((tag) => tag.includes(word) || (tag.length > 1 && word.includes(tag))) ||
  (word.length > 1 && title.includes(word))

/** How many of the wishes a course meets. */
export const metBy = (course: Course, wishes: readonly string[]): number =>
  wishes.filter((wish) => wordsOf(wish).some((word) => isAbout(word, course))).length

/** The same of a curriculum, by its lessons: each counts as the course it is from. */
export function metByCurriculum(
  { steps }: Pick<BriefCurriculum, 'steps'>,
  wishes: readonly string[],
  courses: Catalogue['courses'],
): number {
  const lessons = steps.flatMap((step) => step.lessons)
  const met = lessons.reduce((sum, { courseId }) => {
    const course = courses.get(courseId)
    return sum + (course ? metBy(course, wishes) : 0)
  }, 0)
  return lessons.length === 0 ? 0 : met / lessons.length
}

/** Who begins has nothing to mend yet. */
export const isForBeginners = ({ card: { tags } }: Course): boolean => !tags.includes(MENDING)
export const isMadeForBeginners = ({ card: { tags } }: Course): boolean => tags.includes(BEGINNING)
