import type { CourseText } from './course-text.ts'
import { standsAlone } from './stands-alone.ts'

/** No document holds it. */
export const NOWHERE = 255
const PLACE_BITS = 4
const ONE = 0xffff
/** Characters are numbered as they come; two numbers are a piece. */
const MOST_CHARACTERS = 0x7fff

/** Which documents hold a piece of one or two characters, and the best place where they do. */
type Postings = Uint32Array

/**
 * An inverted index over typed arrays. What a first reading gathered lies in one array, piece after piece; a document
 * that changes later replaces the few pieces it has, beside it.
 */
export class GramIndex {
  #numbers = new Uint16Array(0x10000)
  #characters = 0
  #pieces = new Map<number, number>()
  #starts: Uint32Array = new Uint32Array(1)
  #flat: Uint32Array = new Uint32Array(0)
  #changed = new Map<number, Postings>()
  #texts: CourseText[] = []

  /** All documents at once, by their numbers; `breathe` lets others do something now and then. */
  async fill(texts: CourseText[], breathe: () => Promise<void>): Promise<void> {
    const gathered = new Gathered()
    this.#texts = texts
    for (const [document, text] of texts.entries()) {
      for (const [piece, place] of this.#piecesOf(text)) gathered.add(piece, (document << PLACE_BITS) | place)
      if (document % 50 === 49) await breathe()
    }
    await breathe()
    ;({ starts: this.#starts, flat: this.#flat } = gathered.sorted(this.#pieces.size))
    this.#changed.clear()
  }

  /** Puts a document in the place of what stood under this number, or takes it away. */
  put(document: number, text: CourseText | null): void {
    const before = this.#texts[document]
    const now = text ? this.#piecesOf(text) : new Map<number, number>()
    for (const piece of before ? this.#piecesOf(before).keys() : [])
      if (!now.has(piece)) this.#changed.set(piece, without(this.#postings(piece), document))
    for (const [piece, place] of now) {
      const entries = this.#postings(piece)
      const entry = (document << PLACE_BITS) | place
      const at = placeOf(entries, document)
      if (isOf(entries[at], document)) entries[at] = entry
      else this.#changed.set(piece, withEntry(entries, at, entry))
    }
    this.#texts[document] = text ?? { text: '', ends: [] }
  }

  /**
   * Writes for each document that holds the phrase its place, twice the number and `more` added, where nothing better
   * stands yet. Answers whether any does. Where a sign must stand for itself, `alone` are the words in which it does not.
   */
  match(phrase: string, into: Uint8Array, more = 0, alone?: readonly string[]): boolean {
    const pieces = this.#needed(phrase)
    if (pieces === null) return false
    const [rarest, next] = pieces.map((piece) => this.#postings(piece)).toSorted((a, b) => a.length - b.length)
    if (!rarest) return false
    const whole = pieces.length === 1 && phrase.length <= 2 && !alone
    let any = false
    let other = 0
    for (const entry of rarest) {
      const document = entry >>> PLACE_BITS
      let place = entry & ((1 << PLACE_BITS) - 1)
      if (!whole) {
        if (next) {
          while (other < next.length && next[other]! >>> PLACE_BITS < document) other++
          if (other === next.length) break
          if (next[other]! >>> PLACE_BITS !== document) continue
        }
        place = placeIn(this.#texts[document]!, phrase, alone)
        if (place === NOWHERE) continue
      }
      any = true
      const rank = place * 2 + more
      if (rank < into[document]!) into[document] = rank
    }
    return any
  }

  /** What it holds, in bytes, as far as it is ours to count. */
  get bytes(): number {
    const text = this.#texts.reduce((sum, { text }) => sum + text.length * 2, 0)
    return text + this.#flat.byteLength + this.#starts.byteLength + this.#pieces.size * 40
  }

  #postings(piece: number): Postings {
    return this.#changed.get(piece) ?? this.#flat.subarray(this.#starts[piece] ?? 0, this.#starts[piece + 1] ?? 0)
  }

  /** The pieces that a text must have to contain this phrase: of a longer word the pairs say it all. None is known: null. */
  #needed(phrase: string): number[] | null {
    const pieces = new Set<number>()
    for (const token of phrase.split(' ')) {
      for (let at = token.length === 1 ? 0 : 1; at < token.length; at++) {
        const piece = this.#pieces.get(this.#key(token, at, token.length > 1))
        if (piece === undefined) return null
        pieces.add(piece)
      }
    }
    return pieces.size === 0 ? null : [...pieces]
  }

  /** Every character and every two that stand side by side, each with the first and so the best place. */
  #piecesOf({ text, ends }: CourseText): Map<number, number> {
    const found = new Map<number, number>()
    let place = 0
    for (let at = 0; at < text.length; at++) {
      while (at >= (ends[place] ?? Infinity)) place++
      if (isGap(text, at)) continue
      this.#note(found, this.#key(text, at, false), place)
      if (at > 0 && !isGap(text, at - 1)) this.#note(found, this.#key(text, at, true), place)
    }
    return found
  }

  #note(found: Map<number, number>, key: number, place: number): void {
    let piece = this.#pieces.get(key)
    if (piece === undefined) this.#pieces.set(key, (piece = this.#pieces.size))
    if (!found.has(piece)) found.set(piece, place)
  }

  #key(text: string, at: number, paired: boolean): number {
    const last = this.#numberOf(text.charCodeAt(at))
    return paired ? (this.#numberOf(text.charCodeAt(at - 1)) << 15) | last : last
  }

  #numberOf(code: number): number {
    const known = this.#numbers[code & ONE]!
    if (known > 0 || this.#characters === MOST_CHARACTERS) return known
    return (this.#numbers[code & ONE] = ++this.#characters)
  }
}

const isGap = (text: string, at: number) => text[at] === ' ' || text[at] === '\n'

function placeIn({ text, ends }: CourseText, phrase: string, alone?: readonly string[]): number {
  const at = alone ? standsAlone(text, phrase, alone) : text.indexOf(phrase)
  return at < 0 ? NOWHERE : ends.findIndex((end) => at < end)
}

const isOf = (entry: number | undefined, document: number) => entry !== undefined && entry >>> PLACE_BITS === document

/** Where a document's entry stands, or would: entries are in the order of their documents. */
function placeOf(entries: Postings, document: number): number {
  let from = 0
  let to = entries.length
  while (from < to) {
    const middle = (from + to) >> 1
    if (entries[middle]! >>> PLACE_BITS < document) from = middle + 1
    else to = middle
  }
  return from
}

function without(entries: Postings, document: number): Postings {
  const at = placeOf(entries, document)
  const shorter = new Uint32Array(entries.length - 1)
  shorter.set(entries.subarray(0, at))
  shorter.set(entries.subarray(at + 1), at)
  return shorter
}

function withEntry(entries: Postings, at: number, entry: number): Postings {
  const longer = new Uint32Array(entries.length + 1)
  longer.set(entries.subarray(0, at))
  longer[at] = entry
  longer.set(entries.subarray(at), at + 1)
  return longer
}

/** Pieces and entries as they come, then sorted by counting. */
class Gathered {
  #pieces = new Uint32Array(1 << 12)
  #entries = new Uint32Array(1 << 12)
  #length = 0

  add(piece: number, entry: number): void {
    if (this.#length === this.#pieces.length) {
      this.#pieces = doubled(this.#pieces)
      this.#entries = doubled(this.#entries)
    }
    this.#pieces[this.#length] = piece
    this.#entries[this.#length++] = entry
  }

  /** Entries come by their document, so each piece has them in order. */
  sorted(pieces: number): { starts: Uint32Array; flat: Uint32Array } {
    const starts = new Uint32Array(pieces + 1)
    for (let at = 0; at < this.#length; at++) starts[this.#pieces[at]! + 1]!++
    for (let piece = 0; piece < pieces; piece++) starts[piece + 1]! += starts[piece]!
    const next = starts.slice()
    const flat = new Uint32Array(this.#length)
    for (let at = 0; at < this.#length; at++) flat[next[this.#pieces[at]!]!++] = this.#entries[at]!
    return { starts, flat }
  }
}

function doubled(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const longer = new Uint32Array(array.length * 2)
  longer.set(array)
  return longer
}
