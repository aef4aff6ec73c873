import { listItemsOnSale } from '#domains/coaching/index.ts'
import { isInForce, rememberedEditions, sectionsOf } from '#domains/accounts/index.ts'
import { findCoursePrices } from '#domains/orders/index.ts'
import { listTermPrices, openCampaigns, priceOf } from '#domains/plans/index.ts'
import { termNames, yen, type TermPrice } from '#domains/plans/terms.ts'
import type { Ask } from '#platform/ask.ts'
import { lookUp } from '#platform/look-up.ts'
import { formatDayKey } from '#platform/tokyo.ts'
import { outsideOf } from '../../outside.ts'
import { accessibility } from './accessibility.ts'
import type { Document, School } from './document.ts'
import { externalTransmission } from './external-transmission.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { recommendedEnv } from './recommended-env.ts'
import { transactionsLaw } from './transactions-law.ts'
import { userPolicy } from './user-policy.ts'

const documents: Record<string, (school: School) => Document> = {
  user_policy: userPolicy,
  privacy_policy: privacyPolicy,
  transactions_law: transactionsLaw,
  recommended_env: recommendedEnv,
  external_transmission: externalTransmission,
  accessibility,
}

type Asking = Pick<Ask, 'house' | 'db' | 'now'>
/** What the address calls the text with which the school began. */
export const FIRST = 'first'

/** A document as the school began with it, in the words of its settings. */
export async function writeFirst({ house, db, now }: Asking, name: string | undefined): Promise<Document | null> {
  const write = lookUp(documents, name)
  if (!write) return null
  const { siteName, schoolRepresentative, invoiceIssuer, contactEmail, schoolAddress, origin } = house.settings
  const terms = await listTermPrices(db, now)
  const prices = terms.map((one) => `${termNames[one.months]} 月額${yen(one.monthlyYen)}（税込）`)
  const single = await findCoursePrices(db, now)
  const coaching = (await listItemsOnSale(db)).map(
    ({ name: item, priceYen, commissionYen }) => `${item} ${yen(priceYen)}（税込）${feeWords(priceYen, commissionYen)}`,
  )
  const outside = outsideOf(house.settings, house.payments.browser.tokenUrl)
  return write({
    ...{ siteName, seller: invoiceIssuer, contact: contactEmail, host: origin, address: schoolAddress },
    ...{ representative: schoolRepresentative, campaigns: await campaignPrices({ db, now }, terms) },
    courses: single && [...new Set([yen(single.least), yen(single.most)])].join('〜'),
    ...{ prices, coaching, outside, hasWallet: house.wallet !== null },
  })
}

/** What a first month and the months after it cost while campaigns are open, each with its last minute. */
async function campaignPrices({ db, now }: Pick<Asking, 'db' | 'now'>, terms: readonly TermPrice[]): Promise<string[]> {
  const campaigns = await openCampaigns(db, now, { isStudent: false })
  const { firstMonth } = campaigns
  const discounts = terms.flatMap(({ months, monthlyYen }) => {
    const { discountedYen, discountMonths, campaign } = priceOf(campaigns, months, monthlyYen)
    if (discountedYen === null || !campaign) return []
    const many = discountMonths < months ? `はじめの${discountMonths}回は` : ''
    return `${campaign.name}（${campaign.applyEndTimeJpn}まで）：${termNames[months]} ${many}月額${yen(discountedYen)}（税込）`
  })
  return [
    ...(firstMonth
      ? [
          `${firstMonth.name}（${firstMonth.applyEndTimeJpn}まで）：最初の1ヶ月 ${yen(firstMonth.yen)}（税込）。口座振替は対象外`,
        ]
      : []),
    ...discounts,
  ]
}

const feeWords = (price: number, fee: number) => (fee > 0 ? `と手数料${yen(fee)}（税込）、合計${yen(price + fee)}` : '')

type Standing = 'coming' | 'current' | 'past'
/** One edition of a document in the list under it. */
export type Listed = { edition: string; name: string; standing: Standing }
export type Shown = Document & { editions: Listed[]; standing: Standing }

/** A document as it is in force, or one edition of it; null where there is no such. */
export async function showDocument(asking: Asking, name: string | undefined, edition?: string): Promise<Shown | null> {
  const first = await writeFirst(asking, name)
  if (!first) return null
  const own = (await rememberedEditions(asking.house)).filter(({ document }) => document === name)
  const current = own.find((one) => isInForce(one, asking.now))
  const standingOf = (one: (typeof own)[number]): Standing =>
    one === current ? 'current' : isInForce(one, asking.now) ? 'past' : 'coming'
  const editions: Listed[] = [
    ...own.map((one) => ({
      edition: String(one.id),
      name: `${one.name}　${formatDayKey(one.comesOn)}${isInForce(one, asking.now) ? '改定' : 'から適用'}`,
      standing: standingOf(one),
    })),
    { edition: FIRST, name: first.since, standing: current ? 'past' : 'current' },
  ]
  const wanted = edition ?? String(current?.id ?? FIRST)
  const listed = editions.find((one) => one.edition === wanted)
  if (!listed) return null
  const text = own.find(({ id }) => String(id) === wanted)
  return {
    ...first,
    ...(text && { sections: sectionsOf(text.body), since: listed.name }),
    ...{ editions, standing: listed.standing },
  }
}
