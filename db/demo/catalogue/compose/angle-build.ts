import type { Theme, Topic } from '../theme.ts'
import { lesson } from './lesson.ts'
import { pick, seedOf } from './pick.ts'
import { polite } from './polite.ts'

/** しくみから: each topic as it is made, then all of them without a model. */
export function buildLessons(theme: Theme, key: string) {
  const taught = theme.topics.map((topic, index) =>
    lesson(
      {
        title: topic.name,
        description: `${topic.know}${way(topic, index, seedOf(key) >>> 4)}`,
        subject: topic.subject,
        training: { title: topic.exercise, detail: `${polite(topic.task)}。` },
        checks: [...topic.checks, `「${topic.cure}」を守れている`],
        chapters: topic.steps,
      },
      `${key}/${index}`,
    ),
  )
  const names = theme.topics.map((topic) => topic.name).join('、')
  const review = lesson(
    {
      title: `見本なしで${theme.act}`,
      description: `${pick([`${names}を、見本なしで通して使います。`, `見本は閉じたまま、${names}を順に思い出します。`], seedOf(key) >>> 4)}${theme.alone.text}`,
      training: {
        title: theme.alone.exercise,
        detail: `見本を閉じて${polite(theme.act)}。終わったら、学ぶ前のものと並べます。`,
      },
      checks: [theme.topics[0].checks[0], theme.topics[3].checks[0]],
      chapters: ['4つの手順をふり返る', `見本を閉じて${theme.act}`],
    },
    `${key}/4`,
  )
  return [...taught, review]
}

/** Where one begins on that day, in one of two ways. */
function way({ cure, steps, task }: Topic, day: number, turn: number) {
  const ways: [Ways, ...Ways[]] = [
    [`${cure}ところから始めましょう。`, `はじめに${cure}と、あとの手順が楽になります。`],
    [
      `手順は「${steps[0]}」「${steps[1]}」「${steps[2]}」の3つです。`,
      `「${steps[0]}」が済むまで、「${steps[1]}」には進みません。`,
    ],
    [`最後に、${task}課題で確かめます。`, `しめくくりは、${task}練習です。`],
    [
      `動画を止めながら、${steps[0]}ところまでいっしょに進めます。`,
      `${steps[0]}ところで動画を止め、先に自分で描いてみます。`,
    ],
  ]
  return pick(pick(ways, day), turn)
}
type Ways = [string, ...string[]]
