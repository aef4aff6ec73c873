import { LRUCache } from 'lru-cache'
import model from './model.json' with { type: 'json' }

/** What a run of characters weighs, by how far before the place it begins and how long it is. */
const features = (
  [
    ['UW1', -3, 1],
    ['UW2', -2, 1],
    ['UW3', -1, 1],
    ['UW4', 0, 1],
    ['UW5', 1, 1],
    ['UW6', 2, 1],
    ['BW1', -2, 2],
    ['BW2', -1, 2],
    ['BW3', 0, 2],
    ['TW1', -3, 3],
    ['TW2', -2, 3],
    ['TW3', -1, 3],
    ['TW4', 0, 3],
  ] as const
).map(([name, from, length]) => ({ from, length, weights: new Map<string, number>(Object.entries(model[name])) }))

const total = features.flatMap(({ weights }) => [...weights.values()]).reduce((sum, weight) => sum + weight, 0)
const known = new LRUCache<string, readonly number[]>({ max: 20_000 })

const words = new Intl.Segmenter('ja', { granularity: 'word' })
/** A phrase of more characters is broken where its kind of characters changes, or it would not fit a narrow card. */
const LONG = 9
/** What stands short between marks stays whole: 「奥の目」, （鉛筆）. */
const aside = /「[^「」]{1,7}」|（[^（）]{1,7}）/gu

/**
 * Where a Japanese line may break: between its phrases as BudouX finds them (its model lies beside), and there alone
 * where a dictionary sees no word that goes on.
 */
export function breaksIn(text: string): readonly number[] {
  const before = known.get(text)
  if (before) return before
  const begins = new Set(Array.from(words.segment(text), ({ index }) => index))
  const phrases = placesIn(text).filter((place, index, all) => begins.has(place) && !isTorn(text, place, index, all))
  const short = Array.from(text.matchAll(aside), ({ 0: words, index }) => [index, index + words.length] as const)
  const found = [...phrases, ...changesWithinLong(text, phrases)]
    .filter((place) => !short.some(([from, to]) => from < place && place < to))
    .sort((a, b) => a - b)
  known.set(text, found)
  return found
}

/** One small sign torn from a word of the same kind: 「しく|み」, 「か|たまり」, 「フカ|ン」; or one that begins no line. */
function isTorn(text: string, place: number, index: number, all: readonly number[]) {
  const [before, after] = [text.slice(all[index - 1] ?? 0, place), text.slice(place)]
  if (/^[、。・」』）！？…〜ー]/u.test(after)) return true
  if (/\p{Script=Katakana}$/u.test(before) && /^\p{Script=Katakana}/u.test(after)) return true
  return (
    /\p{Script=Hiragana}$/u.test(before) &&
    (/^\p{Script=Hiragana}(?!\p{Script=Hiragana})/u.test(after) ||
      (/(^|[^\p{L}\p{N}])\p{L}$/u.test(before) && /^\p{Script=Hiragana}/u.test(after)))
  )
}

const change =
  /(?<=\p{Script=Han})(?=[\p{Script=Katakana}\p{Script=Latin}\d])|(?<=[\p{Script=Katakana}ー])(?=[\p{Script=Han}\p{Script=Latin}\d])/gu

function changesWithinLong(text: string, phrases: readonly number[]) {
  const ends = [...phrases, text.length]
  return Array.from(text.matchAll(change), ({ index }) => index).filter((place) => {
    const end = ends.findIndex((one) => one >= place)
    return ends[end] !== place && ends[end]! - (ends[end - 1] ?? 0) > LONG
  })
}

function placesIn(text: string) {
  const places: number[] = []
  for (let at = 1; at < text.length; at++) {
    let score = -total / 2
    for (const { from, length, weights } of features) {
      const start = at + from
      if (start >= 0) score += weights.get(text.slice(start, start + length)) ?? 0
    }
    if (score > 0) places.push(at)
  }
  return places
}
