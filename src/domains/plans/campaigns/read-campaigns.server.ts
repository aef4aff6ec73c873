import type { Actor } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { orNotFound } from '#platform/refusal.ts'
import { formatEnd, formatMoment } from '#platform/tokyo.ts'
import { pageOf, pagesOf } from '#platform/paging.ts'
import { countCampaigns, findCampaign, listCampaigns } from './staff-queries.ts'
import { phaseNames, phaseOf } from './campaign-form-rules.ts'
import type { CampaignPicture } from './pictures.ts'
import { campaignKinds } from './kinds.ts'
import { comparisonNotes } from './read-comparison.ts'
import { toLocal } from '#platform/tokyo-moment.ts'

export async function readCampaigns({ db, url, now }: Actor) {
  const page = pageOf(url)
  const [rows, count] = await Promise.all([listCampaigns(db, page), countCampaigns(db)])
  return {
    page,
    pages: pagesOf(count),
    campaigns: rows.map((row) => {
      const phase = phaseOf({ opensAt: row.opens_at, closesAt: row.closes_at }, now)
      return {
        id: row.id,
        name: row.name,
        kind: campaignKinds[row.kind],
        phase,
        phaseName: phaseNames[phase],
        opens: formatMoment(row.opens_at),
        closes: formatEnd(row.closes_at),
        applyUntil: formatEnd(row.apply_until),
        // Whatever a discount says of them: a student pays half of the regular fee.
        students: row.excludes_students || row.kind === 'discount' ? '対象外' : '対象',
      }
    }),
  }
}

export type CampaignPictureLinks = Record<CampaignPicture, string | null>

/** One campaign as its form shows it. */
export async function readCampaign({ db, house, now }: Actor, id: number) {
  const row = orNotFound(await findCampaign(db, id))
  const phase = phaseOf({ opensAt: row.opens_at, closesAt: row.closes_at }, now)
  const discountYen = { 1: row.discount_yen_1, 6: row.discount_yen_6, 12: row.discount_yen_12 }
  const isShown = row.kind === 'discount' && phase !== 'closed'
  const text = (value: number | null) => (value === null ? '' : String(value))
  return {
    id,
    phase,
    phaseName: phaseNames[phase],
    pictures: {
      image: fileLink(row.image_key),
      pc_banner: fileLink(row.pc_banner_key),
      sp_banner: fileLink(row.sp_banner_key),
    } as CampaignPictureLinks,
    urlPath: row.url_kind,
    compared: isShown ? await comparisonNotes(house, discountYen, phase === 'coming' ? row.opens_at : now) : [],
    values: {
      kind: row.kind,
      name: row.name,
      annotation: row.annotation,
      opens_at: toLocal(row.opens_at),
      closes_at: toLocal(row.closes_at),
      apply_until: toLocal(row.apply_until),
      excludes_students: row.excludes_students ? '1' : '',
      trial_days: text(row.trial_days),
      first_month_yen: text(row.first_month_yen),
      discount_yen_1: text(row.discount_yen_1),
      discount_yen_6: text(row.discount_yen_6),
      discount_yen_12: text(row.discount_yen_12),
      discount_months: text(row.discount_months),
      url_kind: row.url_kind ?? '',
      show_banner: row.show_banner ? '1' : '',
      gift_yen: text(row.gift_yen),
    } as Record<string, string>,
  }
}
