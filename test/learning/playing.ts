import type { Film } from '#domains/learning/watching/ui/player/film.ts'
import type { Ranges } from '#domains/learning/watching/ui/player/ranges.ts'
import { WatchLog, type LogBook } from '#domains/learning/watching/ui/player/watch-log.ts'

const book: LogBook = { timeLog: (id) => ({ path: `/films/${id}/time_log`, of: { course_id: 7 } }) }
export type Told = { current_point: number; ranges: Ranges; stretches: Ranges }

/** The line to the server: what is on its way stays there until somebody answers, or gives it up. */
export function newLine() {
  const calls: { path: string; body: Told; options: RequestInit; answer: (status: number) => Promise<void> }[] = []
  const fetching = (path: string, options: RequestInit) =>
    new Promise<Response>((arrive, fail) => {
      options.signal?.addEventListener('abort', () => fail(new Error('given up')))
      const answer = async (status: number) => {
        if (status === 0) fail(new TypeError('Failed to fetch'))
        else arrive(Response.json({ success: status === 200, watchedRatio: 1 }, { status }))
        await settled()
      }
      calls.push({ path, options, body: JSON.parse(String(options.body)), answer })
    })
  return { calls, fetching }
}

export const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

/** A film that a test plays, and the clock beside it. */
export function newPlayer() {
  const state = { time: 0, duration: 600, broken: false, waiting: false }
  let played: Ranges = []
  let now = 1_000
  const film = {
    state,
    get played() {
      return played
    },
  } as unknown as Film
  const log = new WatchLog(
    film,
    book,
    'a-player',
    () => {},
    () => now,
  )
  /** Time goes by as it does in an open page: ten readings of the clock a second. */
  const pass = (seconds: number, running: boolean) => {
    for (let tick = 0; tick < seconds * 10; tick++) {
      now += 100
      if (running) state.time += 0.1
      log.tick()
    }
  }
  return {
    log,
    state,
    begin: () => (log.begin(1), log.played(1)),
    plays: (seconds: number) => {
      const from = state.time
      pass(seconds, true)
      played = [...played, [from, state.time]]
    },
    stands: (seconds: number) => pass(seconds, false),
    sleeps: (seconds: number) => (now += seconds * 1000),
    jumps: (to: number) => {
      state.time = to
      log.sought()
    },
  }
}
