import type { Ask } from './ask.ts'
import { cookieLine } from './cookies.ts'
import { lookUp } from './look-up.ts'

/** What can be said at the top of the next page, wherever that is: the browser carries a word, never a text. */
const sentences = {
  'card-changed': 'カード情報を変更しました。',
} as const
export type Said = keyof typeof sentences

const COOKIE = 'said'
const SECONDS = 60

/** After something was done that ends on another page: that page says so once. */
export function sayNext(ask: Pick<Ask, 'house' | 'setCookie'>, said: Said): void {
  ask.setCookie(cookieLine(COOKIE, said, { maxAge: SECONDS, httpOnly: true, secure: ask.house.settings.secureCookies }))
}

/** Takes the word: a reload says nothing. */
export function takeSaid(ask: Ask): string | null {
  const word = ask.cookies[COOKIE]
  if (word === undefined || !ask.member) return null
  ask.setCookie(cookieLine(COOKIE, '', { maxAge: 0, httpOnly: true }))
  return lookUp(sentences, word)
}
