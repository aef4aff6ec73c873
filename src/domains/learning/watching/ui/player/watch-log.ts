import { pageToken, post, type CallReply } from '#platform/browser-call.ts'
import { MOST_PAIRS } from '../../../terms.ts'
import type { Film } from './film.ts'
import { union, without, type Ranges } from './ranges.ts'

/** How a kind of player talks of what was watched. */
export type LogBook = {
  timeLog(id: number): { path: string; of: Record<string, number> }
  /** Chapters with a course are begun and left aloud. */
  startLog?(id: number): string
  finishLog?(id: number): string
  speedLog?(id: number): string
}

const BEAT_MS = 30_000
const SEEK_REST_MS = 500
/** A call that hangs so long is given up: what it held goes with the next. */
const PATIENCE_MS = 20_000
/** The clock is read ten times a second, once a second in a tab behind; after a longer step the machine has slept. */
const MOST_STEP_MS = 5_000
/** Answers after which sending the same again is of no use. */
const isFinal = ({ ok, status }: CallReply<object>) =>
  ok || (status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status))

type Clock = () => number
/** A place that the server has not confirmed. */
type Owed = { place: number }
/** `alone`: no other film's place was owed beside it. */
type Send = { path: string; body: object; owed: Owed; alone: boolean; ranges: Ranges; upTo: number }

/**
 * Tells the server where the learner is and what was really played: every 30 s of playing, at pause, seek and
 * change, and when the page is hidden. Each log holds all that is not confirmed yet.
 */
export class WatchLog {
  #film: Film
  #book: LogBook
  #playbackId: string
  #onRatio: (id: number, ratio: number) => void
  #clock: Clock
  #line: Promise<unknown> = Promise.resolve()
  #heard = new Map<number, Ranges>()
  #underway = new Map<number, Ranges>()
  #confirmed = new Map<number, Ranges>()
  #owed = new Map<number, Owed>()
  #id: number | null = null
  #begunAt = 0
  #stops = 0
  #beats = 0
  /** Wall clock of playing: of all, of what was over when this piece began. */
  #playedMs = 0
  #beforeMs = 0
  /** When the film ran, as far as that is not confirmed; in milliseconds of the clock. */
  #ran: Ranges = []
  #since: number | null = null
  #moved = false
  #seekRest: ReturnType<typeof setTimeout> | undefined

  constructor(
    film: Film,
    book: LogBook,
    playbackId: string,
    onRatio: (id: number, ratio: number) => void,
    clock: Clock = () => performance.now(),
  ) {
    this.#film = film
    this.#book = book
    this.#playbackId = playbackId
    this.#onRatio = onRatio
    this.#clock = clock
    void pageToken()
  }

  begin(id: number) {
    this.#id = id
    this.#begunAt = this.#clock()
    this.#stops = this.#beats = 0
    this.#beforeMs = this.#playedMs
    this.#moved = false
    const start = this.#book.startLog?.(id)
    if (start) this.#say(() => send(start))
  }

