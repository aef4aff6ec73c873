import { levels } from '../terms.ts'
import { aroundOf, isAbout } from './about.ts'
import { textOf } from './course-text.ts'
import { GramIndex, NOWHERE } from './gram-index.ts'
import { fold } from './fold.ts'
import { type Among, type Indexed, indexedOf, newestFirst, type Shown, shownAt, writeAnswer } from './indexed.ts'
import { KeptAnswers } from './kept-answers.ts'
import { LAST_ANSWER, LAST_SAID, lastOf } from './places.ts'
import type { CourseSource, Dictionary } from './sources.ts'
import { standsAlone } from './stands-alone.ts'
import type { Part } from './take-apart.ts'
import { Vocabulary } from './vocabulary.ts'
import { readQuery, synonymsOf } from './words.ts'

/** What a part is worth by its place. */
const WORTH = [10, 8, 7, 5, 7, 2.5, 1, 7, 1]
/** Fewer are not enough: the word is looked for everywhere, and a sentence is taken apart as well. */
const FEW = 5
/** Of what a sentence's words find, all that is at least this good beside the best. */
const GOOD = 0.3
/** What a word that says little is worth beside others, and the whole sentence beside its words. */
const LITTLE = 0.1
const WHOLE = 2

/** No sentence is taken into more words than these. */
const MOST_PARTS = 12

/** A course that lacks a word; no sum of places is as high. */
const MISSING = 0xffff

type Word = { wordings: string[]; soft: boolean; worth?: number; alone?: boolean }

/** All courses as the search knows them, in the memory of this process. Nothing here waits for anything. */
export class SearchIndex {
  #dictionary: Dictionary
  #vocabulary: Vocabulary
  readonly #grams = new GramIndex()
  readonly #answers = new KeptAnswers()
  readonly #places = new Map<number, number>()
  #courses: (Indexed | null)[] = []
  #ranks = new Uint16Array(0)
  #order: Uint32Array | null = null
  #word = new Uint8Array(0)
  #scores = new Float32Array(0)

  constructor(dictionary: Dictionary) {
    this.#dictionary = dictionary
    this.#vocabulary = new Vocabulary(dictionary)
  }

