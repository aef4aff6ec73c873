import { dice } from '../pictures/dice.ts'
import { AUTHORS, reports } from './reports.ts'

/** How many comments the newest ones have; the rest have a few. */
const COUNTS = [35, 11, 10, 0]
/** Which one exactly twelve people like. */
const TWELVE = 4

const words = [
  '線がのびのびしていて好きです。',
  'わたしも同じところで止まっています。いっしょにがんばりましょう。',
  '目の高さ、そろえてみたら私はうまくいきました。',
  '紙の白の残しかたがいいですね。',
  '奥のほうが少し明るいと、もっと遠くに見えるかもしれません。',
  'この色のくみあわせ、まねしてもいいですか。',
  '前に見せてくれた絵より、ずっと立体に見えます。',
  '下描きの勢いがそのまま残っていて、うらやましい。',
  'どのくらいの時間で描きましたか？',
  '手の大きさが顔と同じくらいになると、自然に見えると習いました。',
  '影の形がきれい。',
  '毎日続けているのがすごいです。',
  'ペンは何を使っていますか？',
  'この構図、思いつきませんでした。',
  '髪の流れ、つむじが見える気がします。',
  '失敗と書いてあるけれど、わたしはここがいちばん好きです。',
  '描きはじめたばかりの自分には、とても参考になりました。',
  '窓の数、数えてしまいました。おつかれさまです。',
  '肩の力が抜けたポーズになっていますね。',
  '次の絵も楽しみにしています。',
] as const

export type DemoComment = { report: number; author: string; content: string; daysAgo: number; piece: number | null }
export type DemoLike = { report: number; author: string; daysAgo: number }

/** What they say to each other, the oldest first. */
export const comments: DemoComment[] = reports
  .flatMap((report, index): DemoComment[] => {
    const roll = dice(index, 'comments')
    const count = COUNTS[index] ?? roll.int(0, 5)
    return Array.from({ length: count }, (_, at) => ({
      report: index,
      author: AUTHORS[(index * 5 + at * 7 + 1) % AUTHORS.length]!,
      content:
        at % 6 === 5 && report.author
          ? 'ありがとうございます。描いてみます。'
          : words[(index * 3 + at * 7) % words.length]!,
      daysAgo: report.daysAgo * (1 - (at + 1) / (count + 2)),
      // Some show what they mean.
      piece: at % 9 === 4 ? (index + 60 + at) % reports.length : null,
    }))
  })
  .toSorted((a, b) => b.daysAgo - a.daysAgo)

export const likes: DemoLike[] = reports.flatMap(({ daysAgo }, index) => {
  const roll = dice(index, 'likes')
  const count = index === TWELVE ? 12 : Math.floor(roll.range(0, 1) ** 2 * 26)
  return Array.from({ length: count }, (_, at) => ({
    report: index,
    author: AUTHORS[(index * 3 + at) % AUTHORS.length]!,
    daysAgo: daysAgo * roll.range(0, 1),
  }))
})
