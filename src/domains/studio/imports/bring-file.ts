import { orNotFound } from '#platform/refusal.ts'
import { noteFile } from '#platform/stored-files.ts'
import { contentTypeOf, extOf } from '../file-kinds.ts'
import type { Carrying } from './carrying.ts'
import { digestIn, noteOrigin } from './files.ts'

/** From now on it is known from which file of the folder this was made. */
export async function noteBrought({ actor, source, origins }: Carrying, key: string, path: string): Promise<void> {
  const sha256 = orNotFound(await digestIn(source, path))
  await noteOrigin(actor.db, origins, key, { path, sha256, outward: null })
}

/** A file as it came, in the store; what refers to it attaches it. */
export async function bringFile({ actor, source }: Carrying, path: string, purpose: string, folder?: string) {
  const { house, memberId: ownerId } = actor
  const at = `files/${path}`
  const bytes = source.files.get(at)!
  const ext = extOf(path)
  const contentType = ext === 'mp4' ? 'video/mp4' : contentTypeOf(ext)
  const key = await noteFile(house, { purpose, ownerId, contentType, ext, ...(folder && { folder }) }, bytes)
  await house.storage.put(key, source.open(at), { contentType, bytes })
  return { key, fileName: path.split('/').at(-1)!, contentType, bytes }
}
