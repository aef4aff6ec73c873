import { firstSentence, seedOf } from './compose/pick.ts'
import { workFilms } from '../media/films.ts'
import { liveLessons } from './prime-live.ts'
import type { DemoCourse, DemoPrimeLesson } from './shape.ts'
import type { Theme } from './theme.ts'
import { themes } from './themes/index.ts'

/** Works that are also shown in one go, faster than they were drawn. */
const uncut = ['hand', 'eyes', 'folds', 'line-art', 'night-street', 'clouds', 'cel-paint']

export function withPrimeLessons(course: DemoCourse): DemoCourse {
  if (course.key === 'special-prime') return { ...course, primeLessons: liveLessons }
  const theme = themes.find((each) => uncut.includes(each.key) && course.key === `${each.key}-work`)
  return theme ? { ...course, primeLessons: [wholeWork(theme)] } : course
}

/** How long a motif's second film is, where the work has none of its own. */
const MOTIF_SECONDS = 90

function wholeWork(theme: Theme): DemoPrimeLesson {
  const { seconds } = workFilms.get(`${theme.key}-work`) ?? { seconds: MOTIF_SECONDS }
  const piece = theme.courses[3].piece
  return {
    title: `早回し制作 ― ${piece}`,
    description: `「${piece}」ができるまでを、早回しの動画一本で見せます。手順ごとに印をつけてあるので、見たいところから再生できます。`,
    film: 'finish',
    slidePages: seedOf(theme.key) % 2 === 0 ? 4 : 0,
    videoSteps: [
      ...theme.topics.map((topic, index) => ({
        title: topic.name,
        description: firstSentence(topic.know),
        startTime: Math.round((index * seconds) / 5),
      })),
      {
        title: '仕上げと見直し',
        description: '左右を反転し、離れて見ながら最後の手直しをします。',
        startTime: Math.floor(seconds * 0.85),
      },
    ],
  }
}
