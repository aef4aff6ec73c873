import type { House } from '#platform/house.ts'
import { callPath } from '#platform/browser-call.ts'
import { seal, unseal } from '#platform/seal.ts'

const PURPOSE = 'news-letters'

/** One address for both: opened it asks once more, posted to by a mail program it stops at once (RFC 8058). */
export const stopPath = ({ settings }: House, memberId: number) =>
  `${callPath('/news_letters/stop')}?token=${encodeURIComponent(seal(settings.secret, PURPOSE, String(memberId)))}`

export function readerOf({ settings }: House, token: string): number | null {
  const id = unseal(settings.secret, PURPOSE, token)
  return id === null ? null : Number(id)
}
