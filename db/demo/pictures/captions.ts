import { linesOf } from './film-words/index.ts'

/** For how long a sentence is read at most: what follows it is looked at. */
const READ_SECONDS = 10
/** What is shown for less is not read. */
const LEAST_SECONDS = 2.4
const GAP_SECONDS = 0.2
const LETTERS_IN_A_SECOND = 7
const LETTERS_IN_A_LINE = 40

/** What is said about one stretch of a work: before it is drawn, or after its last stroke. */
export type Told = { from: number; to: number; words: string; isLast: boolean }
type Cue = { text: string; from: number; to: number }

/** The subtitles of a work: in each stretch what it is about, then each line while that is drawn. */
export function captionsOf(film: { name: string; seconds: number }, told: readonly Told[]): string {
  const lines = linesOf(film).map(({ from, to, words }) => ({
    ...{ text: words, from: from * film.seconds, to: to * film.seconds },
  }))
  return webVtt(told.flatMap((stretch) => cuesOf(stretch, lines)))
}

function cuesOf({ from, to, words, isLast }: Told, lines: readonly Cue[]): Cue[] {
  const said = spoken(words)
  const takes = said.reduce((sum, { seconds }) => sum + seconds, 0)
  let now = isLast ? to - takes : from
  const told = said.map(({ text, seconds }) => ({ text, from: now, to: (now += seconds) - GAP_SECONDS }))
  const [begins, ends] = isLast ? [from, to - takes] : [from + takes, to]
  const middle = (line: Cue) => (line.from + line.to) / 2
  const drawn = lines
    // What two days draw is said once, by the one that has its middle.
    .filter((line) => from <= middle(line) && middle(line) < to)
    .map((line) => ({ ...line, from: Math.max(line.from, begins), to: Math.min(line.to, ends) }))
    .filter((line) => line.to - line.from >= LEAST_SECONDS)
    .map((line) => ({ ...line, to: Math.min(line.to - GAP_SECONDS, line.from + READ_SECONDS) }))
  return isLast ? [...drawn, ...told] : [...told, ...drawn]
}

/** Sentences as they are read, what is too long for a line in two. */
const spoken = (words: string) =>
  words
    .split(/(?<=。)/)
    .flatMap((sentence) =>
      inTwo(sentence).map((text) => ({ text, seconds: Math.max(LEAST_SECONDS, text.length / LETTERS_IN_A_SECOND) })),
    )

function inTwo(sentence: string): string[] {
  if (sentence.length <= LETTERS_IN_A_LINE) return sentence ? [sentence] : []
  const breaks = [...sentence.matchAll(/、/g)].map(({ index }) => index + 1)
  const fromMiddle = (at: number) => Math.abs(at - sentence.length / 2)
  const at = breaks.toSorted((a, b) => fromMiddle(a) - fromMiddle(b))[0]
  return at ? [sentence.slice(0, at), sentence.slice(at)] : [sentence]
}

/** Subtitles as a file, their times in seconds. */
export function webVtt(cues: readonly Cue[]): string {
  const time = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
  return `WEBVTT\n\n${cues.map(({ from, to, text }) => `${time(from)} --> ${time(to)}\n${text}\n`).join('\n')}`
}
