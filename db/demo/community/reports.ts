import { dice } from '../pictures/dice.ts'
import { subjects } from '../pictures/subjects.ts'
import { cast } from '../cast.ts'
import { hands, shapes, type Hand, type Piece } from './hands.ts'
import { bySkill, endings, type Posted, said } from './words.ts'

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

export type DemoReport = Piece & {
  author: string
  title: string
  content: string
  status: 'opened' | 'closed'
  commentStatus: 'accepted' | 'refused'
  daysAgo: number
  /** It names a lesson of a course about the same thing. */
  namesLesson: boolean
}

const POSE_TITLES = ['今日のクロッキー', '30秒×たくさん', '朝のポーズ集', '毎日ポーズ', '寝るまえのクロッキー']

/** Who has drawn for years draws no first trembling line, and is at no school. */
const seasoned = ['veteran', 'ambassador', 'corrected']
const handOf = (author: string, hand: Hand): Hand =>
  seasoned.includes(author)
    ? (({ shaky: 'colour', notebook: 'ink' } as Partial<Record<Hand, Hand>>)[hand] ?? hand)
    : hand

const motifs = subjects.filter((one): one is Posted => one in said)

/** The newest first; the same at every load. */
export const reports: DemoReport[] = Array.from({ length: REPORTS }, (_, index) => {
  const roll = dice(index, 'illust-report')
  const subject = motifs[(index * 7) % motifs.length]!
  const round = Math.floor(index / motifs.length)
  const { titles, about } = said[subject]
  const author = authorAt(index)
  const hand = handOf(author, hands[(index * 3 + Math.floor(index / 8)) % hands.length] as Hand)
  const poses = hand === 'poses'
  return {
    seed: index,
    subject,
    hand,
    shape: roll.pick(shapes),
    author,
    title: poses ? POSE_TITLES[Math.floor(index / 7) % POSE_TITLES.length]! : titles[round % titles.length]!,
    content: [poses ? '' : about[(index + round) % 2], bySkill[hand][index % 3], endings[index % endings.length]]
      .filter(Boolean)
      .join('\n'),
    status: index % 17 === 9 ? 'closed' : 'opened',
    commentStatus: index % 13 === 5 ? 'refused' : 'accepted',
    daysAgo: Math.min(0.4 + index * 0.47, joined(author) - 0.5),
    namesLesson: !poses && index % 3 !== 1,
  }
})

function authorAt(index: number): string {
  return AUTHORS[(index * 11 + Math.floor(index / 40) * 3) % AUTHORS.length]!
}

/** How many days ago somebody of the cast came. */
export function joined(author: string): number {
  return cast.find(({ key }) => key === author)!.joinedDaysAgo
}
