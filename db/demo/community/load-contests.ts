import { dayKey, startOfDay } from '#platform/tokyo.ts'
import { DECLARATION_VERSION } from '#domains/community/contests/terms.ts'
import type { Tx } from '#platform/db.ts'
import { daysFrom } from '../days.ts'
import { fill, settleIds } from '../fill.ts'
import { keys } from '../keys.ts'
import { AUTHORS, joined, reports } from './reports.ts'

const RULES = `ご自身で描いた作品を1点応募できます。イラストレポートで見せた作品でもかまいません。
画像生成AIを使った作品、ほかの方の作品、R18作品は応募できません。
作品は、このサイトでの紹介にだけ使います。`
const prizes = (good: number) => `最優秀賞 1点：12ヶ月プラン 1年分\n優秀賞 ${good}点：1ヶ月プラン 3か月分`

type DemoContest = {
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
const contests: DemoContest[] = [
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

const GALLERIES = [
  { gallery: 'my_atelier_contest', count: 20, credit: (at: number) => `受講生 ${at + 1}` },
  { gallery: 'fan_art', count: 45, credit: (at: number) => `作品 ${at + 1}` },
] as const

export async function loadContests(tx: Tx, members: Map<string, number>, now: Date): Promise<void> {
  const days = daysFrom(now)
  const pictureOf = (at: number) => {
    const [width, height] = reports[at % reports.length]!.shape
    const key = keys.illustReport(at % reports.length)
    return { image_key: key, small_key: key, width, height }
  }
  await fill(
    tx,
    'illust_contests',
    contests.map(({ title, theme, content, starts, ends, results, good = 3 }, at) => ({
      ...{ id: at + 1, title, theme, content, rules: RULES, prizes: prizes(good) },
      ...{
        starts_at: midnight(days.ahead(starts)),
        ends_at: lastMinute(days.ahead(ends)),
        published_at: days.ahead(Math.min(starts - 30, -5)),
      },
      results_at: results === null ? null : noon(days.ahead(results)),
      results_told_at: results !== null && results < 0 ? days.ahead(results) : null,
    })),
  )
  await fill(
    tx,
    'illust_contest_applicants',
    contests.flatMap((one, contest) => {
      const { starts, ends, unseen, awards = {} } = one
      const entrants = entrantsOf(one)
      const entries = entrants.length
      return entrants.map((entrant, at) => {
        const [award = null, praise = null] = awards[at] ?? []
        const applied = starts + ((Math.min(ends, 0) - starts) * (at + 1)) / (entries + 1)
        return {
          ...{ id: contest * 100 + at + 1, contest_id: contest + 1, member_id: members.get(entrant) },
          ...pictureOf(ownDrawing(entrant, contest)),
          ...{
            declared_version: DECLARATION_VERSION,
            declared_at: days.ahead(applied),
            applied_at: days.ahead(applied),
          },
          approved_at: at < entries - unseen ? days.ahead(applied + 0.2) : null,
          ...{ award, praise },
          shows_name: at % 3 !== 2,
        }
      })
    }),
  )
  await fill(
    tx,
    'gallery_illusts',
    GALLERIES.flatMap(({ gallery, count, credit }, part) =>
      Array.from({ length: count }, (_, at) => ({
        ...{ id: part * 100 + at + 1, gallery, title: reports[(at + part * 40) % reports.length]!.title },
        ...{ credit: credit(at), ...pictureOf(at + part * 40), position: at },
      })),
    ),
  )
  await loadMarks(tx, members, days)
  await settleIds(tx, ['illust_contests', 'illust_contest_applicants', 'gallery_illusts'])
}

/** Who has left since, and shows nothing elsewhere: the forty-first. */
const ONCE = 'former01'

/** Who was there when it opened. */
const entrantsOf = ({ starts, entries }: DemoContest) =>
  [...AUTHORS, ONCE].filter((key) => joined(key) > 1 - starts).slice(0, entries)

/** What moderation has hidden or looks at is entered nowhere. */
const LOOKED_AT = [7, 12, 20, 30, 51, 64]

/** Everybody enters what they drew themselves, each time another. */
function ownDrawing(author: string, contest: number): number {
  const own = reports.flatMap((one, index) => (one.author === author && !LOOKED_AT.includes(index) ? [index] : []))
  return own[contest % own.length] ?? reports.findIndex(({ status }) => status === 'closed')
}

const midnight = (at: string) => startOfDay(dayKey(new Date(at))).toISOString()
const lastMinute = (at: string) => new Date(Date.parse(midnight(at)) - 60_000).toISOString()
const noon = (at: string) => new Date(Date.parse(midnight(at)) + 43_200_000).toISOString()

const NOTES = ['', '形をよく見ています。', '', '手前と奥の差がほしい。', '線に迷いがない。', '']

/** Three judge what is judged now: one is done, one half way, one knows who drew some of it. */
async function loadMarks(tx: Tx, members: Map<string, number>, days: ReturnType<typeof daysFrom>): Promise<void> {
  const contest = contests.findIndex(({ ends, results }) => ends < 0 && results !== null && results > 0)
  const { entries, unseen } = contests[contest]!
  const judges = [
    { key: 'staff', share: 1 },
    { key: 'teacher1', share: 1 },
    { key: 'teacher2', share: 0.5 },
  ]
  await fill(
    tx,
    'contest_judges',
    judges.map(({ key }) => ({
      ...{ contest_id: contest + 1, member_id: members.get(key), named_at: days.ago(20) },
    })),
  )
  await fill(
    tx,
    'contest_marks',
    judges.flatMap(({ key, share }, judge) =>
      Array.from({ length: Math.floor((entries - unseen) * share) }, (_, at) => {
        const is_close = judge === 1 && at % 11 === 4
        return {
          ...{ contest_id: contest + 1, work_id: contest * 100 + at + 1, judge_id: members.get(key), is_close },
          points: is_close ? null : 3 + ((at * 5 + judge * 3) % 8),
          note: is_close ? '教室で見た絵です。' : NOTES[(at + judge * 2) % NOTES.length],
          marked_at: days.ago(4 - judge),
        }
      }),
    ),
  )
}
