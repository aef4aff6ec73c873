import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { invalid, orNotFound } from '#platform/refusal.ts'
import { addDays, startOfDay } from '#platform/tokyo.ts'
import { lockSet } from '../../sets/queries.ts'
import { refuse } from '../../refusals.ts'
import { inGroups, normalCode } from '../code-words.ts'
import { hashOf, newCodes } from '../draw-codes.ts'
import {
  insertBatch,
  insertCodes,
  insertReplacement,
  lockBatch,
  lockCode,
  markExported,
  voidBatch,
  voidCode,
  type FoundCode,
} from '../queries.ts'
import { deleteLock } from '../tries.ts'

type BatchWords = { label: string; size: number; days: number | null; until: string }

/** A batch is a plan for codes; there are none before it is exported. `until` is its last day. */
export function addBatch(actor: Actor, setId: number, { until, ...words }: BatchWords): Promise<number> {
  return actor.db.transaction().execute(async (tx) => {
    orNotFound(await lockSet(tx, setId))
    const batch = { ...words, setId, expiresAt: addDays(startOfDay(until), 1) }
    if (batch.expiresAt <= actor.now) throw invalid({ until: ['今日より前の日は選べません。'] })
    const id = await insertBatch(tx, batch, actor.now)
    await writeAudit(tx, actor, 'trials.batch-added', null, { id, name: words.label, codes: words.size })
    return id
  })
}

/** Draws the codes and tells them, once for all: only their hashes are kept. */
export function exportCodes(
  actor: Actor,
  batchId: number,
): Promise<{ label: string; expiresAt: Date; codes: string[] }> {
  return actor.db.transaction().execute(async (tx) => {
    const batch = orNotFound(await lockBatch(tx, batchId))
    if (batch.voidedAt) refuse('batch-void')
    if (batch.exportedAt) refuse('batch-exported')
    const codes = newCodes(batch.size)
    const { secret } = actor.house.settings
    await insertCodes(
      tx,
      batch,
      codes.map((code) => hashOf(secret, code)),
    )
    await markExported(tx, batchId, actor.now)
    await writeAudit(tx, actor, 'trials.codes-exported', null, { id: batchId, name: batch.label, codes: batch.size })
    return { label: batch.label, expiresAt: batch.expiresAt, codes: codes.map(inGroups) }
  })
}

export function endBatch(actor: Actor, setId: number, batchId: number, reason: string): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const batch = orNotFound(await lockBatch(tx, batchId))
    if (batch.setId !== setId) orNotFound(null)
    if (batch.voidedAt) refuse('batch-void')
    await voidBatch(tx, batchId, reason, actor.now)
    await writeAudit(tx, actor, 'trials.batch-voided', null, { id: batchId, name: batch.label, reason })
  })
}

export function endCode(actor: Actor, typed: string, reason: string): Promise<void> {
  return withCode(actor, typed, async (tx, code) => {
    if (code.usedAt) refuse('code-used')
    if (code.voidedAt) refuse('code-void')
    await voidCode(tx, code.id, reason, actor.now)
    await writeAudit(tx, actor, 'trials.code-voided', null, { id: code.id, reason })
  })
}

/** A new code, told once, for one that is void: it is good for a month at least. */
export function exchangeCode(actor: Actor, typed: string, reason: string): Promise<string> {
  const { house, now } = actor
  return withCode(actor, typed, async (tx, code) => {
    if (!code.voidedAt) refuse('code-not-void')
    const [fresh] = newCodes(1)
    const atLeast = addDays(now, 30)
    const expiresAt = code.expiresAt > atLeast ? code.expiresAt : atLeast
    const replacement = { id: code.id, hash: hashOf(house.settings.secret, fresh!), expiresAt }
    if (!(await insertReplacement(tx, replacement))) refuse('code-exchanged')
    await writeAudit(tx, actor, 'trials.code-exchanged', null, { id: code.id, reason })
    return inGroups(fresh!)
  })
}

type CodeWork<T> = (tx: Parameters<typeof lockCode>[0], code: FoundCode) => Promise<T>

function withCode<T>({ db, house }: Actor, typed: string, work: CodeWork<T>): Promise<T> {
  const hash = hashOf(house.settings.secret, normalCode(typed))
  return db.transaction().execute(async (tx) => work(tx, (await lockCode(tx, hash)) ?? refuse('unknown-code')))
}

export function liftLock(actor: Actor, id: number): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const lifted = await deleteLock(tx, id, actor.now)
    if (!lifted) return refuse('not-locked')
    await writeAudit(tx, actor, 'trials.lock-lifted', lifted.memberId)
  })
}
