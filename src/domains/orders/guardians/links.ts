import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import { seal, unseal } from '#platform/seal.ts'

const PURPOSE = 'guardian-consent'

/** The guardian's page: theirs alone by the link, for the answer and, later, for taking it back. */
export const guardianPath = ({ settings }: House, id: number) =>
  `${href('/guardian_consents')}?token=${encodeURIComponent(seal(settings.secret, PURPOSE, String(id)))}`

export function consentOfLink({ settings }: House, token: string): number | null {
  const id = unseal(settings.secret, PURPOSE, token)
  return id === null ? null : Number(id)
}

/** Where who ordered sees how their guardian's consent stands, and goes on. */
export const waitingPath = () => href('/subscription_orders/guardian')
