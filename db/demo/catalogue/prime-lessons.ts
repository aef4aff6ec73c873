import { seedOf } from './compose/pick.ts'
import { workFilmOf } from '../media/film-of.ts'
import { linesOf } from '../pictures/index.ts'
import { liveLessons } from './prime-live.ts'
import type { DemoCourse, DemoPrimeLesson } from './shape.ts'
import type { Theme } from './theme.ts'
import { themes } from './themes/index.ts'

/** Works that are also shown in one go, faster than they were drawn. */
const uncut = ['hand', 'eyes', 'folds', 'line-art', 'night-street', 'clouds', 'cel-paint']

export function withPrimeLessons(course: DemoCourse): DemoCourse {
  if (course.key === 'special-prime') return { ...course, primeLessons: liveLessons }
  const theme = themes.find((each) => uncut.includes(each.key) && course.key === `${each.key}-work`)
  return theme ? { ...course, primeLessons: [wholeWork(theme, course)] } : course
}

/** Which of its moments are marked. */
const MARKS = [0, 0.2, 0.4, 0.65, 0.85]

function wholeWork(theme: Theme, course: DemoCourse): DemoPrimeLesson {
  const film = workFilmOf(course)
  const lines = linesOf(film)
  const piece = theme.courses[3].piece
  return {
    title: `早回し制作 ― ${piece}`,
    description: `「${piece}」ができるまでを、早回しの動画一本で見せます。手順ごとに印をつけてあるので、見たいところから再生できます。`,
    slidePages: seedOf(theme.key) % 2 === 0 ? 4 : 0,
    videoSteps: MARKS.map((share) => lines[Math.floor(share * lines.length)]!).map(({ part, words, from }) => ({
      ...{ title: part, description: words, startTime: Math.floor(from * film.seconds) },
    })),
  }
}
