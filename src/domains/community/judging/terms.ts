export const POINTS_MOST = 10
export const NOTE_MAX = 500
/** What a judge declares instead of points. */
export const CLOSE = '応募した人と関わりがあるため、採点しません'
