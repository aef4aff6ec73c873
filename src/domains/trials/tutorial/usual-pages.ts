import { pagesOf, type TutorialPage, type Variant, variants } from './terms.ts'

type Words = readonly [title: string, body: string]

const beginning: Words = [
  'ようこそ、Egakuへ',
  '月額プランのすべての講座とカリキュラムを見られます。まずは、今日の10分から始めましょう。',
]
const watching: Words = [
  '見る、描く、また見る',
  'レッスンは短い動画に分かれています。止めて描き、続きから見られます。気づいたことはノートに残せます。',
]
const paper: Words = [
  '道具は紙と鉛筆で十分です',
  '特別な道具はいりません。線がゆがんでも大丈夫。手を動かした分だけ、次の線が変わります。',
]
const following: Words = [
  '体験カリキュラムから始めましょう',
  '7つのステップを順に進むと、1枚の絵が描き上がります。迷ったら、ここから始めてください。',
]
const searching: Words = [
  '苦手から選べます',
  '手、目、服のしわ、パース。いま描けないものから講座を探せます。上のほうの検索をお使いください。',
]
const choosing: Words = [
  'お試しセットを受け取る',
  'シリアルコードをお持ちなら、好きな講座を選べます。体験が終わったあとも、期限まで見られます。',
]

const words: Record<Variant, Record<'entry' | 'other', readonly Words[]>> = {
  a: {
    entry: [beginning, paper, watching, following],
    other: [beginning, searching, watching, choosing],
  },
  b: {
    entry: [
      beginning,
      [
        '1日目は、丸と十字だけ',
        '顔の向きは、丸ひとつと線2本で決まります。絵を習ったことがなくても、その日のうちに描けます。',
      ],
      paper,
      watching,
      following,
    ],
    other: [
      beginning,
      searching,
      watching,
      [
        '描いたものを残しましょう',
        '練習の記録に写真を残すと、1か月後に自分の変化を見比べられます。見られるのは自分だけです。',
      ],
      choosing,
    ],
  },
}

/** What the house shows as long as staff have written nothing else. */
export const usualPages: readonly TutorialPage[] = variants.flatMap((variant) =>
  [true, false].flatMap((entry) =>
    words[variant][entry ? 'entry' : 'other'].slice(0, pagesOf[variant]).map(([title, body], at) => ({
      ...{ variant, entry, position: at + 1, title, body, pictureKey: null },
    })),
  ),
)
