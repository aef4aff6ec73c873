/** What the owner agreed to, and when; nothing is agreed to of a picture that staff took out of sight. */
export type Consents = { pictureConsentedAt: Date | null; memoConsentedAt: Date | null }
type Wish = { consent?: boolean | undefined; memo_consent?: boolean | undefined }

/** A memo is shown beside its picture or not at all; who takes the picture back takes the memo back too. */
export function consentsAfter(before: Consents, wish: Wish, now: Date): Consents {
  const picture = wish.consent ?? before.pictureConsentedAt !== null
  const memo = picture && (wish.memo_consent ?? before.memoConsentedAt !== null)
  return {
    pictureConsentedAt: picture ? (before.pictureConsentedAt ?? now) : null,
    memoConsentedAt: memo ? (before.memoConsentedAt ?? now) : null,
  }
}

export const whyCannotConsent = (log: { hiddenAt: Date | null }, wish: Wish): 'hidden-log' | null =>
  log.hiddenAt !== null && wish.consent === true ? 'hidden-log' : null

type Memo = { memo?: string | undefined; was?: string | undefined }

/** What another device wrote meanwhile is not overwritten by who has not seen it. */
export const whyCannotWrite = (log: { memo: string }, { memo = log.memo, was = log.memo }: Memo): 'other-memo' | null =>
  memo !== was && log.memo !== was && log.memo !== memo ? 'other-memo' : null

/** Who only changes a consent leaves the memo as it is by now. */
export const memoAfter = (log: { memo: string }, { memo = log.memo, was }: Memo): string =>
  memo === was ? log.memo : memo
