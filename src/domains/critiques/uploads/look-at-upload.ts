import type { Actor } from '#platform/ask.ts'
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
export async function readUpload({ house }: Actor, key: string): Promise<Buffer> {
  const file = await house.storage.get(key)
  const chunks: Buffer[] = []
  for await (const chunk of file?.stream ?? []) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Whether a file is by its content what its place takes. */
export async function isRightKind({ house }: Actor, path: UploadPath, key: string): Promise<boolean> {
  const kind = kindOf(path)
  const file = await house.storage.get(key, { range: `bytes=0-${HEAD_BYTES - 1}` })
  const chunks: Buffer[] = []
  for await (const chunk of file?.stream ?? []) chunks.push(chunk as Buffer)
  const found = sniffAttachment(Buffer.concat(chunks))
  return !kind.image && found !== null && kind.exts.includes(found)
}
