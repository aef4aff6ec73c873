/** Signs that nobody takes for one another: without 0 and O, 1 and I. */
export const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** Of a code; five bits each. */
export const CODE_SIGNS = 12
const GROUP = 4

/** 「ABCD-EFGH-JKLM」 */
export const inGroups = (code: string): string => code.replace(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-')

/** What a person typed from a card: wide signs, small letters, spaces around and hyphens of any kind are all one. */
export const normalCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .trim()
    .toUpperCase()
    .replace(/[-‐‑‒–—―−ー﹣－\s]/g, '')
