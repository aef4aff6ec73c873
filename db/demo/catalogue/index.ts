import { namedByFilms } from '../media/named-by-films.ts'
import { beforeAfter } from './before-after.ts'
import { categories } from './categories.ts'
import { composeCourses } from './courses.ts'
import { beginnerCurriculums } from './curriculums/beginner.ts'
import { entryCurriculums } from './curriculums/entry.ts'
import { furtherCurriculums } from './curriculums/further.ts'
import { freeCategories, openFreeLessons } from './free-lessons.ts'
import { groupsOf } from './groups.ts'
import { panels } from './panels.ts'
import { backgroundTeachers } from './people/teachers-background.ts'
import { characterTeachers } from './people/teachers-character.ts'
import { everyGenreTeachers, mangaTeachers } from './people/teachers-manga.ts'
import { withPrimeLessons } from './prime-lessons.ts'
import { problems } from './problems.ts'
import type { DemoCatalogue } from './shape.ts'
import { voices } from './voices.ts'
import { figureReadings } from './words/readings-figure.ts'
import { sceneReadings } from './words/readings-scene.ts'
import { synonyms } from './words/synonyms.ts'

export type * from './shape.ts'

/** Everything that is taught in the demo, the same at every call. */
export function buildCatalogue(): DemoCatalogue {
  const courses = composeCourses().map(openFreeLessons).map(withPrimeLessons).map(namedByFilms)
  return {
    teachers: [...characterTeachers, ...backgroundTeachers, ...mangaTeachers, ...everyGenreTeachers],
    categories,
    groups: groupsOf(courses),
    courses,
    curriculums: [...entryCurriculums, ...beginnerCurriculums, ...furtherCurriculums],
    freeCategories,
    voices,
    panels,
    problems,
    notifications: [
      { title: '背景の新しい講座が加わりました', url: '/courses?tab=background&sort=new', audience: 'all', daysAgo: 3 },
      {
        title: '学習状況で、今週どのくらい描いたかを見られます',
        url: '/subscriptions/learning_status',
        audience: 'members',
        daysAgo: 12,
      },
      { title: '動画の再生位置は、どの端末からでも引き継がれます', url: null, audience: 'subscribers', daysAgo: 20 },
    ],
    synonyms,
    readings: [...figureReadings, ...sceneReadings],
    beforeAfter,
  }
}
