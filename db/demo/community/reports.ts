import { dice } from '../pictures/dice.ts'
import { subjects } from '../pictures/subjects.ts'
import { cast } from '../cast.ts'
import { hands, shapes, type Hand, type Piece } from './hands.ts'
import { made } from './made/index.ts'
import { texts, type ReportText } from './texts/index.ts'
import { shownDaysAgo } from './when.ts'

/** So many hang on the wall because somebody drew them; what was made with courses hangs there too. */
export const REPORTS = 120
/** Who draws and shows it: forty learners who were there when they did. */
export const AUTHORS = [
  'learner other past buyer cont1 cont6 cont12 cancel6 plan1m plan1m-from-trial plan6m plan12m plan6m-from-trial',
  'plan12m-from-trial resume ambassador veteran corrected waiting cancelled overdue unused racer1 racer2 cont12-month',
  'past-unpaid card-unpaid card-closed anchor31 given-up student-hs student-univ student-expiring student-expired dd-ok',
  'dd-unpaid student-revoked student-26 before-used trial10',
]
  .join(' ')
  .split(' ')

export type DemoReport = Piece &
  ReportText & {
    author: string
    status: 'opened' | 'closed'
    commentStatus: 'accepted' | 'refused'
    daysAgo: number
  }

/** Who has drawn for years draws no first trembling line, and is at no school. */
const seasoned = ['veteran', 'ambassador', 'corrected']
export const handOf = (author: string, hand: Hand): Hand =>
  seasoned.includes(author)
    ? (({ shaky: 'colour', notebook: 'ink' } as Partial<Record<Hand, Hand>>)[hand] ?? hand)
    : hand

/** What was there when they drew: the texts were written for these very drawings. */
const motifs = subjects.filter((one) => !['chibi', 'house', 'profile'].includes(one))

/** Painted, so that the newest on the wall are no two sheets of poses. */
const painted = [5, 10]

/** In the order of their drawings; the same at every load. */
const drawn = Array.from({ length: REPORTS }, (_, index): DemoReport => {
  const author = authorAt(index)
  return {
    ...texts[index]!,
    seed: index,
    subject: motifs[(index * 7) % motifs.length]!,
    hand: painted.includes(index)
      ? 'colour'
      : handOf(author, hands[(index * 3 + Math.floor(index / 8)) % hands.length]!),
    shape: dice(index, 'illust-report').pick(shapes),
    author,
    status: index % 17 === 9 ? 'closed' : 'opened',
    commentStatus: index % 13 === 5 ? 'refused' : 'accepted',
    daysAgo: shownDaysAgo[index]!,
  }
})

export const reports: readonly DemoReport[] = [
  ...drawn,
  ...made.map((one): DemoReport => ({ ...one, status: 'opened', commentStatus: 'accepted' })),
]

const byAge = reports.map((_, index) => index).toSorted((a, b) => reports[a]!.daysAgo - reports[b]!.daysAgo)
/** The newest has the highest number. */
export const numberOf = (index: number): number => reports.length - byAge.indexOf(index)

function authorAt(index: number): string {
  return AUTHORS[(index * 11 + Math.floor(index / 40) * 3) % AUTHORS.length]!
}

/** How many days ago somebody of the cast came. */
export function joined(author: string): number {
  return cast.find(({ key }) => key === author)!.joinedDaysAgo
}
