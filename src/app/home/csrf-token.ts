import type { CallAsk } from '#platform/ask.ts'

/** Pages kept whole for visitors carry no token; a script that needs one asks here, and learns whose it is. */
export default async function csrfToken(ask: CallAsk) {
  return { token: ask.csrfToken, member: ask.member?.id ?? null }
}
