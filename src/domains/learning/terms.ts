export const REVIEW_MAX = 1_000
export const CERTIFICATE_NAME_MAX = 40
/** So many [from, to] pairs a time log may hold of a kind. */
export const MOST_PAIRS = 500

/** What may open after something was completed; at most one. */
export type CompletionPopup = 'ambassador' | 'anniversary' | 'review'

/** So long a browser may keep a lesson's file: the right is asked again an hour later. */
export const FILE_SECONDS = 3600

/** A list, a part or a sheet of pictures of a stream. */
export const isStreamFile = (name: string) => /^[\w-]+\.(m3u8|ts|mp4|m4s|jpg)$/.test(name)
/** By which all files of one film that was made ready here begin. */
export const filmWordOf = (name: string) => /^[\da-f]+/.exec(name)?.[0] ?? name

/**
 * How long the bar is that stands beside 「残り◯STEP」 or a tick: full once all is done, however it was done, and never full
 * while something is left. What was really watched (視聴率) is another figure, which no tick raises.
 */
export const shownShare = (isDone: boolean, watchedRatio: number): number => (isDone ? 100 : Math.min(99, watchedRatio))
