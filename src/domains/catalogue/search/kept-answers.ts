import { LRUCache } from 'lru-cache'

const MOST_BYTES = 16 * 1024 * 1024
/** What an answer takes beside its bytes and its question. */
const AROUND = 200

/** When a course begins and ends to be found. */
export type Shown = { from: number; until: number }

/** Answers as they were written for whoever asked first: good until a course is changed, opens or closes. */
export class KeptAnswers {
  readonly #answers = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: (answer, query) => answer.length + 2 * query.length + AROUND,
  })
  /** Between these moments no course opens or closes. */
  #from = 0
  #until = 0

  get bytes(): number {
    return this.#answers.calculatedSize
  }

  answer(query: string, now: Date, courses: Iterable<Shown | null>, write: () => string): Buffer {
    const time = now.getTime()
    if (time < this.#from || time >= this.#until) this.#begin(time, courses)
    const known = this.#answers.get(query)
    if (known) return known
    const answer = Buffer.from(write())
    this.#answers.set(query, answer)
    return answer
  }

  clear(): void {
    this.#answers.clear()
    this.#until = this.#from
  }

  #begin(time: number, courses: Iterable<Shown | null>): void {
    this.#answers.clear()
    this.#from = -Infinity
    this.#until = Infinity
    for (const course of courses) {
      for (const moment of course ? [course.from, course.until] : []) {
        if (moment <= time) this.#from = Math.max(this.#from, moment)
        else this.#until = Math.min(this.#until, moment)
      }
    }
  }
}
