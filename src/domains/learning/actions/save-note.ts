import type { Actor } from '#platform/ask.ts'
import { markOf } from '../note-mark.ts'
import { insertVersion, keepNewestVersions, newestVersionAt, putNote, type NoteOf } from '../queries/notes.ts'

const VERSIONS_KEPT = 20
const BETWEEN_VERSIONS_MS = 10 * 60_000
/** What somebody who writes on and corrects a word may take away. */
const LITTLE = 20

/**
 * The last save wins; what it replaces is kept, twenty versions deep. Whoever writes on and on leaves a version every
 * ten minutes only, so that what another tab or device had saved does not soon fall out at the far end; who takes more
 * than a word away leaves one each time. `writtenOn` is the mark of the text that the writer had before them; without
 * one everything is kept.
 */
export function saveNote(
  actor: Actor,
  subject: NoteOf,
  content: string,
  writtenOn: number | null = null,
): Promise<void> {
  const { db, memberId, now } = actor
  return db.transaction().execute(async (tx) => {
    const before = await putNote(tx, memberId, subject, content, now)
    if (!before || before.content === content) return
    if (writtenOn === markOf(before.content) && takenAway(before.content, content) <= LITTLE) {
      const newest = await newestVersionAt(tx, memberId, subject)
      if (newest && now.getTime() - newest.getTime() < BETWEEN_VERSIONS_MS) return
    }
    await insertVersion(tx, memberId, subject, before)
    await keepNewestVersions(tx, memberId, subject, VERSIONS_KEPT)
  })
}

/** How much of a text is gone between its first and its last difference. */
function takenAway(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return before.length - start - end
}
