import { buffer } from 'node:stream/consumers'
import type { Actor } from '#platform/ask.ts'
import type { House } from '#platform/house.ts'
import { HEAD_BYTES, kindOf, sniffAttachment, type UploadPath } from './kinds.ts'

/** A file that this person brought for this and that nobody uses yet; missing too when it never arrived or is another's. */
export async function findUpload({ db, house, memberId }: Actor, path: UploadPath, key: string) {
  const row = await db
    .selectFrom('stored_files as f')
    .innerJoin('critique_uploads as u', 'u.key', 'f.key')
    .select(['f.key', 'u.file_name as fileName'])
    .where('f.key', '=', key)
    .where('f.purpose', '=', path)
    .where('f.owner_id', '=', memberId)
    .where('f.attached_at', 'is', null)
    .executeTakeFirst()
  const stored = row && (await house.storage.head(row.key))
  return stored && stored.size > 0 && stored.size <= kindOf(path).maxBytes ? row : null
}

/** Its bytes, for a picture that is drawn anew. */
export const readUpload = ({ house }: Actor, key: string): Promise<Buffer> => bytesOf(house, key)

/** Whether a file is by its content what its place takes. */
export async function isRightKind({ house }: Actor, path: UploadPath, key: string): Promise<boolean> {
  const kind = kindOf(path)
  const found = sniffAttachment(await bytesOf(house, key, `bytes=0-${HEAD_BYTES - 1}`))
  return !kind.image && found !== null && kind.exts.includes(found)
}

/** All of a stored file, or a part of it; nothing where it is gone. */
async function bytesOf({ storage }: House, key: string, range?: string): Promise<Buffer> {
  const file = await storage.get(key, { range })
  return file ? buffer(file.stream) : Buffer.alloc(0)
}
