import type { Theme, ThemeCourse } from '../theme.ts'
import { closing } from './closing.ts'
import { lesson } from './lesson.ts'
import { firstSentence, pick, seedOf } from './pick.ts'

/** くり返す: short exercises, each first along with the teacher, then alone. */
export function drillLessons(theme: Theme, key: string) {
  return theme.topics.map((topic, index) =>
    lesson(
      {
        title: pick(
          [
            `ウォームアップ ― ${topic.name}`,
            `10分×3本 ― ${topic.name}`,
            `見ないで試す ― ${topic.name}`,
            `仕上げの一本 ― ${topic.name}`,
          ],
          index,
        ),
        description: `${topic.task}練習です。${firstSentence(topic.know)}${pick(
          [
            '1回目はゆっくり、2回目は時間を計って進めます。',
            'うまくできた回ではなく、いちばん迷った回を残しておきましょう。',
            'お手本を閉じてから始め、最後に見くらべます。',
            '3日あけてもう一度やると、身についたかどうかがわかります。',
          ],
          index,
        )}`,
        subject: topic.subject,
        training: `${topic.task}（10分を3回）`,
        checks: [topic.checks[0], topic.checks[1]],
        chapters: [`お手本 ― ${topic.steps[0]}`, `いっしょに ― ${topic.steps[1]}`, `ひとりで ― ${topic.steps[2]}`],
      },
      `${key}/${index}`,
    ),
  )
}

export function drillWords(theme: Theme, course: ThemeCourse) {
  const [a, b, c, d] = theme.topics
  return {
    description: `${course.lead}用意した課題は「${a.task}」「${c.task}」など4本です。${closing('drill', course.title)}`,
    outcome: [
      `${b.steps[0]}ところまで、迷わず進められる`,
      `${d.cure}ことが習慣になる`,
      pick(
        [
          `${theme.act}前の準備運動を、自分で組める`,
          `10分あれば、いつでも${theme.act}練習を始められる`,
          `${c.checks[0]}か、途中で気づけるようになる`,
        ],
        seedOf(course.title),
      ),
    ],
    audience: `${theme.worry}。頭ではわかっているのに手が動かない、という人にちょうどよい量です。`,
  }
}
