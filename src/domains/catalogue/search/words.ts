import { fold } from './fold.ts'

/** From a folded phrase to all that mean the same, itself included. */
export type Synonyms = ReadonlyMap<string, readonly string[]>

const LONGEST_PHRASE = 4

export function synonymsOf(sets: Iterable<readonly string[]>): Synonyms {
  const synonyms = new Map<string, string[]>()
  for (const set of sets) {
    const folded = [...new Set(set.map(fold))]
    for (const word of folded) synonyms.set(word, folded)
  }
  return synonyms
}

/** What must all be found, each in one of its wordings. Words that belong together (CLIP STUDIO PAINT) count as one. */
export function readQuery(query: string, synonyms: Synonyms): string[][] {
  const words = fold(query).split(' ').filter(Boolean)
  const wanted = new Map<string, string[]>()
  for (let at = 0; at < words.length;) {
    let length = Math.min(LONGEST_PHRASE, words.length - at)
    while (length > 1 && !synonyms.has(words.slice(at, at + length).join(' '))) length--
    const phrase = words.slice(at, at + length).join(' ')
    wanted.set(phrase, [...(synonyms.get(phrase) ?? [phrase])])
    at += length
  }
  return [...wanted.values()]
}
