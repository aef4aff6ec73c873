import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { openCurriculums } from '../live/curriculums.ts'
import { openCourses } from '../live/listing.ts'
import { catalogueOf } from '../live/live-catalogue.ts'
import type { Suggestions } from '../terms.ts'

/** The same for everybody, so it may be kept by the browser for a minute. */
export default async function searchSuggestions({ house, now }: CallAsk) {
  const catalogue = await catalogueOf(house)
  const suggestions: Suggestions = {
    courses: openCourses(catalogue, now)
      .slice(0, 5)
      .map(({ id, title }) => ({ id, title })),
    curriculums: openCurriculums(catalogue, now)
      .slice(0, 4)
      .map(({ id, title, level }) => ({ id, title, level })),
    teachers: catalogue.teachers.slice(0, 6),
  }
  return Answer.json(200, suggestions).with({ 'Cache-Control': 'public, max-age=60' })
}
