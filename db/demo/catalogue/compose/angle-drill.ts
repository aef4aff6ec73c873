import type { Theme, ThemeCourse } from '../theme.ts'
import { lesson, mindOf } from './lesson.ts'
import { pick, seedOf } from './pick.ts'
import { polite } from './polite.ts'

const paces = ['1回10分、日を変えて3回', '10分で区切り、3日に分けて', '10分を、日を変えて3回'] as const

/** くり返す: short exercises, each first along with the teacher, then alone. */
export function drillLessons(theme: Theme, course: ThemeCourse, key: string) {
  const pace = course.pace ?? pick(paces, seedOf(key))
  return theme.topics.map((topic, index) => {
    const { exercise, task } = course.tasks?.[index] ?? topic
    return lesson(
      {
        title: exercise,
        description: `${polite(task)}。${topic.know}${course.days?.[index] ?? ''}`,
        topic,
        training: { title: exercise, detail: `${polite(task)}。${pace}。` },
        checks: [topic.checks[0], topic.checks[1]],
        mind: mindOf(topic),
        chapters: [`お手本 ― ${topic.steps[0]}`, `いっしょに ― ${topic.steps[1]}`, `ひとりで ― ${topic.steps[2]}`],
      },
      `${key}/${index}`,
    )
  })
}
