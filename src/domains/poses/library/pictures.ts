import type { Ask } from '#platform/ask.ts'
import { callPath } from '#platform/browser-call.ts'
import { opensPrivateFile, privateFileLink } from '#platform/private-files.ts'
import type { Pose } from './queries.ts'

/** What a link opens: the pictures of the library, for one member and some minutes. */
const LIBRARY = 'private/poses'
/** The address of a picture stays for so long, so that a browser fetches none twice; it opens for an hour after. */
const SAME_MS = 1_800_000
const SECONDS = 5_400

/** Adds to an address what opens pictures; visitors have nothing, and see the samples. */
export function pictureQuery(ask: Ask): string {
  if (!ask.member) return '?of=sample'
  const now = new Date(Math.floor(ask.now.getTime() / SAME_MS) * SAME_MS)
  const link = privateFileLink({ house: ask.house, now, memberId: ask.member.id }, LIBRARY, SECONDS)
  return link.slice(link.indexOf('?'))
}

export const pictureLink = (id: number, query: string) => callPath('/pose_library/poses/:id/picture', { id }) + query

/** Whether the link in hand opens this picture for who asks. */
export const opensPicture = (ask: Ask, query: URLSearchParams, { sample }: Pick<Pose, 'sample'>): boolean =>
  sample !== null || (ask.member !== null && opensPrivateFile({ ...ask, memberId: ask.member.id }, LIBRARY, query))
