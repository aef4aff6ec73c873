import type { Theme, ThemeCourse, Topic } from '../theme.ts'
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
        description: `${polite(task)}。${topic.know}${course.days?.[index] ?? advice(topic, index, seedOf(key))}`,
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

/** What one holds on to on that day; told in one way by a course and in another by the next. */
function advice({ steps, cure, slip, checks }: Topic, day: number, turn: number) {
  const ways: [Ways, ...Ways[]] = [
    [
      `はじめの1回は、${steps[0]}ところまでで止めます。`,
      `${steps[0]}ところから、いつも同じ手順で始めます。`,
      `線の速さより、${steps[0]}ところを先にそろえます。`,
    ],
    [
      `手が止まったら、${cure}ところへ戻りましょう。`,
      `迷ったときは、${cure}ことだけを考えます。`,
      `うまくいかない日は、${cure}ところだけで終えてもかまいません。`,
    ],
    [
      `一枚描くたびに、「${slip}」ことがないかを見ます。`,
      `「${slip}」一枚も、捨てずにとなりへ並べておきます。`,
      `途中で「${slip}」と気づけたら、今日の分は半分できています。`,
    ],
    [
      `終わったら、${checks[0]}か見くらべます。`,
      `描いたものを並べて、${checks[0]}か見ます。`,
      `しめくくりに、${checks[0]}か確かめます。`,
    ],
  ]
  return pick(pick(ways, day), turn >>> 3)
}
type Ways = [string, ...string[]]
