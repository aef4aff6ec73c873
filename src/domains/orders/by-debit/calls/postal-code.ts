import { actorOf, type CallAsk } from '#platform/ask.ts'
import { normalPostalCode } from '../application-form.ts'
import { lookUps } from '../limits.ts'

/** Asks the address service on behalf of the page, in the service's own words. */
export default async function (ask: CallAsk) {
  const { house, memberId } = actorOf(ask)
  await house.limits.take(lookUps, `${memberId}`)
  const code = normalPostalCode(ask.query.get('zipcode'))
  const place = code ? await house.postal.find(code) : null
  if (!place) return { code: 404, message: '見つかりませんでした。', data: null }
  return { code: 200, message: '', data: { pref: place.prefecture, address: place.address } }
}
