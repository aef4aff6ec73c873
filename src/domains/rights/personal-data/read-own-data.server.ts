import { callPath } from '#platform/browser-call.ts'
import { wayToConfirm } from '#domains/accounts/index.ts'
import type { Actor } from '#platform/ask.ts'
import { fates, type Fate } from '#platform/holdings.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { listOwnClaims } from '../claims/queries.ts'
import { shownClaim } from '../claims/shown-claim.ts'
import { listHoldings } from '../copies/all-papers.ts'
import { findNewestCopy, type Copy } from '../copies/queries.ts'

/** What is held of a member, the way to take it along, and what they have asked of the school. */
export async function readOwnData(actor: Actor) {
  const { db, house, memberId, now } = actor
  const copy = await findNewestCopy(db, memberId)
  const claims = await listOwnClaims(db, memberId)
  return {
    memberId,
    held: heldBy(listHoldings(house)),
    copy: copy && shownCopy(copy, memberId, now),
    claims: claims.map((claim) => shownClaim(claim, now)),
    contact: house.settings.contactEmail,
    way: await wayToConfirm(actor),
  }
}
export type OwnData = Awaited<ReturnType<typeof readOwnData>>

/** By what it is about, in the words of the files that it is handed out in. */
function heldBy(holdings: ReturnType<typeof listHoldings>) {
  const groups = new Map<string, { name: string; fate: Fate }[]>()
  for (const { file, fate } of holdings) {
    const [group = '', name = ''] = file?.split('/') ?? []
    if (name) groups.set(group, [...(groups.get(group) ?? []), { name, fate }])
  }
  return [...groups].map(([group, things]) => ({
    group,
    things: things.map(({ name, fate }) => ({ name, after: fates[fate] })),
  }))
}

function shownCopy({ id, askedAt, madeAt, untilAt, files, parts }: Copy, memberId: number, now: Date) {
  const state = madeAt === null ? 'under-way' : untilAt! > now ? 'ready' : 'over'
  return {
    state,
    asked: formatMoment(askedAt),
    until: untilAt && formatMoment(untilAt),
    files,
    parts:
      state !== 'ready'
        ? []
        : parts.map(({ position, bytes }) => ({
            position,
            size: sizeWords(bytes),
            url: callPath('/users/:userId/data_copies/:id/:part', { userId: memberId, id, part: position }),
          })),
  } as const
}

const MIB = 1024 * 1024
const sizeWords = (bytes: number) =>
  bytes < MIB
    ? `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('ja-JP')}KB`
    : `${Math.round(bytes / MIB).toLocaleString('ja-JP')}MB`
