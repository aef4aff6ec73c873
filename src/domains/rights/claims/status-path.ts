import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import { seal, unseal } from '#platform/seal.ts'

const PURPOSE = 'takedown'

/** Where somebody reads what became of their claim: members in their account, others by a link that only they have. */
export function statusPath({ settings }: House, { id, memberId }: { id: number; memberId: number | null }): string {
  if (memberId !== null) return href('/users/:userId/personal_data', { userId: String(memberId) })
  return `${href('/takedown_requests/status')}?token=${encodeURIComponent(seal(settings.secret, PURPOSE, String(id)))}`
}

export function claimOfLink({ settings }: House, token: string): number | null {
  const id = unseal(settings.secret, PURPOSE, token)
  return id === null ? null : Number(id)
}
