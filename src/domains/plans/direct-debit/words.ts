import { formatDayKey } from '#platform/tokyo.ts'
import type { Settings } from '#platform/house.ts'
import type { Day } from '../subscription/terms.ts'

/** The school by the name of its receipts, and by its own where that is another. */
export const schoolName = ({ invoiceIssuer, siteName }: Settings) =>
  invoiceIssuer === siteName ? siteName : `${invoiceIssuer}（${siteName}）`

/** Where the paper goes back to, as it is written on an envelope. */
export const returnLines = (settings: Settings) => [settings.schoolAddress, `${schoolName(settings)} 口座振替係`]

type PaperDays = {
  postedBy: Day | null
  /** when the school did post it */
  postedOn?: Day | null
  dueOn: Day
}

/** What happens with the paper, in the same words on the page and in the letter. */
export function paperWords({ postedBy, postedOn, dueOn }: PaperDays): string[] {
  const back = `${formatDayKey(dueOn)}までにご返送ください。`
  if (!postedBy)
    return ['口座振替依頼書をダウンロードして印刷してください。', `ご記入・ご捺印のうえ、5日以内（消印有効）、${back}`]
  return [
    postedOn
      ? `口座振替依頼書を、${formatDayKey(postedOn)}にご登録の住所へお送りしました。`
      : `口座振替依頼書を、5営業日以内（${formatDayKey(postedBy)}まで）にご登録の住所へお送りします。`,
    `ご記入・ご捺印のうえ、お受け取りから5日以内（消印有効）、遅くとも${back}`,
  ]
}

/** The bank sent the paper back. */
export const rejectedWords = (reason: string) => [
  `お送りいただいた口座振替依頼書は、次の理由で金融機関に登録できませんでした：${reason}`,
  '内容を訂正した依頼書を、期限までにもう一度お送りください。',
]
