import type { Cue } from './terms.ts'

const two = (number: number) => String(number).padStart(2, '0')

/** 「00:01:02.300」 */
export function vttClock(ms: number): string {
  const [seconds, rest] = [Math.floor(ms / 1000), ms % 1000]
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':')
  return `${clock}.${String(rest).padStart(3, '0')}`
}

const escaped = (words: string) =>
  words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\n{2,}/g, '\n')

/** Lines as players read them (WebVTT), moved by so much. */
export function writeVtt(cues: readonly Cue[], byMs = 0): string {
  const blocks = cues.map(
    ({ fromMs, toMs, words }) =>
      `${vttClock(Math.max(0, fromMs + byMs))} --> ${vttClock(Math.max(1, toMs + byMs))}\n${escaped(words)}`,
  )
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`
}
