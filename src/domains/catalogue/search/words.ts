import { fold, isKana } from './fold.ts'
import { type Readings, speak } from './spoken.ts'

/** All that means the same as a word: found by the word as it is written, or as it is read. */
export type Synonyms = { of(word: string): readonly string[] | undefined; words: ReadonlySet<string> }

const LONGEST_PHRASE = 4
/** Of a word in ideographs the reading is a wording of its own only where it is too long to hide in other words. */
const TELLING_READING = 4

export function synonymsOf(sets: Iterable<readonly string[]>, readings: Readings = new Map()): Synonyms {
  const written = new Map<string, string[]>()
  const spoken = new Map<string, string[]>()
  for (const set of sets) {
    const folded = [...new Set(set.map(fold))]
    for (const word of folded) {
      written.set(word, folded)
      spoken.set(speak(word, readings), folded)
    }
  }
  return { of: (word) => written.get(word) ?? spoken.get(speak(word, readings)), words: new Set(written.keys()) }
}

/** Every way to put a word, as it was typed first. */
export function wordingsOf(word: string, synonyms: Synonyms, readings: Readings): string[] {
  const spoken = speak(word, readings)
  const isTelling = spoken.length >= TELLING_READING || (spoken.length > 1 && [...word].some(isKana))
  return [...new Set([word, ...(isTelling ? [spoken] : []), ...(synonyms.of(word) ?? [])])]
}

/** What must all be found, each in one of its wordings. Words that belong together (CLIP STUDIO PAINT) count as one. */
export function readQuery(query: string, synonyms: Synonyms, readings: Readings = new Map()): string[][] {
  const words = fold(query).split(' ').filter(Boolean)
  const wanted = new Map<string, string[]>()
  for (let at = 0; at < words.length;) {
    let length = Math.min(LONGEST_PHRASE, words.length - at)
    while (length > 1 && !synonyms.of(words.slice(at, at + length).join(' '))) length--
    const phrase = words.slice(at, at + length).join(' ')
    wanted.set(phrase, wordingsOf(phrase, synonyms, readings))
    at += length
  }
  return [...wanted.values()]
}
