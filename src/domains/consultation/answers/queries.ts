import type { Reader, Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'

/** By which everything that shows answers learns that they changed. */
const ANSWERS = 'lesson-answers'
/** A lesson's page shows so many; the search knows so many of all. */
const MOST_OF_LESSON = 100
const MOST = 5_000

export type LessonAnswer = {
  id: number
  courseId: number
  lessonId: number | null
  primeLessonId: number | null
  pagePath: string
  atSeconds: number | null
  question: string
  answer: string
  answeredBy: string
}

const columns = [
  'id',
  'course_id as courseId',
  'lesson_id as lessonId',
  'prime_lesson_id as primeLessonId',
  'page_path as pagePath',
  'at_seconds as atSeconds',
  'question',
  'answer',
  'answered_by as answeredBy',
] as const

type Of = { lessonId: number } | { primeLessonId: number }

/** What others asked of a lesson and may be read, the newest first; known to the process. */
export function listAnswersOf(house: House, of: Of): Promise<readonly LessonAnswer[]> {
  const [column, id] =
    'lessonId' in of ? (['lesson_id', of.lessonId] as const) : (['prime_lesson_id', of.primeLessonId] as const)
  return house.pages.remember(`${ANSWERS}:${column}:${id}`, [ANSWERS], () =>
    house.db
      .selectFrom('lesson_answers')
      .select(columns)
      .where(column, '=', id)
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_OF_LESSON)
      .execute(),
  )
}

/** All that the search may find, the newest first; known to the process. */
export function listAllAnswers(house: House): Promise<readonly LessonAnswer[]> {
  return house.pages.remember(ANSWERS, [ANSWERS, 'catalogue'], () =>
    house.db
      .selectFrom('lesson_answers')
      .select(columns)
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute(),
  )
}

export async function findPublished(db: Reader, questionId: number) {
  return db
    .selectFrom('lesson_answers')
    .select(['question', 'answer'])
    .where('question_id', '=', questionId)
    .executeTakeFirst()
}

type NewAnswer = Omit<LessonAnswer, 'id'> & { questionId: number; publishedBy: number; now: Date }

/** False where it is published already. */
export async function insertAnswer(tx: Tx, house: House, answer: NewAnswer): Promise<boolean> {
  const inserted = await tx
    .insertInto('lesson_answers')
    .values({
      question_id: answer.questionId,
      course_id: answer.courseId,
      lesson_id: answer.lessonId,
      prime_lesson_id: answer.primeLessonId,
      page_path: answer.pagePath,
      at_seconds: answer.atSeconds,
      question: answer.question,
      answer: answer.answer,
      answered_by: answer.answeredBy,
      published_at: answer.now,
      published_by: answer.publishedBy,
    })
    .onConflict((conflict) => conflict.constraint('lesson_answers_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) await house.pages.purge(tx, ANSWERS)
  return inserted !== undefined
}

export async function unpublish(tx: Tx, house: House, questionId: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('lesson_answers')
    .where('question_id', '=', questionId)
    .returning('id')
    .executeTakeFirst()
  if (gone) await house.pages.purge(tx, ANSWERS)
  return gone !== undefined
}
