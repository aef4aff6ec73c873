import { dayKey, startOfDay } from '#platform/tokyo.ts'
import { DECLARATION_VERSION } from '#domains/community/contests/terms.ts'
import type { Tx } from '#platform/db.ts'
import { type Days, daysFrom } from '../days.ts'
import { fill, settleIds } from '../fill.ts'
import { keys } from '../keys.ts'
import { contests } from './contests.ts'
import { entries, pictureOf } from './entries.ts'
import { reports } from './reports.ts'

const RULES = `ご自身で描いた作品を1点応募できます。イラストレポートで見せた作品でもかまいません。
画像生成AIを使った作品、ほかの方の作品、R18作品は応募できません。
作品は、このサイトでの紹介にだけ使います。`
const prizes = (good: number) =>
  `最優秀賞 1点：透明水彩の絵具 24色セット\n優秀賞 ${good}点：スケッチブックと鉛筆のセット`

const GALLERIES = [
  { gallery: 'my_atelier_contest', count: 20, credit: (at: number) => `受講生 ${at + 1}` },
  { gallery: 'fan_art', count: 45, credit: (at: number) => `作品 ${at + 1}` },
] as const

export async function loadContests(tx: Tx, members: Map<string, number>, now: Date): Promise<void> {
  const days = daysFrom(now)
  const hung = (at: number) => {
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
      results_told_at: isOver(results) ? days.ahead(results!) : null,
      asks_address: isOver(results),
    })),
  )
  await fill(
    tx,
    'illust_contest_applicants',
    entries.map((entry) => {
      const { contest, place, entrant, daysAgo } = entry
      const { key: image, shape } = pictureOf(entry)
      const { entries: count, unseen, awards = {} } = contests[contest]!
      const [award = null, praise = null] = awards[place] ?? []
      const applied_at = days.lived(daysAgo)
      return {
        ...{ id: contest * 100 + place + 1, contest_id: contest + 1, member_id: members.get(entrant) },
        ...{ image_key: image, small_key: image, width: shape[0], height: shape[1] },
        ...{ declared_version: DECLARATION_VERSION, declared_at: applied_at, applied_at },
        approved_at: place < count - unseen ? days.lived(daysAgo - 1) : null,
        ...{ award, praise },
        shows_name: place % 3 !== 2,
      }
    }),
  )
  await sendPrizes(tx, members, days)
  await fill(
    tx,
    'gallery_illusts',
    GALLERIES.flatMap(({ gallery, count, credit }, part) =>
      Array.from({ length: count }, (_, at) => ({
        ...{ id: part * 100 + at + 1, gallery, title: reports[(at + part * 40) % reports.length]!.title },
        ...{ credit: credit(at), ...hung(at + part * 40), position: at },
      })),
    ),
  )
  await loadMarks(tx, members, days)
  await settleIds(tx, ['illust_contests', 'illust_contest_applicants', 'gallery_illusts'])
}

const isOver = (results: number | null) => results !== null && results < 0

/** Who won said where to within some days, and has the prize; the address went by itself. */
async function sendPrizes(tx: Tx, members: Map<string, number>, days: Days): Promise<void> {
  const won = entries.filter(({ contest, place }) => {
    const { awards = {}, results } = contests[contest]!
    return isOver(results) && awards[place]?.[0]
  })
  await fill(
    tx,
    'contest_prize_addresses',
    won.map(({ contest, place, entrant }) => ({
      ...{ work_id: contest * 100 + place + 1, member_id: members.get(entrant), sealed: null },
      given_at: days.lived(-contests[contest]!.results! - 3),
      ...{ sent_at: days.lived(-contests[contest]!.results! - 9), sent_by: members.get('staff') },
    })),
  )
}

const midnight = (at: string) => startOfDay(dayKey(new Date(at))).toISOString()
const lastMinute = (at: string) => new Date(Date.parse(midnight(at)) - 60_000).toISOString()
const noon = (at: string) => new Date(Date.parse(midnight(at)) + 43_200_000).toISOString()

const NOTES = ['', '形をよく見ています。', '', '手前と奥の差がほしい。', '線に迷いがない。', '']

/** Three judge what is judged now: one is done, one half way, one knows who drew some of it. */
async function loadMarks(tx: Tx, members: Map<string, number>, days: ReturnType<typeof daysFrom>): Promise<void> {
  const contest = contests.findIndex(({ ends, results }) => ends < 0 && results !== null && results > 0)
  const { entries: count, unseen } = contests[contest]!
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
      Array.from({ length: Math.floor((count - unseen) * share) }, (_, at) => {
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
