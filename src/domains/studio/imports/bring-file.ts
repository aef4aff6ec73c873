import { orNotFound } from '#platform/refusal.ts'
import { noteFile } from '#platform/stored-files.ts'
import { contentTypeOf, extOf } from '../file-kinds.ts'
import type { Carrying } from './carrying.ts'
import { digestIn, noteOrigins, type Origin } from './files.ts'

/** From now on it is known from which file of the folder this was made. */
export const noteBrought = (carrying: Carrying, key: string, path: string) =>
  noteAllBrought(carrying, new Map([[key, path]]))

/** The same of many: by their keys, their paths in the folder. */
export async function noteAllBrought(
  { actor, source, origins }: Carrying,
  brought: ReadonlyMap<string, string>,
): Promise<void> {
  if (brought.size === 0) return
  const noted = new Map<string, Origin>()
  for (const [key, path] of brought)
    noted.set(key, { path, sha256: orNotFound(await digestIn(source, path)), outward: null })
  await noteOrigins(actor.db, origins, noted)
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
