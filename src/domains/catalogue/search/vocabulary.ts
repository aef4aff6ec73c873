import { levelLabels } from '#ui/levels.ts'
import { tabs } from '../terms.ts'
import { fold } from './fold.ts'
import { nearestWord } from './nearest-word.ts'
import type { CourseSource, Dictionary } from './sources.ts'
import { type Part, takeApart } from './take-apart.ts'
import { wordingsOf } from './words.ts'

const LONGEST_WORD = 16
/** Words of titles are known so that a slip can be mended; so many of them at most. */
const MOST_TITLE_WORDS = 20_000

/** The words that the catalogue itself uses. */
export class Vocabulary {
  readonly #dictionary: Dictionary
  readonly #read = new Map<string, string[]>()
  readonly #known = new Set<string>()
  readonly #inTitles = new Set<string>()

  constructor(dictionary: Dictionary) {
    this.#dictionary = dictionary
    for (const [word, reading] of dictionary.readings) {
      this.#known.add(word).add(reading)
      this.#read.set(reading, [...(this.#read.get(reading) ?? []), word])
    }
    for (const word of dictionary.synonyms.words) this.#known.add(word)
    for (const { label } of tabs) this.#learn(label)
    for (const label of Object.values(levelLabels)) this.#learn(label)
  }

  /** The same words of courses beside another dictionary. */
  with(dictionary: Dictionary): Vocabulary {
    const other = new Vocabulary(dictionary)
    for (const word of this.#known) other.#known.add(word)
    for (const word of this.#inTitles) other.#inTitles.add(word)
    return other
  }

  /** What courses are called by; words that no course uses any more stay known, which harms nobody. */
  learn({ title, tags, category, teachers }: CourseSource): void {
    for (const text of [...tags, category, ...teachers.map(({ name }) => name)]) this.#learn(text)
    if (this.#inTitles.size > MOST_TITLE_WORDS) return
    for (const run of title.normalize('NFKC').match(/[ァ-ヺー]{3,}|\p{Script=Han}{3,}|[A-Za-z]{3,}/gu) ?? [])
      this.#inTitles.add(fold(run))
  }

  #learn(text: string): void {
    for (const word of fold(text).split(/[・\s]/)) if (word.length > 1 || !/[ぁ-ん\d]/.test(word)) this.#known.add(word)
  }

  partsOf(token: string): Part[] {
    return takeApart(token, (word) => this.#known.has(word), LONGEST_WORD)
  }

  /**
   * Every way to put a part: in the ideographs of its reading, as typed, in words that mean the same. Two kana of a
   * word that is written in ideographs hide in too many others.
   */
  wordingsOf(word: string): string[] {
    const { synonyms, readings } = this.#dictionary
    const written = (this.#read.get(word) ?? []).flatMap((known) => wordingsOf(known, synonyms, readings))
    const all = [...written, ...wordingsOf(word, synonyms, readings)]
    return [...new Set(all)].filter(
      (wording) => written.length === 0 || wording !== word || word.length > 2 || synonyms.words.has(word),
    )
  }

  meant(word: string): string | null {
    return nearestWord(word, this.#all())
  }

  *#all(): Iterable<string> {
    yield* this.#known
    yield* this.#inTitles
  }
}
