export const REVIEW_MAX = 1_000
export const CERTIFICATE_NAME_MAX = 40
/** So many [from, to] pairs a time log may hold of a kind. */
export const MOST_PAIRS = 500

/** What may open after something was completed; at most one. */
export type CompletionPopup = 'ambassador' | 'anniversary' | 'review'

/** So long a browser may keep a lesson's file: the right is asked again an hour later. */
export const FILE_SECONDS = 3600
