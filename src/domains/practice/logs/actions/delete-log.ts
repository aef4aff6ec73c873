import type { Actor } from '#platform/ask.ts'
import { purgePages } from '#platform/purges.ts'
import { orNotFound } from '#platform/refusal.ts'
import { releaseFile } from '#platform/stored-files.ts'
import { SHOWN_PRACTICE } from '../../tags.ts'
import { deleteLog as removeLog } from '../queries.ts'

/** Gone for good, with its pictures, from everywhere it stood or counted. */
export function deleteLog(actor: Actor, id: number): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const { imageKey, smallKey } = orNotFound(await removeLog(tx, actor.memberId, id))
    await releaseFile(tx, imageKey)
    await releaseFile(tx, smallKey)
    await purgePages(tx, SHOWN_PRACTICE)
  })
}
