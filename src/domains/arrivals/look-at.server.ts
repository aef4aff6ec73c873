import type { Actor } from '#platform/ask.ts'
import { checkFile } from './check.ts'
import { digestOf } from './digest.ts'

const SHOWN = 200

export type Looked = Awaited<ReturnType<typeof lookAt>>

/** What a file would bring, for the page: sums, and each mistake by its line. */
export async function lookAt({ db, now }: Actor, bytes: Buffer) {
  const { people, known, troubles } = await checkFile(db, bytes, now)
  return {
    digest: digestOf(bytes).toString('hex'),
    people: people.length,
    plans: people.filter(({ until }) => until !== null).length,
    progress: people.reduce((sum, { courses }) => sum + courses.length, 0),
    known: known.length,
    knownLines: known.slice(0, SHOWN),
    troubles: troubles.slice(0, SHOWN),
    allTroubles: troubles.length,
  }
}
