import { dice } from '../pictures/dice.ts'
import { AUTHORS, joined, reports, type DemoReport } from './reports.ts'
import { sayable, thanks } from './talk-words.ts'

/** How many comments the newest ones have; the rest have a few. */
const COUNTS = [35, 11, 10, 0]
/** Which one exactly twelve people like. */
const TWELVE = 4

export type DemoComment = { report: number; author: string; content: string; daysAgo: number; piece: number | null }
export type DemoLike = { report: number; author: string; daysAgo: number }

/** Who may have seen it by then: everybody who had joined, but for who showed it. */
const others = ({ author }: DemoReport, daysAgo: number) =>
  AUTHORS.filter((one) => one !== author && joined(one) > daysAgo + 0.5)

/** What they say to each other, the oldest first. */
export const comments: DemoComment[] = reports
  .flatMap((report, index): DemoComment[] => {
    const roll = dice(index, 'comments')
    const count = COUNTS[index] ?? roll.int(0, 5)
    if (report.commentStatus === 'refused') return []
    const said = sayable(report.subject, report.hand)
    return Array.from({ length: count }, (_, at) => {
      const daysAgo = report.daysAgo * (1 - (at + 1) / (count + 2))
      const answers = at % 6 === 5
      const there = others(report, daysAgo)
      const author = answers ? report.author : there[(index * 5 + at * 7 + 1) % there.length]!
      const content = answers
        ? thanks[(index + Math.floor(at / 6)) % thanks.length]!
        : said[(index * 3 + at - Math.floor(at / 6)) % said.length]!
      // Some show what they mean, with what they drew themselves.
      const piece = at % 9 === 4 ? ownPiece(author, daysAgo) : null
      return { report: index, author, content, daysAgo, piece }
    })
  })
  .toSorted((a, b) => b.daysAgo - a.daysAgo)

function ownPiece(author: string, daysAgo: number): number | null {
  const found = reports.findIndex((one) => one.author === author && one.status === 'opened' && one.daysAgo > daysAgo)
  return found < 0 ? null : found
}

export const likes: DemoLike[] = reports.flatMap((report, index) => {
  const roll = dice(index, 'likes')
  const there = others(report, report.daysAgo)
  const count = index === TWELVE ? 12 : Math.min(there.length, Math.floor(roll.range(0, 1) ** 2 * 26))
  return Array.from({ length: count }, (_, at) => ({
    report: index,
    author: there[(index * 3 + at) % there.length]!,
    daysAgo: report.daysAgo * roll.range(0, 1),
  }))
})
