import { type Level, levels, type Tab, tabs } from '../terms.ts'
import { textOf } from './course-text.ts'
import { GramIndex, NOWHERE } from './gram-index.ts'
import { fold } from './fold.ts'
import { toHit } from './hit.ts'
import { KeptAnswers } from './kept-answers.ts'
import type { CourseSource, Dictionary } from './sources.ts'
import { mostHits } from './terms.ts'
import type { Part } from './take-apart.ts'
import { Vocabulary } from './vocabulary.ts'
import { readQuery, synonymsOf } from './words.ts'

/** What a course is filtered by and how it is answered. */
export type Indexed = {
  id: number
  level: Level
  tab: Tab
  seconds: number
  teachers: { id: number; name: string }[]
  tags: string[]
  /** The hit as the answer writes it. */
  hit: string
  from: number
  until: number
  opened: number
}

/** What a part is worth by its place: title, teacher, problem, label, lesson, text. */
const WORTH = [10, 7, 7, 5, 2.5, 1]
/** The last place that names what a course is about: its labels. A single sign stands in nearly every text below them. */
const LAST_NAME = 2 * 3 + 1
/** A sentence that fewer courses hold word by word is taken apart as well. */
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

type Word = { wordings: string[]; soft: boolean; worth?: number }

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
  find(query: string, now: Date): Indexed[] {
    const { synonyms, readings } = this.#dictionary
    const wanted = readQuery(query, synonyms, readings)
    const tokens = fold(query).split(' ').filter(Boolean)
    if (tokens.length === 1 && tokens[0]!.length === 1) {
      const named = this.#holdingAll(wanted, now, LAST_NAME)
      if (named.length >= FEW) return labelledFirst(named, tokens[0]!)
    }
    const strict = this.#holdingAll(wanted, now)
    if (strict.length >= FEW || tokens.length === 0 || (strict.length > 0 && tokens.length > 1)) return strict
    const parts = this.#partsOf(query)
    if (strict.length > 0 && parts.every(({ length }) => length < 2)) return strict
    const words = parts
      .flat()
      .slice(0, MOST_PARTS)
      .map((part) => this.#wordOf(part))
    if (parts.some((ofToken) => !ofToken.some(isNeeded))) return strict
    const whole = { wordings: [fold(query)], soft: true, worth: WHOLE }
    const found = this.#scored([...words, whole], now, true)
    const sign = parts.flat().find((part) => isNeeded(part) && part.word.length === 1)
    return sign ? labelledFirst(found, sign.word) : found
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
  nearest(query: string, now: Date, most: number): Indexed[] {
    const parts = this.#partsOf(query)
    const said = parts.flat().filter(isNeeded).slice(0, MOST_PARTS)
    const mended = (said.length > 0 ? said : [{ word: fold(query) }]).map(({ word }) => {
      const wordings = this.#vocabulary.wordingsOf(word)
      const meant = wordings.some((wording) => this.#holds(wording)) ? null : this.#vocabulary.meant(word)
      return { wordings: meant === null ? wordings : this.#vocabulary.wordingsOf(meant), soft: false }
    })
    return this.#scored(mended, now, false).slice(0, most)
  }

  #partsOf(query: string): Part[][] {
    return query
      .split(/\s+/u)
      .filter(Boolean)
      .map((token) => this.#vocabulary.partsOf(token))
  }

  #wordOf({ word, weight }: Part): Word {
    const soft = weight !== 'needed'
    return { wordings: this.#vocabulary.wordingsOf(word), soft, ...(weight === 'little' ? { worth: LITTLE } : {}) }
  }

  #holds(wording: string): boolean {
    return this.#grams.match(wording, this.#word.fill(NOWHERE))
  }

  /** Ordered by the places of the words taken together, then the newest. */
  #holdingAll(wanted: string[][], now: Date, last = MISSING - 1): Indexed[] {
    if (wanted.length === 0) return []
    const ranks = this.#ranks.fill(0)
    for (const wordings of wanted) {
      if (!this.#rank(wordings)) return []
      for (let place = 0; place < ranks.length; place++) {
        if (this.#word[place] === NOWHERE) ranks[place] = MISSING
        else if (ranks[place] !== MISSING) ranks[place]! += this.#word[place]!
      }
    }
    const byRank: Indexed[][] = []
    for (const place of this.#newest()) {
      const course = this.#courses[place]
      if (ranks[place]! <= last && isShownAt(course, now)) (byRank[ranks[place]!] ??= []).push(course)
    }
    return byRank.flat()
  }

  /** Ordered by what was found, where, and how rare it is. */
  #scored(words: Word[], now: Date, all: boolean): Indexed[] {
    const scores = this.#scores.fill(0)
    const missing = this.#ranks.fill(0)
    for (const { wordings, soft, worth: named } of words) {
      if (!this.#rank(wordings) && all && !soft) return []
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
      if (score === 0 || (all && missing[place]! > 0) || !isShownAt(course, now)) continue
      found.push({ course, score, missing: missing[place]! })
    }
    found.sort((a, b) => a.missing - b.missing || b.score - a.score || newestFirst(a.course, b.course))
    const good = all ? (found[0]?.score ?? 0) * GOOD : 0
    return found.filter(({ score }) => score >= good).map(({ course }) => course)
  }

  /** Writes for each course the place of a word, in its best wording. */
  #rank(wordings: string[]): boolean {
    this.#word.fill(NOWHERE)
    let any = false
    for (const [index, wording] of wordings.entries())
      if (this.#grams.match(wording, this.#word, index > 0 ? 1 : 0)) any = true
    return any
  }

  #held(): number {
    let held = 0
    for (const rank of this.#word) if (rank !== NOWHERE) held++
    return held
  }

  #newest(): Uint32Array {
    if (this.#order) return this.#order
    const courses = [...this.#courses.entries()].flatMap(([place, course]) => (course ? [{ place, course }] : []))
    courses.sort((a, b) => newestFirst(a.course, b.course))
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
    const [first] = source.windows
    return {
      id: source.id,
      level: levels.find((level) => level === source.level)!,
      tab: tabs.find(({ id }) => id === source.tab)!.id,
      seconds: source.seconds,
      teachers: source.teachers.map(({ id, name }) => ({ id, name })),
      tags: source.tags.map(fold),
      hit: JSON.stringify(toHit(source)),
      from: Math.max(timeOf(source.opened_at, Infinity), timeOf(first?.opened_at, Infinity)),
      until: Math.min(timeOf(source.closed_at, Infinity), timeOf(first?.closed_at, Infinity)),
      opened: timeOf(source.opened_at, 0),
    }
  }
}

/** 「手」 is a label of its own; in 「手描き」 and 「一手」 it is another word. */
function labelledFirst(found: Indexed[], sign: string): Indexed[] {
  const isLabelled = ({ tags }: Indexed) => tags.includes(sign)
  return [...found.filter(isLabelled), ...found.filter((course) => !isLabelled(course))]
}

const isNeeded = ({ weight }: Part) => weight === 'needed'

function isShownAt(course: Indexed | null | undefined, now: Date): course is Indexed {
  return course != null && course.from <= now.getTime() && now.getTime() < course.until
}

const newestFirst = (a: Indexed, b: Indexed) => b.opened - a.opened || a.id - b.id

const timeOf = (time: Date | string | null | undefined, none: number) =>
  time === null || time === undefined ? none : new Date(time).getTime()

/** The answer of the search call: the best hits as they were written when their courses were read, and how many there are. */
export function writeAnswer(found: Indexed[]): string {
  const hits = found.slice(0, mostHits).map(({ hit }) => hit)
  return `{"nbHits":${found.length},"hits":[${hits.join(',')}]}`
}
