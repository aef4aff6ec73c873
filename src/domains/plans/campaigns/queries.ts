import type { Selectable } from 'kysely'
import type { Reader } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import type { DB } from '#platform/schema.ts'
import { chooseCampaigns } from './rules.ts'
import type { CampaignRow, Campaigns, Whom } from './terms.ts'

/** The campaigns that an order placed now by this person gets. */
export async function openCampaigns(db: Reader, now: Date, whom: Whom): Promise<Campaigns> {
  const rows = await db
    .selectFrom('campaigns')
    .selectAll()
    .where('opens_at', '<=', now)
    .where('apply_until', '>', now)
    .execute()
  return chooseCampaigns(rows.map(toCampaign), now, whom)
}

/** The same for pages that everybody opens: all campaigns are remembered, and told from the moment. */
export async function campaignsOnPages(house: House, now: Date, whom: Whom): Promise<Campaigns> {
  return chooseCampaigns(await rememberedCampaigns(house), now, whom)
}

/** The campaign that a link with this word opens now; null for a word that opens none. */
export async function findUrlCampaign(house: House, now: Date, urlKind: string) {
  return (await campaignsOnPages(house, now, { isStudent: false, urlKind })).url
}

/** Changed by staff: purge `plans` in the same transaction. */
export function rememberedCampaigns(house: House): Promise<CampaignRow[]> {
  return house.pages.remember('plans:campaigns', ['plans'], async () =>
    (await house.db.selectFrom('campaigns').selectAll().execute()).map(toCampaign),
  )
}

function toCampaign(row: Selectable<DB['campaigns']>): CampaignRow {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    annotation: row.annotation,
    imageKey: row.image_key,
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    applyUntil: row.apply_until,
    excludesStudents: row.excludes_students,
    trialDays: row.trial_days,
    firstMonthYen: row.first_month_yen,
    discountYen: { 1: row.discount_yen_1, 6: row.discount_yen_6, 12: row.discount_yen_12 },
    discountMonths: row.discount_months ?? 0,
    urlKind: row.url_kind,
    showBanner: row.show_banner,
    pcBannerKey: row.pc_banner_key,
    spBannerKey: row.sp_banner_key,
    giftYen: row.gift_yen,
  }
}
