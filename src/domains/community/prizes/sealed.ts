import type { House } from '#platform/house.ts'
import { seal, unseal } from '#platform/seal.ts'
import type { Address } from './terms.ts'

const purposeOf = (workId: number) => `contest-prize:${workId}`

export const sealAddress = ({ settings }: House, workId: number, address: Address) =>
  seal(settings.secret, purposeOf(workId), JSON.stringify(address))

/** Null where it was forgotten, or never given. */
export function openAddress({ settings }: House, workId: number, sealed: string | null): Address | null {
  const text = sealed && unseal(settings.secret, purposeOf(workId), sealed)
  return text ? (JSON.parse(text) as Address) : null
}
