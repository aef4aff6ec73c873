import { partBytesFor, type SignedPart, type StoredPart } from '#ports/storage/port.ts'
import type { Reader } from './db.ts'
import type { House } from './house.ts'
import { invalid, notFound, orNotFound } from './refusal.ts'
import { noteFile, removeStored, type NewFile } from './stored-files.ts'

/** By what a file that is chosen again is known. */
export type FileFacts = { fileName: string; bytes: number; modifiedAt: Date }
/** Whose file, and for which purposes: another's is not there. */
type Own = { key: string; ownerId: number; purposes: readonly string[] }
type Part = { number: number; sha256: string }
export type Begun = { key: string; partBytes: number; arrived: Arrived[] }
export type Arrived = Pick<StoredPart, 'number' | 'bytes' | 'sha256'>

const SIGNED_MINUTES = 15
/** What is older may be swept before it is whole, unless its domain sweeps it by itself. */
const RESUMED_MS = 20 * 3_600_000

/** An unfinished upload of the same file by the same person, with what of it has arrived. */
export async function findBegun(
  { db, storage, clock }: House,
  sought: FileFacts & Pick<NewFile, 'purpose'> & { ownerId: number; resumedMs?: number },
): Promise<Begun | null> {
  const { ownerId, purpose, fileName, bytes, modifiedAt, resumedMs = RESUMED_MS } = sought
  const row = await db
    .selectFrom('file_uploads as u')
    .innerJoin('stored_files as f', 'f.key', 'u.key')
    .select(['u.key', 'u.upload_id as uploadId', 'u.part_bytes as partBytes'])
    .where('u.file_name', '=', fileName)
    .where('u.bytes', '=', bytes)
    .where('u.modified_at', '=', modifiedAt)
    .where('f.owner_id', '=', ownerId)
    .where('f.purpose', '=', purpose)
    .where('f.created_at', '>', new Date(clock.now().getTime() - resumedMs))
    .orderBy('f.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const arrived = row?.uploadId && (await storage.parts.list({ key: row.key, uploadId: row.uploadId }))
  return row && arrived ? { key: row.key, partBytes: row.partBytes, arrived: arrived.map(shown) } : null
}

/** Begins a file that its owner's browser sends in parts; like any file that is never attached it is swept a day later. */
export async function beginInParts(house: House, file: NewFile & FileFacts): Promise<Begun> {
  const { fileName, bytes, modifiedAt, contentType } = file
  const key = await noteFile(house, file, 0)
  const partBytes = partBytesFor(bytes)
  // Known before the store begins it, so that the sweep finds it there whatever happens in between.
  await house.db
    .insertInto('file_uploads')
    .values({ key, file_name: fileName, modified_at: modifiedAt, bytes, part_bytes: partBytes })
    .execute()
  const upload_id = await house.storage.parts.begin(key, { contentType })
  await house.db.updateTable('file_uploads').set({ upload_id }).where('key', '=', key).execute()
  return { key, partBytes, arrived: [] }
}

/** An address that takes exactly these bytes of the file, for some minutes. */
export async function signPart(house: House, own: Own, readPart: () => Part): Promise<SignedPart> {
  const upload = await findOwn(house.db, own)
  if (!upload.uploadId) return notFound()
  const { number, sha256 } = readPart()
  const bytes = bytesOf(upload, number)
  if (bytes === null) throw invalid({ number: ['この番号の部分はありません。'] })
  const { key, uploadId } = upload
  return house.storage.parts.sign({ key, uploadId, number, bytes, sha256, minutes: SIGNED_MINUTES })
}

/**
 * Puts the parts together once all are there, each as long as it must be; else says which have arrived. Of several who
 * do it at once each waits for the one before.
 */
export function finishParts(house: House, own: Own): Promise<{ arrived: Arrived[] } | null> {
  const { db, storage } = house
  return db.transaction().execute(async (tx) => {
    const upload = await findOwn(tx, own, { lock: true })
    if (!upload.uploadId) return upload.stored > 0 ? null : notFound()
    const { key, uploadId, bytes } = upload
    const parts = await storage.parts.list({ key, uploadId })
    if (parts && !isWhole(upload, parts)) return { arrived: parts.map(shown) }
    const isDone = parts !== null && (await storage.parts.complete({ key, uploadId }, parts))
    // Whoever finished it first, perhaps ourselves with an answer that was lost, left it whole.
    if (!isDone && (await storage.head(key))?.size !== bytes) return notFound()
    await tx.updateTable('stored_files').set({ bytes }).where('key', '=', key).execute()
    await tx.deleteFrom('file_uploads').where('key', '=', key).execute()
    return null
  })
}

/** Gives an unfinished file up: what has arrived is freed at once. */
export function cancelParts(house: House, { key, ownerId, purposes }: Own): Promise<void> {
  return house.db.transaction().execute(async (tx) => {
    // Nobody attaches it meanwhile.
    const row = await tx
      .selectFrom('stored_files as f')
      .innerJoin('file_uploads as u', 'u.key', 'f.key')
      .select('f.key')
      .where('f.key', '=', key)
      .where('f.owner_id', '=', ownerId)
      .where('f.purpose', 'in', purposes)
      .where('f.attached_at', 'is', null)
      .forUpdate('f')
      .executeTakeFirst()
    orNotFound(row)
    await removeStored(house, { key, inParts: true })
    await tx.deleteFrom('stored_files').where('key', '=', key).execute()
  })
}

async function findOwn(db: Reader, { key, ownerId, purposes }: Own, { lock = false } = {}) {
  const asked = db
    .selectFrom('stored_files as f')
    .leftJoin('file_uploads as u', 'u.key', 'f.key')
    .select(['f.key', 'f.bytes as stored', 'u.upload_id as uploadId', 'u.bytes', 'u.part_bytes as partBytes'])
    .where('f.key', '=', key)
    .where('f.owner_id', '=', ownerId)
    .where('f.purpose', 'in', purposes)
    .where('f.attached_at', 'is', null)
  const { bytes, partBytes, ...found } = orNotFound(await (lock ? asked.forUpdate('f') : asked).executeTakeFirst())
  return { ...found, bytes: bytes ?? 0, partBytes: partBytes ?? 1 }
}

type Plan = { bytes: number; partBytes: number }

/** How long the part of this number is; null where there is none. */
function bytesOf({ bytes, partBytes }: Plan, number: number): number | null {
  const before = (number - 1) * partBytes
  return number >= 1 && before < bytes ? Math.min(partBytes, bytes - before) : null
}

const isWhole = (plan: Plan, parts: readonly StoredPart[]) =>
  parts.length === Math.ceil(plan.bytes / plan.partBytes) &&
  parts.every(({ number, bytes }) => bytes === bytesOf(plan, number))

const shown = ({ number, bytes, sha256 }: StoredPart): Arrived => ({ number, bytes, sha256 })
