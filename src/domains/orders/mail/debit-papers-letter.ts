import { formatDayKey } from '#platform/tokyo.ts'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-of.ts'
import type { Letter } from '#platform/letters.ts'
import { paperWords } from '../terms.ts'
import { returnLines } from '#domains/plans/index.ts'
import type { Day } from '#platform/days.ts'
import type { Addressee } from '#domains/plans/terms.ts'
import { accountPath } from '#domains/plans/paths.ts'
import { greeting } from '#platform/letter-words.ts'

type Papers = Addressee & {
  applicationId: number
  postedBy: Day | null
  dueOn: Day
  /** where the form is, for who prints it */
  path: string | null
}

/** After an order by direct debit: which paper comes from where, and until when it goes back. */
export function debitPapers({ settings }: House, papers: Papers): Letter {
  const { applicationId, to, memberId, postedBy, dueOn, path } = papers
  return {
    key: `debit-papers:${applicationId}`,
    to,
    ...letterOf(settings, {
      subject: '口座振替依頼書のご返送のお願い',
      heading: '口座振替依頼書をご返送ください',
      paragraphs: [
        greeting(papers),
        ...paperWords({ postedBy, dueOn }),
        [
          ...(postedBy ? [['依頼書の発送', `${formatDayKey(postedBy)}まで`] as const] : []),
          ['ご返送の期限', `${formatDayKey(dueOn)}（消印有効）`],
          ['ご返送先', returnLines(settings).join(' ')],
        ],
        `口座番号などの金融機関の情報は、依頼書だけにご記入ください。このサイトやメールでお尋ねすることはありません。ご不明な点は ${settings.contactEmail} までお問い合わせください。`,
      ],
      button: path
        ? { label: '口座振替依頼書をダウンロードする', path }
        : { label: '契約内容を確認する', path: accountPath(memberId) },
    }),
  }
}
