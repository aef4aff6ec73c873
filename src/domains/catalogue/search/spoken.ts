/** From a folded word to how it is read. */
export type Readings = ReadonlyMap<string, string>

/**
 * Verbs of drawing, by their row: whatever ending follows, in ideographs or in kana, they are spoken as the form that
 * makes nouns, so that 塗る, 塗れ, ぬって and 塗り are one. A reading of a single kana is known beside an ideograph only,
 * unless it is rare in other words.
 */
const ROWS: Readonly<Record<string, string>> = {
  り: 'らりるれろっ',
  き: 'かきくけこい',
  し: 'さしすせそ',
  み: 'まみむめもん',
  ち: 'たちつてとっ',
  い: 'わいうえおっ',
}
const VERBS: readonly (readonly [ideograph: string, stem: string, ending: string, inKana?: true])[] = [
  ['塗', 'ぬ', 'り', true],
  ['描', 'か', 'き', true],
  ['書', 'か', 'き', true],
  ['作', 'つく', 'り', true],
  ['貼', 'は', 'り'],
  ['割', 'わ', 'り'],
  ['切', 'き', 'り'],
  ['巻', 'ま', 'き'],
  ['引', 'ひ', 'き'],
  ['動', 'うご', 'き', true],
  ['直', 'なお', 'し', true],
  ['崩', 'くず', 'し', true],
  ['透', 'す', 'き'],
  ['選', 'えら', 'び'],
  ['使', 'つか', 'い', true],
  ['濁', 'にご', 'り', true],
  ['光', 'ひか', 'り', true],
  ['編', 'あ', 'み'],
  ['組', 'く', 'み'],
  ['持', 'も', 'ち'],
  ['立', 'た', 'ち'],
  ['走', 'はし', 'り', true],
  ['座', 'すわ', 'り', true],
]
const byIdeograph = new Map(VERBS.map((verb) => [verb[0], verb]))
const inKana = VERBS.filter((verb) => verb[3])
const AFTER_A_VERB: Readonly<Record<string, string>> = { 方: 'かた' }

export const isVerb = (ideograph: string) => byIdeograph.has(ideograph)

/** A folded text as it is read aloud: words by the dictionary, the longest first, verbs in the form of nouns. */
export function speak(text: string, readings: Readings): string {
  let spoken = ''
  let afterVerb = false
  for (let at = 0; at < text.length;) {
    const verb = verbAt(text, at)
    const word = wordAt(text, at, readings)
    if (word && word.length >= (verb?.length ?? 0)) {
      spoken += nounsOf(readings.get(word)!)
      at += word.length
      afterVerb = verb !== null
    } else if (verb) {
      spoken += verb.spoken
      at += verb.length
      afterVerb = true
    } else {
      spoken += (afterVerb && AFTER_A_VERB[text[at]!]) || text[at]
      at++
      afterVerb = false
    }
  }
  return spoken
}

/** A reading's own endings, so that ぬって and the reading ぬり of 塗り stay one. */
function nounsOf(reading: string): string {
  let noun = ''
  for (let at = 0; at < reading.length;) {
    const verb = verbAt(reading, at)
    noun += verb?.spoken ?? reading[at]
    at += verb?.length ?? 1
  }
  return noun
}

function verbAt(text: string, at: number): { spoken: string; length: number } | null {
  const known = byIdeograph.get(text[at]!)
  if (known) {
    const [, stem, ending] = known
    const hasEnding = at + 1 < text.length && (ROWS[ending] ?? 'ばびぶべぼん').includes(text[at + 1]!)
    return { spoken: stem + ending, length: hasEnding ? 2 : 1 }
  }
  for (const [, stem, ending] of inKana) {
    const next = text[at + stem.length]
    if (next !== undefined && ROWS[ending]!.includes(next) && text.startsWith(stem, at))
      return { spoken: stem + ending, length: stem.length + 1 }
  }
  return null
}

const LONGEST_WORD = 8

function wordAt(text: string, at: number, readings: Readings): string | null {
  for (let length = Math.min(LONGEST_WORD, text.length - at); length > 0; length--) {
    const word = text.slice(at, at + length)
    if (readings.has(word)) return word
  }
  return null
}
