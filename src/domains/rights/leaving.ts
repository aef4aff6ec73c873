import type { Leaving } from '#platform/manifest.ts'
import { dropClaimsOf } from './claims/queries.ts'

export const leaving: Leaving = {
  lost: ['まとめてダウンロードのファイル'],
  kept: ['個人情報の申し出を受けた日と回答した日（内容は消えます）'],
  async erase(tx, house, { id }) {
    await dropClaimsOf(tx, id, house.clock.now())
  },
}
