import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { callPath } from '#platform/browser-call.ts'
import { privateFileLink } from '#platform/private-files.ts'
import { orNotFound } from '#platform/refusal.ts'
import { findBoardWork, listFiles } from '../queries.ts'

const LINK_SECONDS = 300

/** Staff look at what belongs to two people: only with a reason, which stands in the audit log before a link is made. */
export async function openFiles(actor: Actor, id: number, reason: string) {
  const { db } = actor
  const work = orNotFound(await findBoardWork(db, id))
  const files = await listFiles(db, id)
  await writeAudit(db, actor, 'critiques.files-opened', work.memberId, { critique: id, reason })
  return files.map(({ imageKey, attachmentKey, attachmentName }) => ({
    image: imageKey && privateFileLink(actor, imageKey, LINK_SECONDS),
    attachment: attachmentKey && { name: attachmentName ?? '', url: attachmentLink(actor, id, attachmentKey) },
  }))
}

/** Signed like the link of a picture; the file itself is only ever saved. */
function attachmentLink(actor: Actor, id: number, key: string) {
  const [, signed] = privateFileLink(actor, key, LINK_SECONDS).split('?')
  return `${callPath('/staff/critiques/:id/file', { id })}?key=${encodeURIComponent(key)}&${signed}`
}
