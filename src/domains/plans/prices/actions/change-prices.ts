import { listTermPrices } from '../../queries.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { invalid, orNotFound } from '#platform/refusal.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { deletePrice, insertPrice, lockPrices } from '../queries.ts'
import { refuse } from '../refusals.ts'
import { whyTooSoonToRise } from '../change-rules.ts'
import type { PriceInput } from '../terms.ts'

/** A price of the future is a new row; what was valid once stays as it was. */
export function addPrice(actor: Actor, price: PriceInput): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    if (price.valid_from <= actor.now) throw invalid({ valid_from: ['今より後の日時にしてください。'] })
    await lockPrices(tx)
    const oldYen = await priceOn(tx, price.term_months, price.valid_from)
    const tooSoon = whyTooSoonToRise({ from: price.valid_from, oldYen, newYen: price.monthly_yen }, actor.now)
    if (tooSoon) throw invalid({ valid_from: [tooSoon] })
    if (!(await insertPrice(tx, price)))
      throw invalid({ valid_from: ['同じ日時からの料金が、すでに登録されています。'] })
    await writeAudit(tx, actor, 'staff.price-added', null, factsOf(price))
    await actor.house.pages.purge(tx, 'plans')
  })
}

/** Takes back a price that has not come yet; a lower one only while whoever counts on it can still be told. */
export function removePrice(actor: Actor, term_months: number, valid_from: Date): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    if (valid_from <= actor.now) refuse('in-effect')
    await lockPrices(tx)
    const { monthly_yen } = orNotFound(await deletePrice(tx, term_months, valid_from))
    const newYen = await priceOn(tx, term_months, valid_from)
    if (whyTooSoonToRise({ from: valid_from, oldYen: monthly_yen, newYen }, actor.now)) refuse('cheaper-soon')
    await writeAudit(tx, actor, 'staff.price-removed', null, factsOf({ term_months, valid_from, monthly_yen }))
    await actor.house.pages.purge(tx, 'plans')
  })
}

/** What a month of that plan costs at that moment, as far as is known now. */
async function priceOn(tx: Tx, term_months: number, at: Date): Promise<number | null> {
  const prices = await listTermPrices(tx, at)
  return prices.find(({ months }) => months === term_months)?.monthlyYen ?? null
}

const factsOf = ({ term_months, valid_from, monthly_yen }: PriceInput) => ({
  name: `${term_months}ヶ月プラン`,
  yen: monthly_yen,
  from: formatMoment(valid_from),
})
