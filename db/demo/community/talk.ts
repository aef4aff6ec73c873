import { dice, type Dice } from '../pictures/dice.ts'
import { AUTHORS, joined, reports, type DemoReport } from './reports.ts'
import { said } from './said/index.ts'

/** Which one exactly twelve people like. */
const TWELVE = 4

export type DemoComment = { report: number; author: string; content: string; daysAgo: number; piece: number | null }
export type DemoLike = { report: number; author: string; daysAgo: number }

/** Who may have seen it by then: everybody who had joined, but for who showed it. */
const others = ({ author }: DemoReport, daysAgo: number) =>
  AUTHORS.filter((one) => one !== author && joined(one) > daysAgo + 0.5)

/** Who speaks politely to everybody, and who never raises the voice. */
const polite = ['veteran', 'plan1m', 'dd-ok', 'anchor31', 'corrected', 'plan6m', 'cont12', 'ambassador']
const quiet = ['other', 'plan12m', 'trial10', 'cont12-month', 'card-unpaid']
const mayHaveSaid = (who: string, words: string) =>
  !([...polite, ...quiet].includes(who) && /[！笑]/.test(words)) &&
  !(polite.includes(who) && !/です|ます|ました|ません|ください|でした|でしょう/.test(words))

/** What they say to each other, the oldest first. */
export const comments: DemoComment[] = reports
  .flatMap((report, index): DemoComment[] => {
    const roll = dice(index, 'comments')
    const words = said[index] ?? []
    const pieces = words.map((one) => Number(/^＋(\d+) /.exec(one)?.[1] ?? Number.NaN))
    const shown = pieces.flatMap((piece) => reports[piece]?.author ?? [])
    const strangers = others(report, report.daysAgo).filter((one) => !shown.includes(one))
    const times = whenSaid(report, words.length, roll)
    return words.map((one, at) => {
      const piece = Number.isNaN(pieces[at]!) ? null : pieces[at]!
      const nobodyTwice = () => {
        const fitting = strangers.filter((stranger) => mayHaveSaid(stranger, one))
        const who = roll.pick(fitting)
        strangers.splice(strangers.indexOf(who), 1)
        return who
      }
      const author = piece !== null ? reports[piece]!.author : one.startsWith('→') ? report.author : nobodyTwice()
      return { report: index, author, content: one.replace(/^(→|＋\d+ )/, ''), daysAgo: times[at]!, piece }
    })
  })
  .toSorted((a, b) => b.daysAgo - a.daysAgo)

/** Most on the first evenings, some days later: of what much is said, it is said for longer. */
function whenSaid({ daysAgo }: DemoReport, count: number, roll: Dice): number[] {
  const last = Math.min(daysAgo * 0.95, 4 + count * 0.6)
  return Array.from({ length: count }, () => daysAgo - 0.02 - (last - 0.02) * roll.range(0, 1) ** 2.2).toSorted(
    (a, b) => b - a,
  )
}

export const likes: DemoLike[] = reports.flatMap((report, index) => {
  const roll = dice(index, 'likes')
  const there = others(report, report.daysAgo)
  const count = index === TWELVE ? 12 : Math.min(there.length, Math.floor(roll.range(0, 1) ** 2 * 26))
  return Array.from({ length: count }, (_, at) => ({
    report: index,
    author: there[(index * 3 + at) % there.length]!,
    daysAgo: report.daysAgo - Math.min(report.daysAgo, 25) * roll.range(0, 1) ** 2,
  }))
})
