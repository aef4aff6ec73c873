import type { Leaving } from '#platform/manifest.ts'
import { findReceipt } from './receipts/queries.ts'

export const leaving: Leaving = {
  async lost(db, memberId) {
    return (await findReceipt(db, memberId)) ? ['お試しセットで受け取った講座'] : []
  },
}
