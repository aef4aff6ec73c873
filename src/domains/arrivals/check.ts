import { courseIdsByKey } from '#domains/studio/index.ts'
import { emailKey } from '#domains/accounts/terms.ts'
import type { Reader } from '#platform/db.ts'
import { listMemberKeys } from './queries.ts'
import { readFile } from './read-file.ts'
import type { Checked, Person } from './terms.ts'

/** Looks at a file without changing anything. Whoever is a member already stays as they are, and is named by their line. */
export async function checkFile(db: Reader, bytes: Uint8Array, now: Date): Promise<Checked> {
  const { lines, troubles } = readFile(bytes, now)
  const keys = lines.map(({ email }) => emailKey(email))
  const members = await listMemberKeys(db, keys)
  const courseIds = await courseIdsByKey(db, [
    ...new Set(lines.flatMap(({ courses }) => courses.map(({ key }) => key))),
  ])
  const first = new Map<string, number>()
  const people: Person[] = []
  const known: number[] = []
  for (const [at, { line, email, name, until, courses }] of lines.entries()) {
    const before = first.get(keys[at]!)
    if (before !== undefined) troubles.push({ line, sentence: `${before}行目と同じメールアドレスです。` })
    else first.set(keys[at]!, line)
    for (const { key } of courses)
      if (!courseIds.has(key)) troubles.push({ line, sentence: `「${key}」というキーの講座がありません。` })
    if (members.has(keys[at]!)) known.push(line)
    else
      people.push({
        ...{ email, name, until },
        courses: courses.flatMap(({ key, percent }) => ({ courseId: courseIds.get(key) ?? 0, percent })),
      })
  }
  return { people, known, troubles: troubles.toSorted((a, b) => a.line - b.line) }
}
