import { foldWidth, isKana, toHiragana } from './fold.ts'
import { isVerb } from './spoken.ts'

/**
 * A word within a sentence: `needed` to find anything, `helping` to put it in order (a single ideograph that nobody
 * taught us), or saying `little` in a drawing school.
 */
export type Part = { word: string; weight: 'needed' | 'helping' | 'little' }

type Knows = (word: string) => boolean

const SAYS_LITTLE = new Set([
  ...['描き方', 'かきかた', '書き方', '作り方', 'つくりかた', '使い方', 'つかいかた', 'やり方', '仕方', '方法'],
  ...[
    '苦手',
    '下手',
    '上手',
    '無理',
    '簡単',
    '講座',
    'こうざ',
    '講師',
    'かた',
    '絵',
    '描',
    '書',
    '方',
    '人',
    '上',
    '何',
  ],
])
/** 描く and 書く as who types no ideograph writes them. */
const DRAWS = /か[かきくけこい]/y
const PARTICLES = 'のがをはにでともへや'
const SHORT = 2

/**
 * Takes a sentence (手がうまく描けない) apart into its words: those that the catalogue knows, the longest first, and
 * what stands between them in ideographs, katakana or letters. Endings and particles fall away.
 */
export function takeApart(token: string, knows: Knows, longest: number): Part[] {
  const written = foldWidth(token)
  const folded = toHiragana(written)
  const parts: Part[] = []
  let begin = true
  for (let at = 0; at < folded.length;) {
    const word = begin || !isKana(written[at]!) || isKatakana(written[at]!) ? wordAt(folded, at, knows, longest) : null
    DRAWS.lastIndex = at
    if (begin && (word?.length ?? 0) <= SHORT && DRAWS.test(folded)) {
      parts.push({ word: '描', weight: 'little' })
      at += SHORT
      begin = false
      continue
    }
    if (word !== null) {
      parts.push({ word, weight: SAYS_LITTLE.has(word) ? 'little' : 'needed' })
      at += word.length
      begin = true
      continue
    }
    const run = runAt(written, at)
    if (run === null) {
      begin = PARTICLES.includes(folded[at]!) || !isKana(folded[at]!)
      at++
      continue
    }
    const length = untilKnown(folded, at, run.length, knows, longest)
    const found = folded.slice(at, at + length)
    const weight = SAYS_LITTLE.has(found) ? 'little' : found.length > 1 ? 'needed' : 'helping'
    parts.push({ word: found, weight })
    at += length
    begin = !isVerb(found.at(-1)!)
  }
  return parts
}

/** The longest known word there. A short one in hiragana (て, うま) is a word only where it ends, or a particle follows. */
function wordAt(text: string, at: number, knows: Knows, longest: number, looksOn = true): string | null {
  for (let length = Math.min(longest, text.length - at); length > 0; length--) {
    const word = text.slice(at, at + length)
    if (!knows(word) && !SAYS_LITTLE.has(word)) continue
    if (length > SHORT || !isKana(word)) return word
    const next = text[at + length]
    if (length === 1 && (at > 0 || next === undefined)) continue
    if (next === undefined || PARTICLES.includes(next) || !isKana(next)) return word
    if (looksOn && length > 1 && wordAt(text, at + length, knows, longest, false)) return word
  }
  return null
}

/** Ideographs, katakana or letters that stand together. */
function runAt(written: string, at: number): string | null {
  for (const kind of [/[\p{Script=Han}々〆]+/uy, /[ァ-ヺー]+/y, /[a-z0-9]+/y]) {
    kind.lastIndex = at
    const run = kind.exec(written)?.[0]
    if (run) return run
  }
  return null
}

function untilKnown(text: string, at: number, most: number, knows: Knows, longest: number): number {
  for (let length = 1; length < most; length++) if (wordAt(text, at + length, knows, longest)) return length
  return most
}

const isKatakana = (sign: string) => /[ァ-ヺー]/.test(sign)