  async fill(sources: AsyncIterable<CourseSource[]>, breathe: () => Promise<void>): Promise<void> {
    const texts = []
    for await (const batch of sources) {
      for (const source of batch) {
        this.#places.set(source.id, this.#courses.length)
        this.#courses.push(this.#indexed(source))
        texts.push(textOf(source, this.#dictionary.readings))
        if (texts.length % 50 === 0) await breathe()
      }
    }
    await this.#grams.fill(texts, breathe)
    this.#makeRoom()
  }

  /** A course that was written, changed or, without a source, taken away. */
  put(id: number, source: CourseSource | undefined): void {
    const known = this.#places.get(id)
    if (known === undefined && !source) return
    const place = known ?? this.#courses.length
    this.#places.set(id, place)
    this.#courses[place] = source ? this.#indexed(source) : null
    this.#grams.put(place, source ? textOf(source, this.#dictionary.readings) : null)
    this.#makeRoom()
    this.#order = null
    this.#answers.clear()
  }

  get size(): number {
    return this.#places.size
  }

  get bytes(): number {
    const hits = this.#courses.reduce((sum, course) => sum + 2 * (course?.hit.length ?? 0), 0)
    return this.#grams.bytes + hits + this.#answers.bytes
  }

  /** What the search call answers, as it was written for whoever typed the same before. */
  answer(query: string, now: Date): Buffer {
    return this.#answers.answer(query, now, this.#courses, () => writeAnswer(this.find(query, now)))
  }

  /** The open courses that contain everything that was asked for, the best first. */
  find(query: string, now: Date, among: Among = 'hits'): Indexed[] {
    const shows = shownAt(now, among)
    const { synonyms, readings } = this.#dictionary
    const wanted = readQuery(query, synonyms, readings)
    const tokens = fold(query).split(' ').filter(Boolean)
    const enough = tokens.length > 1 ? 1 : FEW
    for (const last of [lastOf, () => LAST_SAID]) {
      const named = this.#holdingAll(wanted, shows, last)
      if (named.length >= enough) return this.#aboutFirst(query, named)
    }
    const strict = this.#aboutFirst(query, this.#holdingAll(wanted, shows))
    if (strict.length >= enough || tokens.length === 0) return strict
    const parts = this.#partsOf(query)
    if (strict.length > 0 && parts.every(({ length }) => length < 2)) return strict
    if (parts.some((ofToken) => !ofToken.some(isNeeded))) return strict
    const said = parts.flat().slice(0, MOST_PARTS)
    const whole = { wordings: [fold(query)], soft: true, worth: WHOLE }
    const found = this.#scored([...said.map((part) => this.#wordOf(part, query)), whole], shows, true)
    // What is called so, or mends what is put so, answers it best.
    const answering = this.#holdingAll(wanted, shows, () => LAST_ANSWER)
    return [...new Set([...answering, ...this.#aboutSign(said.filter(isNeeded), found)])]
  }

  /** What `find` would answer if these words meant the same: for who tries them. Nothing is left of it. */
  findWith(same: readonly (readonly string[])[], query: string, now: Date): Indexed[] {
    const [dictionary, vocabulary] = [this.#dictionary, this.#vocabulary]
    const { readings } = dictionary
    this.#dictionary = { readings, synonyms: synonymsOf(same, readings) }
    this.#vocabulary = vocabulary.with(this.#dictionary)
    try {
      return this.find(query, now)
    } finally {
      this.#dictionary = dictionary
      this.#vocabulary = vocabulary
    }
  }

  /** The courses that come near to what was asked for where nothing fits: slips mended, some of the words. */
  nearest(query: string, now: Date, most: number, among: Among = 'hits'): Indexed[] {
    const parts = this.#partsOf(query)
    const said = parts.flat().filter(isNeeded).slice(0, MOST_PARTS)
    const mended = (said.length > 0 ? said : [{ word: fold(query) }]).map(({ word }) => {
      const wordings = this.#vocabulary.wordingsOf(word)
      const meant = wordings.some((wording) => this.#holds(wording)) ? null : this.#vocabulary.meant(word)
      return { wordings: meant === null ? wordings : this.#vocabulary.wordingsOf(meant), soft: false }
    })
    return this.#scored(mended, shownAt(now, among), false).slice(0, most)
  }

  /** Whether both ask for the same things, however they put it (手がうまく描けない, 手が描けない). */
  asksTheSame(one: string, other: string): boolean {
    const [ours, theirs] = [one, other].map((text) =>
      this.#partsOf(text)
        .flat()
        .filter(({ weight }) => weight !== 'little')
        .map(({ word }) => this.#vocabulary.wordingsOf(word)),
    )
    const within = (some: string[][], all: string[][]) =>
      some.every((wordings) => all.some((more) => more.some((wording) => wordings.includes(wording))))
    return ours!.length > 0 && within(ours!, theirs!) && within(theirs!, ours!)
  }

  /** How many of what was found, from the first on, are about what was asked for, where all others name it. */
  about(query: string, found: readonly Indexed[]): number {
    const { synonyms, readings } = this.#dictionary
    const naming = new Set(this.#holdingAll(readQuery(query, synonyms, readings), (one) => one != null))
    if (!found.every((course) => naming.has(course))) return 0
    const isAbout = this.#isAbout(fold(query))
    const other = found.findIndex((course) => !isAbout(course))
    return other === -1 ? found.length : other
  }

  /** A label that is the word counts like the title. Of a single sign (手) the label says more: in 「手描き」 it is another word. */
  #aboutFirst(query: string, found: Indexed[]): Indexed[] {
    const word = fold(query)
    const about = found.filter(this.#isAbout(word))
    const labelled = word.length === 1 ? easiestFirst(about.filter(this.#labelledAs(word))) : []
    return [...new Set([...labelled, ...about, ...found])]
  }

  #isAbout(word: string) {
    return isAbout(word, this.#vocabulary.wordingsOf(word), this.#dictionary.readings)
  }

  /** A sentence about one sign (手が描けない) asks for what has it for a label, the easiest first, and not for 「手描き」. */
  #aboutSign(needed: Part[], found: Indexed[]): Indexed[] {
    const sign = needed.find(({ word }) => word.length === 1)
    if (!sign) return found
    const labelled = found.filter(this.#labelledAs(sign.word))
    if (needed.length > 1 || labelled.length < FEW) return [...labelled, ...found]
    return easiestFirst(labelled)
  }

  #labelledAs(word: string) {
    const wordings = this.#vocabulary.wordingsOf(word)
    return ({ tags }: Indexed) => tags.some((tag) => wordings.includes(tag))
  }

  #partsOf(query: string): Part[][] {
    return query
      .split(/\s+/u)
      .filter(Boolean)
      .map((token) => this.#vocabulary.partsOf(token))
  }

  /** A sign that stands for itself in the sentence (目が死ぬ) does so in what it finds. */
  #wordOf({ word, weight }: Part, sentence: string): Word {
    const soft = weight !== 'needed'
    const alone = !soft && standsAlone(fold(sentence), word) >= 0
    const worth = weight === 'little' ? { worth: LITTLE } : {}
    return { wordings: this.#vocabulary.wordingsOf(word), soft, alone, ...worth }
  }

  #holds(wording: string): boolean {
    return this.#grams.match(wording, this.#word.fill(NOWHERE))
  }

  /**
   * Ordered by the places of the words taken together, then the easiest, then the newest. `last` says for a word, as it
   * was typed, how far down it is looked for.
   */
  #holdingAll(wanted: string[][], shows: Shown, last?: (word: string) => number): Indexed[] {
    if (wanted.length === 0) return []
    const ranks = this.#ranks.fill(0)
    for (const wordings of wanted) {
      if (!this.#rank(wordings, last !== undefined && wanted.length > 1)) return []
      const lowest = last?.(wordings[0]!) ?? NOWHERE - 1
      for (let place = 0; place < ranks.length; place++) {
        if (this.#word[place]! > lowest) ranks[place] = MISSING
        else if (ranks[place] !== MISSING) ranks[place]! += this.#word[place]!
      }
    }
    const byRank: Indexed[][] = []
    for (const place of this.#easiest()) {
      const course = this.#courses[place]
      if (ranks[place] !== MISSING && shows(course)) (byRank[ranks[place]!] ??= []).push(course)
    }
    return byRank.flat()
  }

  /** Ordered by what was found, where, and how rare it is. */
  #scored(words: Word[], shows: Shown, all: boolean): Indexed[] {
    const scores = this.#scores.fill(0)
    const missing = this.#ranks.fill(0)
    for (const { wordings, soft, alone, worth: named } of words) {
      if (!this.#rank(wordings, alone) && all && !soft) return []
      const worth = named ?? Math.log(2 + scores.length / (1 + this.#held()))
      for (let place = 0; place < scores.length; place++) {
        const rank = this.#word[place]!
        if (rank === NOWHERE) missing[place]! += soft ? 0 : 1
        else scores[place]! += worth * WORTH[rank >> 1]! * (rank & 1 ? 0.8 : 1)
      }
    }
    const found: { course: Indexed; score: number; missing: number }[] = []
    for (const [place, course] of this.#courses.entries()) {
      const score = scores[place]!
      if (score === 0 || (all && missing[place]! > 0) || !shows(course)) continue
      found.push({ course, score, missing: missing[place]! })
    }
    found.sort((a, b) => a.missing - b.missing || b.score - a.score || newestFirst(a.course, b.course))
    const good = all ? (found[0]?.score ?? 0) * GOOD : 0
    return found.filter(({ score }) => score >= good).map(({ course }) => course)
  }

  /** Writes for each course the place of a word, in its best wording; of a sign where it stands for itself, if `alone`. */
  #rank(wordings: string[], alone = false): boolean {
    this.#word.fill(NOWHERE)
    let any = false
    for (const [index, wording] of wordings.entries()) {
      const around = alone ? aroundOf(wording, this.#dictionary.readings) : undefined
      if (this.#grams.match(wording, this.#word, index > 0 ? 1 : 0, around)) any = true
    }
    return any
  }

  #held(): number {
    let held = 0
    for (const rank of this.#word) if (rank !== NOWHERE) held++
    return held
  }

  #easiest(): Uint32Array {
    if (this.#order) return this.#order
    const courses = [...this.#courses.entries()].flatMap(([place, course]) => (course ? [{ place, course }] : []))
    courses.sort((a, b) => byLevel(a.course, b.course) || newestFirst(a.course, b.course))
    return (this.#order = Uint32Array.from(courses, ({ place }) => place))
  }

  #makeRoom(): void {
    const size = this.#courses.length
    if (this.#ranks.length === size) return
    this.#ranks = new Uint16Array(size)
    this.#word = new Uint8Array(size)
    this.#scores = new Float32Array(size)
  }

  #indexed(source: CourseSource): Indexed {
    this.#vocabulary.learn(source)
    return indexedOf(source)
  }
}

const byLevel = (a: Indexed, b: Indexed) => levels.indexOf(a.level) - levels.indexOf(b.level)
const easiestFirst = (found: Indexed[]) => found.toSorted(byLevel)

const isNeeded = ({ weight }: Part) => weight === 'needed'
