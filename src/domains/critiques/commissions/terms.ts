import { yen } from '#domains/plans/terms.ts'
import { formatDay, formatMoment } from '#platform/tokyo.ts'

/** Of what stands in a commission beside its own days and fee; a changed text has a new date. */
export const COMMISSION_VERSION = '2026-11-23'

/** What a teacher is asked for with a work: agreed when it is given to them, and not changed afterwards. */
export type Commission = {
  id: number
  workId: number
  teacher: string
  feeYen: number
  givenAt: Date
  dueAt: Date
  termsVersion: string
  /** the teacher said so, or gave the work back */
  acceptedAt: Date | null
}

const CONTENT = '会員の作品1点への添削。作品の上に朱を入れた画像1枚以上と、言葉による説明を、添削するページから返却する'
const USE =
  '添削は、依頼した会員だけが見て保存できます。作例として紹介するときは、会員と先生それぞれの同意を別にいただきます。AIの学習には使いません'
const payWords = (payoutDay: number) =>
  `返却した月の翌月${payoutDay}日（銀行が休みの日はその前の営業日）に、登録の口座へ振り込み。返却から60日を超えることはありません`

/** What every commission says beside its own facts, for the letters that bring it. */
export const commonTerms = (payoutDay: number): [string, string][] => [
  ['お願いすること', CONTENT],
  ['お支払い', payWords(payoutDay)],
  ['添削の利用', USE],
]

export function commissionFacts(
  { workId, teacher, feeYen, givenAt, dueAt }: Commission,
  { school, payoutDay }: { school: string; payoutDay: number },
): [string, string][] {
  const [content, pay, use] = commonTerms(payoutDay)
  return [
    ['番号', `添削 No.${workId}`],
    ['依頼する者', school],
    ['依頼を受ける者', `${teacher}先生`],
    ['依頼した日', formatMoment(givenAt)],
    content!,
    ['返却の期日', `${formatDay(dueAt)}まで`],
    ['報酬', `${yen(feeYen)}（税込）。この依頼の報酬が、あとから下がることはありません`],
    pay!,
    use!,
  ]
}
