import type { Actor } from '#platform/ask.ts'
import { insertVersion, keepNewestVersions, putNote, type NoteOf } from '../queries/notes.ts'

const VERSIONS_KEPT = 20

/** The last save wins; what it replaces is kept, twenty versions deep. */
export function saveNote(actor: Actor, subject: NoteOf, content: string): Promise<void> {
  const { db, memberId, now } = actor
  return db.transaction().execute(async (tx) => {
    const before = await putNote(tx, memberId, subject, content, now)
    if (!before || before.content === content) return
    await insertVersion(tx, memberId, subject, before)
    await keepNewestVersions(tx, memberId, subject, VERSIONS_KEPT)
  })
}
