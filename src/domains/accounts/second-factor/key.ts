import { unseal } from '#platform/seal.ts'

/** What the key of somebody's app is sealed for: it opens in no other row. */
export const keyPurpose = (memberId: number) => `totp:${memberId}`

export const openKey = (secret: string, memberId: number, sealed: string) =>
  unseal(secret, keyPurpose(memberId), sealed)
