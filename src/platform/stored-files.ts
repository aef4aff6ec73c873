import { randomBytes } from 'node:crypto'
import type { PostForm } from '#ports/storage/port.ts'
import { sql, type UpdateQueryBuilder, type UpdateResult } from 'kysely'
import type { Db, Reader, Tx } from './db.ts'
import type { House } from './house.ts'
import type { Cron, JobList } from './jobs.ts'
import { purgePages } from './purges.ts'
import { orNotFound } from './refusal.ts'
import type { DB } from './schema.ts'

/** Private files are opened through a right and a link of minutes, public ones under /files by anybody. */
type Place = 'private' | 'public'
export type NewFile = {
  place?: Place
  /** Where it lies instead, for an address that was promised to others: no place, so nobody opens it by its address. */
  folder?: string
  purpose: string
  ownerId: number | null
  contentType: string
  ext: string
}

const ORPHAN_AGE = 24 * 3_600_000
const SWEEP_AT_ONCE = 100

/**
 * Keeps bytes that nobody refers to yet and gives their key. Call it before the transaction that refers to them, and
 * `attachFile` inside: what is never attached, also because that transaction failed, is swept a day later.
 */
export async function keepFile(house: House, file: NewFile & { bytes: Buffer }): Promise<string> {
  const key = await noteFile(house, file, file.bytes.length)
  await house.storage.put(key, file.bytes, { contentType: file.contentType, cacheControl: cacheRule(file.place) })
  return key
}

/** A form with which the browser itself puts one file; the file is checked when it is attached. */
export async function promiseFile(house: House, file: NewFile & { maxBytes: number; minutes: number }) {
  const { contentType, maxBytes, minutes } = file
  const key = await noteFile(house, file, 0)
  const form: PostForm = await house.storage.presignPost({ key, contentType, maxBytes, minutes })
  return { key, form }
}

/** Says that a file is in use from now on; not found where it is another's, for another purpose, in use already, or swept. */
export async function attachFile(
  house: House,
  tx: Tx | Db,
  { key, purpose, ownerId }: Pick<NewFile, 'purpose' | 'ownerId'> & { key: string },
): Promise<void> {
  const attached = await tx
    .updateTable('stored_files')
    .set({ attached_at: house.clock.now() })
    .where('key', '=', key)
    .where('purpose', '=', purpose)
    .where('owner_id', 'is not distinct from', ownerId)
    .where('attached_at', 'is', null)
    .returning('key')
    .executeTakeFirst()
  orNotFound(attached)
}

/**
 * Something more shows these files of the school; not found where one of them was let go of or swept meanwhile. Those
 * that nothing shows yet are taken first and in their order, so that of several who share at once none waits in a
 * circle.
 */
export async function shareFiles(house: House, tx: Tx, keys: readonly string[], purposes: readonly string[]) {
  const named = sql`key = any(${keys}::text[]) and purpose = any(${purposes}::text[]) and owner_id is null`
  const fresh = await sql<{ key: string }>`
    select key from stored_files where ${named} and attached_at is null order by key for no key update`.execute(tx)
  const taken = fresh.rows.map(({ key }) => key)
  if (taken.length > 0)
    await tx.updateTable('stored_files').set({ attached_at: house.clock.now() }).where('key', 'in', taken).execute()
  const { rows } =
    await sql`select key from stored_files where ${named} and attached_at is not null order by key for share`.execute(
      tx,
    )
  if (rows.length < new Set(keys).size) orNotFound(undefined)
}

/** A file in use becomes somebody else's, or the school's: it stays when the one who brought it leaves, and goes with the new owner. */
export async function giveFile(tx: Tx | Db, key: string, ownerId: number | null): Promise<void> {
  await tx.updateTable('stored_files').set({ owner_id: ownerId }).where('key', '=', key).execute()
}

/**
 * Waits for whoever lets go of the same files: of two who show one file and both turn to another at the same time, the
 * second sees that nobody is left.
 */
export async function lockFiles(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.selectFrom('stored_files').select('key').where('key', 'in', keys).orderBy('key').forUpdate().execute()
}

/** Says that nobody refers to a file any more: nobody opens it from now on, and the next sweep takes it. */
export async function releaseFile(tx: Tx | Db, key: string): Promise<void> {
  await release(tx, tx.updateTable('stored_files').set({ attached_at: null }).where('key', '=', key))
}

/** The same for all files of somebody who leaves. */
export async function releaseFilesOf(tx: Tx | Db, ownerId: number): Promise<void> {
  await release(
    tx,
    tx.updateTable('stored_files').set({ owner_id: null, attached_at: null }).where('owner_id', '=', ownerId),
  )
}

async function release(tx: Tx | Db, released: UpdateQueryBuilder<DB, 'stored_files', 'stored_files', UpdateResult>) {
  const keys = (await released.returning('key').execute()).map(({ key }) => key).filter(isPublic)
  if (keys.length > 0) await purgePages(tx, removalOf(keys))
}

