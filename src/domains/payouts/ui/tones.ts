import type { BadgeTone } from '#ui/badge.tsx'
import type { TransferState } from '../terms.ts'

export const transferTones: Record<TransferState, BadgeTone> = {
  drafted: 'plain',
  filed: 'info',
  paid: 'done',
  failed: 'mark',
}
