import { composeCourse } from './compose/course.ts'
import type { DemoCourse } from './shape.ts'
import { withRareLessons } from './special-lessons.ts'
import { specials } from './specials.ts'
import { angles } from './theme.ts'
import { themeOf, themes } from './themes/index.ts'

/** Four courses from every theme, then those in a rare state. */
export function composeCourses(): DemoCourse[] {
  const themed = themes.flatMap((theme) =>
    theme.courses.map((course, index) => {
      const angle = angles[index]!
      return composeCourse(theme, course, angle, `${theme.key}-${angle}`)
    }),
  )
  const rare = specials.map(({ key, theme, angle, topics, act, alone, finish, stages, change, ...course }) => {
    const own = { ...themeOf(theme), ...(topics && { topics }), ...(act && { act }) }
    Object.assign(own, alone && { alone }, finish && { finish }, stages && { stages })
    return { ...withRareLessons(composeCourse(own, course, angle, key)), ...change }
  })
  return [...themed, ...rare]
}
