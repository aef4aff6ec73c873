/**
 * Cuts the heading font from Zen Kaku Gothic New 700 (OFL): kana, digits, signs and the kanji that learners' headings
 * and the shelves use, most used first, until the file would pass 40 KB. Run it after headings have changed:
 * `node scripts/make-heading-font.ts`. Headings with other characters stay in the system's font as a whole.
 */
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { buildCatalogue } from '#demo/catalogue/index.ts'

const limit = 40_000
const root = join(import.meta.dirname, '..')
const source = join(createRequire(import.meta.url).resolve('@fontsource/zen-kaku-gothic-new/package.json'), '..')
const target = join(root, 'src/ui/fonts')

const signs = '、。「」・！？〜%,.:;/()[]+-–—~&\'"#@= 　ー々％（）：…→×¥円'
const latin = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const kana = range('ぁ', 'ん') + range('ァ', 'ヴ')

const always = latin + signs + kana
const ranked = rankedKanji()
let enough = 0
let tooMany = ranked.length + 1
while (tooMany - enough > 1) {
  const middle = Math.floor((enough + tooMany) / 2)
  if ((await cut(always + ranked.slice(0, middle).join(''))).length <= limit) enough = middle
  else tooMany = middle
}
const characters = always + ranked.slice(0, enough).join('')
const font = await cut(characters)
mkdirSync(target, { recursive: true })
writeFileSync(join(target, 'egaku-head-700.woff2'), font)
copyFileSync(join(source, 'LICENSE'), join(target, 'OFL.txt'))
writeFileSync(
  join(target, 'head-characters.ts'),
  `/** What the heading font can draw. Written by scripts/make-heading-font.ts. */\nexport const headCharacters =\n  ${JSON.stringify(characters).replaceAll('\\"', '"').replace(/^"|"$/g, '`')}\n`,
)
console.log(`${font.length} bytes, ${[...characters].length} characters, ${enough} of ${ranked.length} kanji`)

function cut(text: string) {
  const bytes = readFileSync(join(source, 'files/zen-kaku-gothic-new-japanese-700-normal.woff2'))
  return subsetFont(bytes, text, { targetFormat: 'woff2', noLayoutClosure: true })
}

/** Kanji by weight: those in headings count a hundred times as much as those elsewhere on screen. */
function rankedKanji() {
  const weights = new Map<string, number>()
  const weigh = (text: string, weight: number) => {
    for (const [kanji] of text.matchAll(/\p{Script=Han}/gu)) weights.set(kanji, (weights.get(kanji) ?? 0) + weight)
  }
  for (const file of globSync('src/**/*.tsx', { cwd: root }).toSorted()) {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')
    weigh(text, 1)
    // Learners see the drawn face; what only the house opens may do without.
    if (/staff|studio|\/kit\//.test(file)) continue
    const often = /src\/(?:app\/home\/(?!terms)|domains\/(?:catalogue|learning|practice|plans)\/)/.test(file)
      ? 3000
      : 100
    for (const [, heading] of text.matchAll(/<(?:SectionHeading|h[1-3])\b[^>]*>([^<]*)</g)) weigh(heading ?? '', often)
    for (const [, title] of text.matchAll(/\b(?:title|heading)(?:=|: )['"{`]([^'"`<]*)/g)) weigh(title ?? '', often)
    for (const [, sentence] of text.matchAll(/const sentence = \[([^\]]*)\]/g)) weigh(sentence ?? '', 9000)
  }
  for (const { title } of buildCatalogue().groups) weigh(title, 3000)
  return [...weights].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([kanji]) => kanji)
}

function range(first: string, last: string) {
  const from = first.charCodeAt(0)
  return Array.from({ length: last.charCodeAt(0) - from + 1 }, (_, index) => String.fromCharCode(from + index)).join('')
}
