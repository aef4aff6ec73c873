import type { CallAsk } from '#platform/ask.ts'

/** Pages kept whole for visitors carry no token; a script that needs one asks here. */
export default async function csrfToken(ask: CallAsk) {
  return { token: ask.csrfToken }
}
