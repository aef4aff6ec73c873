import type { CallAsk } from '#platform/ask.ts'
import { findReferences } from '../references.ts'
import { type Target, targets } from '../terms.ts'

const LONGEST = 100

/** For the picker of an editor: courses, curriculums and lessons by words of their titles. */
export default async function references({ db, query }: CallAsk) {
  const asked = (query.get('of') ?? '').split(',')
  const of = (Object.keys(targets) as Target[]).filter((target) => asked.includes(target))
  const words = (query.get('q') ?? '').replaceAll('\0', '').trim().slice(0, LONGEST)
  return { found: of.length === 0 ? [] : await findReferences(db, words, of) }
}
