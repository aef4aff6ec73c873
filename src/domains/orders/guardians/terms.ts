/** So long a guardian may take to answer, and so long the answer can be used. */
export const CONSENT_HOURS = 72
/** So long who named a guardian is not believed to be of age; then the guardian's address is forgotten as well. */
export const REMEMBERED_DAYS = 90
/** The wording of what a guardian agrees to; kept with each consent. */
export const CONSENT_VERSION = '2026-11-1'
export const CONSENT_WORDS =
  '私は、この会員の保護者（親権者または未成年後見人）です。上記の内容と利用規約を確認し、この会員がお申し込みをすることに同意します。'

export type ConsentEnd = 'declined' | 'fallen' | 'superseded' | 'withdrawn'

/** How a consent stands, for the guardian and for who wants it. */
export type ConsentState = 'asked' | 'given' | 'used' | ConsentEnd
