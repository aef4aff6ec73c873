import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { privateFileLink } from '#platform/private-files.ts'
import { listOwnRows, type LogRow } from './queries.ts'
import type { OwnLog } from './terms.ts'

/** A log as its owner sees it, with addresses that open it for them alone. */
export function ownLogOf(actor: Actor, row: LogRow): OwnLog {
  const { imageKey, smallKey, pictureConsentedAt, memoConsentedAt, total: _, ...log } = row
  return {
    ...log,
    pictureUrl: privateFileLink(actor, imageKey),
    smallUrl: privateFileLink(actor, smallKey),
    consents: pictureConsentedAt !== null,
    memoConsents: memoConsentedAt !== null,
  }
}

/** The member's own log, or 404. */
export async function findOwnLog(actor: Actor, id: number): Promise<OwnLog> {
  const { rows } = await listOwnRows(actor.db, actor.memberId, { ids: [id] }, { limit: 1, offset: 0 })
  return ownLogOf(actor, orNotFound(rows[0]))
}

/** Two own logs, the older first; 404 where one of them is not theirs. */
export async function findOwnPair(actor: Actor, one: number, other: number): Promise<[OwnLog, OwnLog]> {
  const { rows } = await listOwnRows(actor.db, actor.memberId, { ids: [one, other] }, { limit: 2, offset: 0 })
  const [newer, older] = rows.map((row) => ownLogOf(actor, row))
  return [orNotFound(older), orNotFound(newer)]
}
