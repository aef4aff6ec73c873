import { formatDayKey } from '#platform/tokyo.ts'
import type { Day } from '#platform/days.ts'

/** Orders that sell nothing: another means of payment, and an open bill that is paid by a visit at the wallet. */
export type BareKind = 'card' | 'debt'
export const isBare = (kind: string): kind is BareKind => kind === 'card' || kind === 'debt'

/** How an order stands. */
export type OrderState = 'shown' | 'authenticating' | 'charging' | 'done' | 'failed'
/** The id of the service's catalogue to which all plans belong. */
export const MASTER_SUBSCRIPTION_ID = 1
/** What stands with an order. Who is under 18 says `minor` first, and orders with a guardian's consent. */
export type Guardian = 'adult' | 'minor_with_consent'
export const GUARDIAN_VERSION = '2026-11-2'

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

export const trialOnce = '無料体験は、お一人様一回限りです。'
