import type { Theme, ThemeCourse } from '../theme.ts'
import { closing } from './closing.ts'
import { lesson } from './lesson.ts'
import { pick } from './pick.ts'

/** しくみから: each topic as it is made, then all of them without a model. */
export function buildLessons(theme: Theme, key: string) {
  const taught = theme.topics.map((topic, index) =>
    lesson(
      {
        title: topic.name,
        description: `${topic.know}${pick(
          [
            `${topic.cure}ところから始めましょう。`,
            `手順は「${topic.steps[0]}」「${topic.steps[1]}」「${topic.steps[2]}」の3つです。`,
            `最後に、${topic.task}課題で確かめます。`,
            `動画を止めながら、${topic.steps[0]}ところまでいっしょに進めます。`,
          ],
          index,
        )}`,
        subject: topic.subject,
        training: topic.task,
        checks: [...topic.checks, `「${topic.slip}」が起きていない`],
        chapters: topic.steps,
      },
      `${key}/${index}`,
    ),
  )
  const names = theme.topics.map((topic) => topic.name).join('、')
  const review = lesson(
    {
      title: `見本なしで${theme.act}`,
      description: `${names}。ここまでの4つを、見本を見ずに通して使ってみます。忘れていたところが、次に見直すところです。`,
      training: `見本を見ずに${theme.act}。できたら、学ぶ前のものと並べる`,
      checks: [theme.topics[0].checks[0], theme.topics[3].checks[0]],
      chapters: ['4つの手順をふり返る', `見本を閉じて${theme.act}`],
    },
    `${key}/4`,
  )
  return [...taught, review]
}

export function buildWords(theme: Theme, course: ThemeCourse) {
  const [a, b, c, d] = theme.topics
  return {
    description: `${course.lead}${a.name}、${b.name}、${c.name}、${d.name}の順に、ひとつずつ組み立てていきます。${closing('build', course.title)}`,
    outcome: [
      `「${a.name}」と「${b.name}」の考え方がわかる`,
      `${c.steps[2]}ところまで、ひとりで進められる`,
      `${theme.act}とき、見本がいらなくなる`,
    ],
    audience: `${theme.worry}。丸暗記ではなく、しくみから覚えたい人に向いています。`,
  }
}
