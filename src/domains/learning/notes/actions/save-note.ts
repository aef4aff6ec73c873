import type { Actor } from '#platform/ask.ts'
import { insertVersion, keepNewestVersions, newestVersionAt, putNote, readNote, type NoteOf } from '../queries.ts'
import type { Note } from '../terms.ts'

const VERSIONS_KEPT = 20
const BETWEEN_VERSIONS_MS = 10 * 60_000
/** What somebody who writes on and corrects a word may take away. */
const LITTLE = 20

type Save = {
  content: string
  /** The version that the writer had before them; one who does not tell goes over whatever is there, and it is kept. */
  restsOn?: number | null | undefined
  /** Texts that the writer decided against: they are kept like one that was replaced. */
  asides?: string[]
}

/**
 * A save that rests on an older text than the kept one changes nothing and is answered with the newer. What a save
 * replaces is kept, twenty versions deep; whoever writes on and on leaves one every ten minutes only, so that what
 * another device had saved does not soon fall out at the far end, and who takes more than a word away one each time.
 */
export function saveNote(
  { db, memberId, now }: Actor,
  subject: NoteOf,
  { content, restsOn = null, asides = [] }: Save,
): Promise<{ version: number; newer?: undefined } | { version?: undefined; newer: Note }> {
  return db.transaction().execute(async (tx) => {
    const saved = await putNote(tx, memberId, subject, { content, restsOn, now })
    if (!saved) return { newer: await readNote(tx, memberId, subject) }
    const { version, before } = saved
    const replaced = before?.content && before.content !== content ? before : null
    const writesOn =
      replaced && asides.length === 0 && restsOn !== null && takenAway(replaced.content, content) <= LITTLE
    const newest = writesOn ? await newestVersionAt(tx, memberId, subject) : null
    const isFresh = newest !== null && now.getTime() - newest.getTime() < BETWEEN_VERSIONS_MS
    if (replaced && !isFresh) await insertVersion(tx, memberId, subject, replaced)
    for (const aside of asides)
      if (aside && aside !== content && aside !== replaced?.content)
        await insertVersion(tx, memberId, subject, { content: aside, savedAt: now })
    await keepNewestVersions(tx, memberId, subject, VERSIONS_KEPT)
    return { version }
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
