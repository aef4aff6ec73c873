import { type Film, spans, type Span } from './film.ts'
import { filmWords } from './film-words/index.ts'

/** The subtitles of a film: its words spread over what is drawn meanwhile. The long films' are written by hand. */
export function captionsOf(film: Film): string | null {
  if (film.part === 'whole') return null
  const at = spans[film.part]
  const words = filmWords[film.subject]
  const cues =
    film.part === 'draft'
      ? [...spread(words.draft.pencil, at.pencil), ...spread(words.draft.ink, [at.ink[0], 0.99])]
      : [
          ...spread(words.finish.ink, at.ink),
          ...spread(words.finish.colour, at.flat),
          ...spread([words.finish.end], [0.935, 0.995]),
        ]
  const { seconds } = film
  return webVtt(cues.map(({ text, from, to }) => ({ text, from: from * seconds, to: to * seconds })))
}

function spread(lines: readonly string[], [from, to]: Span) {
  const each = (to - from) / lines.length
  return lines.map((text, i) => ({ text, from: from + i * each, to: from + (i + 0.96) * each }))
}

/** Subtitles as a file, their times in seconds. */
export function webVtt(cues: readonly { text: string; from: number; to: number }[]): string {
  const time = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
  return `WEBVTT\n\n${cues.map(({ from, to, text }) => `${time(from)} --> ${time(to)}\n${text}\n`).join('\n')}`
}
