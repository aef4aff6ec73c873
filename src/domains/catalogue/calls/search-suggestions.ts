import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { listNewestCourses, listCurriculumCards } from '../queries.ts'
import { listTeacherFaces } from '../teachers/queries.ts'
import type { Suggestions } from '../terms.ts'

/** The same for everybody, so it is read once a minute and may be kept by the browser as long. */
export default async function searchSuggestions({ db, house, now }: CallAsk) {
  const suggestions = await house.pages.remember(
    'search-suggestions',
    ['catalogue'],
    async (): Promise<Suggestions> => {
      const [courses, curriculums, teachers] = await Promise.all([
        listNewestCourses(db, now, 5),
        listCurriculumCards(db, now, 4),
        listTeacherFaces(db, 6),
      ])
      return { courses, curriculums: curriculums.map(({ id, title, level }) => ({ id, title, level })), teachers }
    },
  )
  return Answer.json(200, suggestions).with({ 'Cache-Control': 'public, max-age=60' })
}
