import { href } from 'react-router'
import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { sayNext } from '#platform/flash.ts'
import { settleAuthentication } from '../actions/complete-order.ts'
import { failurePath } from '../failure-path.ts'
import { outcomePath } from '../paths.ts'
import { findOrder } from '../queries.ts'

/**
 * The browser comes back from the card's issuer by a post from another site: no cookie comes along, so the key in the
 * address says which order it is about. Whoever calls this only makes us ask the provider; then a page of ours is
 * opened, to which the cookie does come along. Opened again later, it shows what became of the order.
 */
export default async function threeDSecureReturn(ask: CallAsk) {
  const { house, query, method } = ask
  const key = query.get('order') ?? ''
  if (method !== 'POST') return Answer.seeOther(outcomePath(key))
  const result = await settleAuthentication(house, key)
  if (!result) return Answer.seeOther(href('/subscription_orders/new'))
  if ('challenge' in result) return Answer.seeOther(result.challenge)
  const order = await findOrder(house.db, key)
  if ('failed' in result) return Answer.seeOther(failurePath(result.failed, order))
  if (order?.kind === 'card' && order.state === 'done') sayNext(ask, 'カード情報を変更しました。')
  return Answer.seeOther(result.done)
}