/** Whether a file that may still be in the store is nobody's. */
export async function isReleased(reader: Reader, key: string): Promise<boolean> {
  const row = await reader.selectFrom('stored_files').select('attached_at').where('key', '=', key).executeTakeFirst()
  return row !== undefined && row.attached_at === null
}

const isPublic = (key: string) => key.startsWith('public/')

/**
 * Removes what was stored a day ago and is in nobody's use. What is held (the view `held_files` says by whom) and a file
 * that is just being attached are left alone.
 */
export async function sweepFiles(house: House): Promise<number> {
  const before = new Date(house.clock.now().getTime() - ORPHAN_AGE)
  let swept = 0
  for (let found = SWEEP_AT_ONCE; found === SWEEP_AT_ONCE; swept += found) found = await sweepSome(house, before)
  return swept
}

const REMOVED = 'files:'
/** By which the processes that keep public files at hand learn that these are gone: one purge, however many. */
export const removalOf = (keys: string[]) => REMOVED + keys.join(' ')
export const removedBy = (tag: string) => (tag.startsWith(REMOVED) ? tag.slice(REMOVED.length).split(' ') : [])

function sweepSome(house: House, before: Date): Promise<number> {
  return house.db.transaction().execute(async (tx) => {
    const orphans = await tx
      .selectFrom('stored_files as f')
      .leftJoin('file_uploads as u', 'u.key', 'f.key')
      .select(({ eb }) => ['f.key', eb('u.key', 'is not', null).$castTo<boolean>().as('inParts')])
      .where('f.attached_at', 'is', null)
      .where('f.created_at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('held_files as h').select('h.key').whereRef('h.key', '=', 'f.key'))),
      )
      .orderBy('f.created_at')
      .limit(SWEEP_AT_ONCE)
      .forUpdate('f')
      .skipLocked()
      .execute()
    const gone = await leaveHeld(tx, orphans)
    for (const orphan of gone) await removeStored(house, orphan)
    const keys = gone.map(({ key }) => key)
    const atHand = keys.filter(isPublic)
    if (atHand.length) await purgePages(tx, removalOf(atHand))
    if (keys.length) await tx.deleteFrom('stored_files').where('key', 'in', keys).execute()
    return orphans.length
  })
}

/** Without those that came to be held until they were locked. */
async function leaveHeld<F extends { key: string }>(tx: Tx, files: F[]): Promise<F[]> {
  const keys = files.map(({ key }) => key)
  if (keys.length === 0) return files
  const held = new Set(
    (await tx.selectFrom('held_files').select('key').where('key', 'in', keys).execute()).map(({ key }) => key),
  )
  return files.filter(({ key }) => !held.has(key!))
}

/** Frees what the store has of a file, also where it came in parts and is not whole. */
export async function removeStored({ storage }: House, { key, inParts }: { key: string; inParts: boolean }) {
  if (inParts) for await (const upload of storage.parts.listUnfinished(key)) await storage.parts.abort(upload)
  await storage.remove(key)
}

/** Takes a file away for good, in the transaction that ends what refers to it. */
export async function forgetFile(house: House, tx: Tx, key: string): Promise<void> {
  const inParts = await tx.selectFrom('file_uploads').select('key').where('key', '=', key).executeTakeFirst()
  await removeStored(house, { key, inParts: inParts !== undefined })
  await tx.deleteFrom('stored_files').where('key', '=', key).execute()
}

/** Files for a purpose that nobody refers to, as old as that, which a domain sweeps by itself. */
export async function listUnattached(db: Reader, { purpose, before }: { purpose: string; before: Date }) {
  const asked = db.selectFrom('stored_files').select('key').where('purpose', '=', purpose)
  const found = await asked
    .where('attached_at', 'is', null)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(SWEEP_AT_ONCE)
    .execute()
  return found.map(({ key }) => key)
}

// The row comes first and stands by itself, so that no object can exist that the sweep does not know.
export async function noteFile(
  house: House,
  { place = 'private', purpose, folder = `${place}/${purpose}`, ownerId, contentType, ext }: NewFile,
  bytes: number,
) {
  const key = `${folder}/${randomBytes(20).toString('base64url')}.${ext}`
  const created_at = house.clock.now()
  await house.db
    .insertInto('stored_files')
    .values({ key, purpose, owner_id: ownerId, content_type: contentType, bytes, created_at })
    .execute()
  return key
}

const cacheRule = (place: Place = 'private') =>
  place === 'public' ? 'public, max-age=31536000, immutable' : 'private, no-store'

export const fileJobs = {
  'platform.sweep-files': async (house) => {
    await sweepFiles(house)
  },
} satisfies JobList

export const fileCron: Cron[] = [{ task: 'platform.sweep-files', match: '17 * * * *' }]
