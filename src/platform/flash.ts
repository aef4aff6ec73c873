import type { Ask } from './ask.ts'
import { cookieLine } from './cookies.ts'
import { seeOther } from './page-form.ts'
import { seal, unseal } from './seal.ts'

/** What is said once on the page that one is led to: that something was done, or why it was not. */
export type Flash = { tone: 'done' | 'trouble'; sentence: string }

const COOKIE = 'said'
const SECONDS = 60

/** After a form that worked: leads to a page, and that page says so once; a reload says nothing. */
export function flash(ask: Pick<Ask, 'house' | 'setCookie'>, path: string, said: string | Flash): Response {
  sayNext(ask, said)
  return seeOther(path)
}

/** Says it on the next page of the member, wherever that is. The browser carries it sealed: none of it is a stranger's. */
export function sayNext({ house, setCookie }: Pick<Ask, 'house' | 'setCookie'>, said: string | Flash): void {
  const { tone, sentence } = typeof said === 'string' ? { tone: 'done', sentence: said } : said
  const { secret, secureCookies: secure } = house.settings
  setCookie(
    cookieLine(COOKIE, seal(secret, COOKIE, `${tone} ${sentence}`), { maxAge: SECONDS, httpOnly: true, secure }),
  )
}

/** Whether the page that is asked for says something so; the next one does not any more. */
export const saysSomething = ({ cookies }: Pick<Ask, 'cookies'>): boolean => cookies[COOKIE] !== undefined

/** Takes it. A visitor's page may be kept for others, so it is for members alone. */
export function takeFlash({ cookies, house, member, setCookie }: Ask): Flash | null {
  const sealed = cookies[COOKIE]
  if (sealed === undefined || !member) return null
  setCookie(cookieLine(COOKIE, '', { maxAge: 0, httpOnly: true, secure: house.settings.secureCookies }))
  const said = unseal(house.settings.secret, COOKIE, sealed)
  const [, tone, sentence] = /^(done|trouble) (.+)$/s.exec(said ?? '') ?? []
  return sentence ? { tone: tone as Flash['tone'], sentence } : null
}
