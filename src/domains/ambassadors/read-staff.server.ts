import { listTransfersOf } from '#domains/payouts/index.ts'
import type { Actor } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { choiceOf, keysOf, pageOf, pagesOf, PER_PAGE } from '#platform/paging.ts'
import { orNotFound } from '#platform/refusal.ts'
import { formatDay, formatMoment } from '#platform/tokyo.ts'
import { findGuardian } from './guardians/queries.ts'
import { sumsOf } from './rewards/queries.ts'
import { listSigns } from './rings/queries.ts'
import { signNames } from './rings/terms.ts'
import { shownReward, type RewardStep } from './rewards/read-rewards.server.ts'
import { REWARD_SOURCE } from './rewards/terms.ts'
import { countAmbassadors, findFacts, listAmbassadors, listStaffRewards, type StaffReward } from './staff-queries.ts'
import { standings } from './standings.ts'
import { ages, type Age } from './terms.ts'

export async function readAmbassadors({ db, url }: Actor) {
  const standing = choiceOf(url, 'tab', keysOf(standings)) ?? 'active'
  const page = pageOf(url)
  const [rows, counts] = await Promise.all([listAmbassadors(db, standing, page), countAmbassadors(db)])
  const shown = rows.map((row) => ({ ...row, registered: formatDay(row.registeredAt) }))
  return { standing, counts, page, pages: pagesOf(counts[standing]), rows: shown }
}

/** One ambassador as staff see them: who is behind a reward, and what looks strange about it. */
export async function readAmbassador({ db, url }: Actor, id: string | undefined) {
  const memberId = idOf(id)
  const page = pageOf(url)
  const [found, sums, rows, guardian, signs] = await Promise.all([
    findFacts(db, memberId),
    sumsOf(db, memberId),
    listStaffRewards(db, memberId, page),
    findGuardian(db, memberId),
    listSigns(db, memberId),
  ])
  const { age, registeredAt, agreedAt, ...facts } = orNotFound(found)
  const shown = rows.slice(0, PER_PAGE)
  const transfers = await listTransfersOf(
    db,
    REWARD_SOURCE,
    shown.map((row) => String(row.id)),
  )
  return {
    ...facts,
    age: age === null ? null : ages[age as Age],
    registered: formatMoment(registeredAt),
    agreed: formatMoment(agreedAt),
    guardian:
      guardian &&
      `${guardian.name}（${guardian.consentedAt ? `${formatMoment(guardian.consentedAt)}に同意` : '返事待ち'}）`,
    sums,
    rewards: shown.map((row) => ({
      ...lineOf(row, transfers.get(String(row.id))),
      signs: (signs.get(row.id) ?? []).map((sign) => signNames[sign]),
    })),
    page,
    hasNextPage: rows.length > PER_PAGE,
  }
}
/** From the link to the transfer, in one line. */
function lineOf(row: StaffReward, transfer: string | undefined) {
  const { referredId, referred, orderKey, openedAt, placedAt } = row
  const reward = shownReward(row)
  const before: RewardStep[] = [
    ...(openedAt ? [{ what: '訪問', at: formatMoment(openedAt), why: '紹介リンクが開かれた' }] : []),
    ...(placedAt ? [{ what: '申し込み', at: formatMoment(placedAt), why: `注文 ${orderKey}` }] : []),
  ]
  const after: RewardStep[] = transfer ? [{ what: '振込', at: '', why: `振込番号 ${transfer}` }] : []
  return {
    ...reward,
    steps: [...before, ...reward.steps, ...after],
    referred: { id: referredId, name: referred },
  }
}

export type StaffRewardLine = Awaited<ReturnType<typeof readAmbassador>>['rewards'][number]
