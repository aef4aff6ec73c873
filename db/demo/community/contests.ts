export type DemoContest = {
  title: string
  theme: string
  content: string
  starts: number
  ends: number
  results: number | null
  /** How many come second. */
  good?: number
  /** So many have entered, of which so many wait for a look. */
  entries: number
  unseen: number
  /** By the place of the entry: what it won, and what the judges say of that very picture. */
  awards?: Readonly<Record<number, readonly [award: string, praise: string]>>
}

/** Days from now: one is open, one is to come, one is judged, and two are over. */
export const contests: DemoContest[] = [
  {
    title: '春の一枚コンテスト',
    theme: 'この春、いちばん描けた絵',
    content: '上手な絵でなくてかまいません。前より描けたと思えた1枚をお待ちしています。',
    ...{ starts: -260, ends: -220, results: -210, entries: 40, unseen: 0 },
    awards: {
      36: [
        '最優秀賞',
        '葉をかたまりで見て、日の当たる側と影の側をきちんと分けています。手前のしげみから奥の木へ、目が自然に進みます。',
      ],
      37: ['優秀賞', '置いた色は髪の青だけ。網点の背景から顔が浮かび上がり、見せたいものがひと目で伝わります。'],
      4: ['優秀賞', '留めた2か所から布がどう落ちるかを、シワの向きだけで描き分けています。'],
      12: ['優秀賞', '地面を蹴った足から頭の先まで、動きが一本の流れになっています。'],
    },
  },
  {
    title: '夏の練習帳コンテスト',
    theme: '練習のなかの、いちばん好きな1枚',
    content: '線の練習も、模写も、失敗した絵も。練習帳から1枚を選んで見せてください。',
    ...{ starts: -140, ends: -110, results: -100, entries: 41, unseen: 0, good: 1 },
    awards: {
      33: [
        '最優秀賞',
        '紺と朱の2色だけで、夜道の奥行きと月明かりを描ききりました。通りの先へ歩いていきたくなる1枚です。',
      ],
      30: ['優秀賞', '人物と街と空のコマが交互に並び、明暗だけで時間の流れが伝わります。'],
    },
  },
  {
    title: '秋のスケッチコンテスト',
    theme: '見て描く、思い出して描く',
    content: '机の上でも、帰り道でも。自分の目で見たものを描いてください。',
    ...{ starts: -50, ends: -6, results: 8, entries: 36, unseen: 4 },
  },
  {
    title: '冬の自由画コンテスト',
    theme: '好きなものを、好きな画材で',
    content: '鉛筆でも、デジタルでも、途中でも。いま描きたいものを見せてください。',
    ...{ starts: -9, ends: 21, results: 35, entries: 22, unseen: 6 },
  },
  {
    title: '新年の一コマコンテスト',
    theme: 'はじめの一歩',
    content: '一コマで読める、はじまりの場面を描いてください。',
    ...{ starts: 38, ends: 70, results: 84, entries: 0, unseen: 0 },
  },
]
