import { captionLimits, type Cue } from './terms.ts'

/** What was read of a file, or the lines at which it cannot be read, as the file counts them. */
export type ReadCaptions = { cues: Cue[]; wrong: string[] }

const TIMES = /^(\S+)\s+-->\s+(\S+)(?:\s.*)?$/
const CLOCK = /^(?:(\d{1,3}):)?([0-5]?\d):([0-5]\d)[.,](\d{1,3})$/
const MOST_WRONG = 20

/** Reads WebVTT and SubRip alike: blocks of lines, each with its times. What is only for the eye is left away. */
export function readCaptions(text: string): ReadCaptions {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const cues: Cue[] = []
  const wrong: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const times = TIMES.exec(lines[at]!.trim())
    if (!times) {
      if (lines[at]!.includes('-->')) wrong.push(`${at + 1}行目: 時間を読み取れません。`)
      continue
    }
    const line = at + 1
    const words: string[] = []
    while (at + 1 < lines.length && lines[at + 1]!.trim() !== '' && !lines[at + 1]!.includes('-->'))
      words.push(lines[++at]!)
    const [fromMs, toMs] = [msOf(times[1]!), msOf(times[2]!)]
    if (fromMs === null || toMs === null) wrong.push(`${line}行目: 時間を読み取れません。`)
    else {
      const said = plain(words)
      if (said) cues.push({ fromMs, toMs, words: said })
    }
  }
  const sorted = cues.toSorted((a, b) => a.fromMs - b.fromMs)
  if (sorted.length === 0 && wrong.length === 0) wrong.push('字幕が1行も見つかりません。')
  return { cues: sorted, wrong: wrong.slice(0, MOST_WRONG) }
}

function msOf(clock: string): number | null {
  const [, hours = '0', minutes, seconds, parts] = CLOCK.exec(clock) ?? []
  if (minutes === undefined) return null
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Number(parts!.padEnd(3, '0'))
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' }

const plain = (lines: string[]) =>
  lines
    .join('\n')
    .replace(/<[^>\n]*>/g, '')
    .replace(/\{\\[^}]*\}/g, '')
    .replace(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all)
    .trim()

/** What is wrong with lines that somebody wrote, by their number. */
export function whyNotCues(cues: readonly Cue[], endMs: number): string[] {
  const wrong = cues.flatMap(({ fromMs, toMs, words }, index) => {
    const at = `${index + 1}番目の字幕: `
    if (!words.trim()) return [`${at}文字を入力してください。`]
    if ([...words].length > captionLimits.words) return [`${at}${captionLimits.words}文字以内で入力してください。`]
    if (toMs <= fromMs) return [`${at}終わりは、始まりより後にしてください。`]
    if (fromMs >= endMs) return [`${at}動画の長さを過ぎています。`]
    const before = cues[index - 1]
    return before && before.fromMs > fromMs ? [`${at}前の字幕より早く始まっています。`] : []
  })
  if (cues.length > captionLimits.lines) wrong.push(`字幕は${captionLimits.lines}行までです。`)
  return wrong.slice(0, MOST_WRONG)
}
