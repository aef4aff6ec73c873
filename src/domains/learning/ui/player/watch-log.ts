import { pageToken, post, type CallReply } from '#platform/browser-call.ts'
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
/** Answers after which sending the same again is of no use. */
const isFinal = ({ ok, status }: CallReply<object>) =>
  ok || (status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status))

type Clock = () => number
type Send = { path: string; body: object; id: number; ranges: Ranges; ms: number }

/**
 * Tells the server where the learner is and what was really played: every 30 s of playing, at pause, seek and
 * change, and when the page is hidden. What did not arrive goes with the next log.
 */
export class WatchLog {
  #film: Film
  #book: LogBook
  #playbackId: string
  #onRatio: (id: number, ratio: number) => void
  #clock: Clock
  #line: Promise<unknown> = Promise.resolve()
  #heard = new Map<number, Ranges>()
  #sent = new Map<number, Ranges>()
  #places = new Map<number, number>()
  #id: number | null = null
  #begunAt = 0
  #stops = 0
  #beats = 0
  /** Wall clock of playing: of this piece, and since the last log. */
  #playedMs = 0
  #unsaidMs = 0
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
    this.#stops = this.#beats = this.#playedMs = 0
    this.#moved = false
    const start = this.#book.startLog?.(id)
    if (start) this.#say(() => post(start))
  }

  /** Leaves the film of now: its last stretch and how long it was open. */
  leave(place = this.#film.state.time) {
    if (this.#id === null) return
    this.#count()
    if (this.#moved || this.#unsaidMs > 0) this.#log(this.#id, place)
    this.#finish()
    this.#id = null
  }

  /** The end: this film's tail, and where it goes on. `-1` says that nothing follows. */
  end(follower: number | null, neverSaysFinished: boolean) {
    const id = this.#id
    if (id === null) return
    this.#count()
    const { duration } = this.#film.state
    if (follower === null && !neverSaysFinished) this.#log(id, -1)
    else this.#log(id, duration)
    if (follower !== null) this.#log(follower, 0)
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
    this.#log(this.#id, this.#film.state.time)
  }

  sought() {
    if (this.#id === null) return
    this.#moved = true
    clearTimeout(this.#seekRest)
    this.#seekRest = setTimeout(() => this.#id !== null && this.#log(this.#id, this.#film.state.time), SEEK_REST_MS)
  }

  tick() {
    if (this.#id === null || this.#since === null) return
    this.#count()
    if (this.#playedMs < (this.#beats + 1) * BEAT_MS) return
    this.#beats += 1
    this.#log(this.#id, this.#film.state.time)
  }

  speed(before: number, after: number) {
    const path = this.#id !== null && this.#book.speedLog?.(this.#id)
    if (path) this.#say(() => post(path, { afDailyLessonChapterSpeed: after, bfDailyLessonChapterSpeed: before }))
  }

  /** The page goes out of sight; the answer may still come. */
  hidden() {
    this.#count()
    if (this.#id !== null && (this.#moved || this.#unsaidMs > 0)) this.#log(this.#id, this.#film.state.time, true)
  }

  /** The page is left: nobody waits for an answer. */
  gone(token: string) {
    if (this.#id === null) return
    this.#count()
    if (this.#moved || this.#unsaidMs > 0) {
      const { path, body } = this.#compose(this.#id, this.#film.state.time)
      beacon(path, body, token)
    }
    const finish = this.#book.finishLog?.(this.#id)
    if (finish) beacon(finish, this.#finishBody(), token)
    this.#id = null
    this.#since = null
  }

  #count() {
    if (this.#since === null) return
    const now = this.#clock()
    this.#playedMs += now - this.#since
    this.#unsaidMs += now - this.#since
    this.#since = now
  }

  #finish() {
    const finish = this.#id !== null && this.#book.finishLog?.(this.#id)
    const body = this.#finishBody()
    if (finish) this.#say(() => post(finish, body))
    this.#since = null
  }

  #finishBody() {
    return {
      elapseTime: Math.min(86_400, Math.round((this.#clock() - this.#begunAt) / 10) / 100),
      stopCount: Math.min(10_000, this.#stops),
    }
  }

  #log(id: number, place: number, keepalive = false) {
    clearTimeout(this.#seekRest)
    const late = [...this.#heard.keys()].filter((other) => other !== id && this.#unsent(other).length > 0)
    for (const other of late) this.#send(this.#compose(other, this.#places.get(other) ?? 0), keepalive)
    this.#send(this.#compose(id, place), keepalive)
  }

  #compose(id: number, place: number): Send {
    if (id === this.#id) {
      this.#heard.set(id, union(this.#heard.get(id) ?? [], this.#film.played))
      this.#moved = this.#since !== null
    }
    const ranges = this.#unsent(id)
    this.#places.set(id, Math.max(0, place))
    this.#sent.set(id, union(this.#sent.get(id) ?? [], ranges))
    const { path, of } = this.#book.timeLog(id)
    const ms = Math.round(this.#unsaidMs)
    this.#unsaidMs = 0
    return {
      path,
      id,
      ranges,
      ms,
      body: { ...of, current_point: place, playback_id: this.#playbackId, ranges, played: ms / 1000 },
    }
  }

  #send({ path, body, id, ranges, ms }: Send, keepalive: boolean) {
    this.#say(async () => {
      const reply = await post<{ watchedRatio: number }>(path, body, { keepalive })
      if (reply.ok && reply.body) this.#onRatio(id, reply.body.watchedRatio)
      if (isFinal(reply)) return
      this.#sent.set(id, without(this.#sent.get(id) ?? [], ranges))
      this.#unsaidMs += ms
    })
  }

  #unsent(id: number): Ranges {
    return without(this.#heard.get(id) ?? [], this.#sent.get(id) ?? [])
  }

  /** One after another: the place that is kept is that of the log received last. */
  #say(call: () => Promise<unknown>) {
    this.#line = this.#line.then(call)
  }
}

function beacon(path: string, body: object, token: string) {
  const written = JSON.stringify({ ...body, authenticity_token: token })
  navigator.sendBeacon(path, new Blob([written], { type: 'application/json' }))
}
