import type { Theme } from '../theme.ts'
import { lesson } from './lesson.ts'
import { pick, seedOf } from './pick.ts'
import { polite } from './polite.ts'

/** 直す: starts from a mistake that everybody makes and mends it. */
export function fixLessons(theme: Theme, key: string) {
  const work = theme.tab === 'manga' ? '原稿' : '絵'
  const diagnosis = lesson(
    {
      title: '自分のつまずきを見つける',
      description: diagnosing(theme, work),
      training: null,
      checks: [`自分の${work}を1枚選び、直したいところに印をつけてある`],
      chapters: ['4つの例を見くらべる', `自分の${work}に印をつける`],
    },
    `${key}/0`,
  )
  const mended = theme.topics.map((topic, index) =>
    lesson(
      {
        title: `「${topic.slip}」を直す`,
        description: `${topic.know}${polite(topic.cure)}。`,
        topic,
        training: {
          title: `${topic.name}を見直した1枚`,
          detail: `以前の${work}から1枚選び、${polite(topic.cure)}。ほかの所はそのまま残します。`,
        },
        checks: [topic.checks[0], topic.checks[1], '直す前と後の違いを、一言で書いてある'],
        chapters: [`${topic.slip}のはなぜか`, topic.cure, `${topic.checks[0]}か確かめる`],
      },
      `${key}/${index + 1}`,
    ),
  )
  return [diagnosis, ...mended]
}

function diagnosing({ key, act, topics }: Theme, work: string) {
  const slips = topics.map(({ slip }) => `「${slip}」`).join('')
  return pick(
    [
      `${slips}。${act}ときの4つの例を見くらべ、自分の${work}に近いものを選びます。`,
      `${act}ときによくある例を、4つ並べます。${slips}。横に置くのは、${act}途中で止まった自分の${work}です。`,
      `${slips}。自分の${work}を1枚選び、${act}ときにいちばん多く起きるものへ印をつけます。`,
    ],
    seedOf(key) >>> 2,
  )
}
