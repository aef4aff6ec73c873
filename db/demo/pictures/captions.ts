import { linesOf } from './film-words/index.ts'

/** For how long a sentence is read at most: what follows it is looked at. */
const READ_SECONDS = 10

/** The subtitles of a work, each while that is drawn. */
export function captionsOf(film: { name: string; seconds: number }): string {
  const cues = linesOf(film).map(({ from, to, words }) => {
    const begins = from * film.seconds
    const whole = (to - from) * film.seconds
    return { text: words, from: begins, to: begins + Math.min(READ_SECONDS, whole * 0.96) }
  })
  return webVtt(cues)
}

/** Subtitles as a file, their times in seconds. */
export function webVtt(cues: readonly { text: string; from: number; to: number }[]): string {
  const time = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
  return `WEBVTT\n\n${cues.map(({ from, to, text }) => `${time(from)} --> ${time(to)}\n${text}\n`).join('\n')}`
}
