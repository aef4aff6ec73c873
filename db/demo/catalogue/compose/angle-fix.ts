import type { Theme, ThemeCourse, Topic } from '../theme.ts'
import { closing } from './closing.ts'
import { lesson } from './lesson.ts'
import { firstSentence, pick, seedOf } from './pick.ts'

/** 直す: starts from a mistake that everybody makes and mends it. */
export function fixLessons(theme: Theme, key: string) {
  const work = theme.tab === 'manga' ? '原稿' : '絵'
  const diagnosis = lesson(
    {
      title: '自分のつまずきを見つける',
      description: `「${theme.topics[0].slip}」「${theme.topics[1].slip}」「${theme.topics[2].slip}」「${theme.topics[3].slip}」。よくある4つの例を見くらべ、自分に近いものを選びます。`,
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
        description: opening(topic, index + seedOf(theme.key)),
        subject: topic.subject,
        training: `以前の${work}から1枚選び、「${topic.cure}」ことだけを意識して直す`,
        checks: [topic.checks[0], topic.checks[1], '直す前と後の違いを、一言で書いてある'],
        chapters: [`${topic.slip}のはなぜか`, topic.cure, `${topic.checks[0]}か確かめる`],
      },
      `${key}/${index + 1}`,
    ),
  )
  return [diagnosis, ...mended]
}

function opening({ slip, know, cure }: Topic, turn: number) {
  const reason = firstSentence(know)
  return pick(
    [
      `${slip}。だれもが一度は通る道です。${reason}直すときは、${cure}ことから始めます。直す前と後を並べて、違いを言葉にしましょう。`,
      `なぜ、${slip}のでしょうか。${reason}この約束を思い出しながら、${cure}ところまでいっしょに直します。`,
      `${slip}とき、描き足してもなかなか直りません。${reason}${cure}。それだけで、印象は大きく変わります。`,
      `描き終えてから、${slip}ことに気づいた。そんな一枚を用意してください。${reason}ここでは、${cure}方法を試します。`,
    ],
    turn,
  )
}

export function fixWords(theme: Theme, course: ThemeCourse) {
  const [a, b, c, d] = theme.topics
  return {
    description: `${course.lead}「${a.slip}」「${b.slip}」といったつまずきを、一つずつ取り上げます。${closing('fix', course.title)}`,
    outcome: [
      `「${a.slip}」に気づき、原因を自分で見つけられる`,
      `「${c.cure}」だけで直せる場所がわかる`,
      `人に見せる前に、${d.checks[0]}か自分で確かめられる`,
    ],
    audience: `${theme.worry}。描き上げたあとの違和感の正体を知りたい人におすすめします。`,
  }
}