  /** Leaves the film of now: its last stretch and how long it was open. */
  leave(place = this.#film.state.time) {
    if (this.#id === null) return
    this.#count()
    if (this.#moved) this.#note(this.#id, place)
    this.#tellAll()
    this.#finish()
    this.#id = null
  }

  /** The end: this film's tail, and where it goes on. `-1` says that nothing follows. */
  end(follower: number | null, neverSaysFinished: boolean) {
    const id = this.#id
    if (id === null) return
    this.#count()
    const { duration } = this.#film.state
    this.#note(id, follower === null && !neverSaysFinished ? -1 : duration)
    if (follower !== null) this.#note(follower, 0)
    this.#tellAll()
    this.#finish()
    this.#id = null
  }

  played(id: number) {
    if (this.#id === null) this.begin(id)
    this.#moved = true
    this.#since ??= this.#clock()
  }

  paused() {
    this.#count()
    this.#since = null
    if (this.#id === null || !this.#moved) return
    this.#stops += 1
    this.#log(this.#id)
  }

  sought() {
    if (this.#id === null) return
    this.#moved = true
    clearTimeout(this.#seekRest)
    this.#seekRest = setTimeout(() => this.#id !== null && this.#log(this.#id), SEEK_REST_MS)
  }

  tick() {
    if (this.#id === null || this.#since === null) return
    this.#count()
    const beats = Math.floor((this.#playedMs - this.#beforeMs) / BEAT_MS)
    if (beats === this.#beats) return
    this.#beats = beats
    this.#log(this.#id)
  }

  speed(before: number, after: number) {
    const path = this.#id !== null && this.#book.speedLog?.(this.#id)
    if (path) this.#say(() => send(path, { afDailyLessonChapterSpeed: after, bfDailyLessonChapterSpeed: before }))
  }

  /** The page goes out of sight, perhaps for good: at once, behind nothing that hangs. */
  hidden() {
    this.#count()
    if (this.#id !== null && this.#moved) this.#note(this.#id)
    const ids = [...this.#owed.keys()]
    const told = Promise.all(ids.map((id) => this.#tell(id)))
    // Side by side they arrive in any order.
    if (ids.length > 1) void told.then(() => this.#tellLast())
  }

  /** The page is left: nobody waits for an answer. */
  gone(token: string) {
    this.#count()
    if (this.#id !== null && this.#moved) this.#note(this.#id)
    for (const id of this.#owed.keys()) {
      const said = this.#compose(id)!
      if (beacon(said.path, said.body, token)) this.#confirm(id, said)
    }
    const finish = this.#id !== null && this.#book.finishLog?.(this.#id)
    if (finish) beacon(finish, this.#finishBody(), token)
    this.#id = null
    this.#since = null
  }

  /** A film that waits or is broken is not watched. */
  #count() {
    if (this.#since === null) return
    const now = this.#clock()
    const from = Math.max(this.#since, now - MOST_STEP_MS)
    this.#since = now
    const { broken, waiting } = this.#film.state
    if (broken || waiting) return
    this.#playedMs += now - from
    this.#ran = union(this.#ran, [[from, now]])
  }

  #finish() {
    const finish = this.#id !== null && this.#book.finishLog?.(this.#id)
    const body = this.#finishBody()
    if (finish) this.#say(() => send(finish, body))
    this.#since = null
  }

  #finishBody() {
    return {
      elapseTime: Math.min(86_400, Math.round((this.#clock() - this.#begunAt) / 10) / 100),
      stopCount: Math.min(10_000, this.#stops),
    }
  }

  #log(id: number) {
    this.#note(id)
    this.#tellAll()
  }

  /** What is to be told of a film; the one noted last is told last. */
  #note(id: number, place = this.#film.state.time) {
    clearTimeout(this.#seekRest)
    if (id === this.#id) {
      this.#heard.set(id, union(this.#heard.get(id) ?? [], this.#film.played))
      this.#moved = this.#since !== null
    }
    this.#owed.delete(id)
    this.#owed.set(id, { place })
  }

  #tellAll() {
    for (const id of this.#owed.keys()) this.#say(() => this.#tell(id))
  }

  async #tell(id: number) {
    const said = this.#compose(id)
    if (!said) return
    const reply = await send<{ watchedRatio: number }>(said.path, said.body)
    if (reply.ok && reply.body) this.#onRatio(id, reply.body.watchedRatio)
    this.#underway.set(id, without(this.#underway.get(id) ?? [], said.ranges))
    if (isFinal(reply)) this.#confirm(id, said)
  }

  /** All of a film that is not confirmed; first what is not on its way yet, should the rest arrive twice. */
  #compose(id: number): Send | null {
    const owed = this.#owed.get(id)
    if (!owed) return null
    const open = without(this.#heard.get(id) ?? [], this.#confirmed.get(id) ?? [])
    const first = without(open, this.#underway.get(id) ?? [])
    const ranges = [...first, ...without(open, first)]
    this.#underway.set(id, open)
    const { path, of } = this.#book.timeLog(id)
    const now = this.#clock()
    const fromNow = (at: number) => Math.round(at - now) / 1000
    const body = {
      ...of,
      current_point: owed.place,
      playback_id: this.#playbackId,
      ranges,
      stretches: this.#ran.slice(-MOST_PAIRS).map(([from, to]) => [fromNow(from), fromNow(to)]),
    }
    return { path, body, owed, alone: this.#owed.size === 1, ranges, upTo: this.#ran.at(-1)?.[1] ?? 0 }
  }

  /** The last film's place stays owed as long as another's is, to be told again behind it. */
  #confirm(id: number, { owed, alone, ranges, upTo }: Send) {
    this.#confirmed.set(id, union(this.#confirmed.get(id) ?? [], ranges))
    this.#ran = without(this.#ran, [[0, upTo]])
    if (this.#owed.get(id) === owed && (alone || id !== this.#last())) this.#owed.delete(id)
  }

  #last = () => [...this.#owed.keys()].at(-1)

  async #tellLast() {
    const id = this.#last()
    if (id !== undefined) await this.#tell(id)
  }

  /** One after another: the place that is kept is that of the log received last. */
  #say(call: () => Promise<unknown>) {
    this.#line = this.#line.then(call)
  }
}

/** Arrives also when its page is gone. */
const send = <T>(path: string, body: object = {}) =>
  post<T>(path, body, { keepalive: true, signal: AbortSignal.timeout(PATIENCE_MS) })

function beacon(path: string, body: object, token: string): boolean {
  const written = JSON.stringify({ ...body, authenticity_token: token })
  return navigator.sendBeacon(path, new Blob([written], { type: 'application/json' }))
}
