import type { Theme } from '../theme.ts'
import { lesson, mindOf } from './lesson.ts'
import { pick, seedOf } from './pick.ts'
import { polite } from './polite.ts'

/** しくみから: each topic as it is made, then all of them without a model. */
export function buildLessons(theme: Theme, key: string) {
  const taught = theme.topics.map((topic, index) =>
    lesson(
      {
        title: topic.name,
        description: topic.know,
        topic,
        training: { title: topic.exercise, detail: `${polite(topic.task)}。` },
        checks: [...topic.checks, topic.whole],
        mind: mindOf(topic),
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
