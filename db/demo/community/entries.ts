import { keys } from '../keys.ts'
import { dice } from '../pictures/dice.ts'
import { subjects, type Subject } from '../pictures/subjects.ts'
import { contests, type DemoContest } from './contests.ts'
import { hands, shapes, type Piece, type Shape } from './hands.ts'
import { AUTHORS, handOf, joined, reports } from './reports.ts'
import { beforeSpring, beforeSummer, shownSince } from './when.ts'

/** Who has left since, and shows nothing elsewhere: the forty-first. */
const ONCE = 'former01'

/** What moderation has hidden or looks at is entered nowhere. */
const LOOKED_AT = [7, 12, 20, 30, 51, 64]

/** What of the reports may be entered in each contest; in the last, all draw something new. */
const shownFor = [beforeSpring, beforeSummer, shownSince.filter((index) => !LOOKED_AT.includes(index)), [], []]

/** What one sees on a desk and on the way home, for the contest of what is seen. */
const SEEN: readonly Subject[] = ['food', 'hand', 'foliage', 'two-point', 'cloth', 'animal', 'cloud', 'water']

type Entry = { contest: number; place: number; entrant: string; daysAgo: number } & (
  | { report: number }
  | { piece: Piece }
)

/** Who was there when it opened. */
const entrantsOf = ({ starts, entries }: DemoContest) =>
  [...AUTHORS, ONCE].filter((key) => joined(key) > 1 - starts).slice(0, entries)

/** Everybody enters what they drew themselves, each time another, and showed before the contest ended if at all. */
export const entries: Entry[] = contests.flatMap((one, contest) => {
  const { starts, ends } = one
  const entrants = entrantsOf(one)
  return entrants.map((entrant, place) => {
    const turn = -starts - ((Math.min(ends - 1, 0) - starts) * (place + 1)) / (entrants.length + 1)
    const report = shownFor[contest]!.find(
      (index) => reports[index]!.author === entrant && reports[index]!.daysAgo > 1.3 - ends,
    )
    const entry = { contest, place, entrant, daysAgo: turn }
    if (report === undefined) return { ...entry, piece: drawnFor(contest, place, entrant) }
    return { ...entry, report, daysAgo: Math.min(turn, reports[report]!.daysAgo - 0.2) }
  })
})

/** Where the picture of an entry lies, and how large it is. */
export function pictureOf(entry: Entry): { key: string; shape: Shape } {
  if ('report' in entry) return { key: keys.illustReport(entry.report), shape: reports[entry.report]!.shape }
  return { key: keys.contestWork(entry.contest, entry.place), shape: entry.piece.shape }
}

/** Drawn for a contest, and shown nowhere else. */
export const drawnForContests = entries.flatMap((entry) =>
  'piece' in entry ? [{ key: pictureOf(entry).key, piece: entry.piece }] : [],
)

function drawnFor(contest: number, place: number, entrant: string): Piece {
  const seed = 1000 + contest * 100 + place
  const roll = dice(seed, 'contest-work')
  return {
    seed,
    subject: contest === 2 ? SEEN[place % SEEN.length]! : roll.pick(subjects),
    hand: handOf(entrant, roll.pick(hands.filter((hand) => hand !== 'poses'))),
    shape: roll.pick(shapes),
  }
}
