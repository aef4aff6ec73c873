import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type PdfDocument from 'pdfkit'

export type Doc = InstanceType<typeof PdfDocument>

// Few papers are drawn in the life of a process, and what draws them is large.
const pdfKit = () => import('pdfkit').then((kit) => kit.default)

// The whole typeface, not a cut of it: names are written with 髙, 﨑 and 德.
let typeface: Promise<Buffer> | undefined
const readTypeface = () =>
  (typeface ??= readFile(join(process.cwd(), 'src/platform/fonts/biz-ud-p-gothic-regular.ttf')))

/** One A4 page in the house's typeface. */
export async function pdfOf({ title, author }: { title: string; author: string }, draw: (doc: Doc) => void) {
  const Document = await pdfKit()
  const doc = new Document({
    size: 'A4',
    margin: 0,
    lang: 'ja-JP',
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((done, fail) => doc.once('end', done).once('error', fail))
  doc.font(await readTypeface())
  draw(doc)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

type Glyphs = { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } }

/** Kanji of names that the typeface lacks, and the form in which everybody reads them. */
const COMMON_FORMS: Readonly<Record<string, string>> = { 𠮷: '吉', 𣘺: '橋', 𫝆: '今', 𦚰: '脇', 𠮟: '叱', 𩵋: '魚' }
/** They choose a form of the kanji before them; a typeface without that form shows its own. */
const FORM_MARKS = /[\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}]/gu
/** Kanji that only look like doubles of others (神, 﨑): composing would write another name. */
const ELSE_THAN_DOUBLES = /[^\u{F900}-\u{FAFF}\u{2F800}-\u{2FA1F}]+/gu

/**
 * How the typeface prints a sign: as it is, else in its common form, else as 〓, as printers do: an empty place would
 * read as another name.
 */
function formIn(doc: Doc) {
  const { font } = (doc as unknown as Glyphs)._font
  return (sign: string) => (font.hasGlyphForCodePoint(sign.codePointAt(0)!) ? sign : (COMMON_FORMS[sign] ?? '〓'))
}

const signsOf = (text: string) => [
  ...text.replaceAll(ELSE_THAN_DOUBLES, (part) => part.normalize('NFC')).replaceAll(FORM_MARKS, ''),
]

export const printableIn = (doc: Doc) => (text: string) => signsOf(text).map(formIn(doc)).join('')

let atHand: Promise<Doc> | undefined

/** What of that text is printed in another form, each once: 𠮷 as 吉. */
export async function printedOtherwise(text: string): Promise<[sign: string, form: string][]> {
  const form = formIn(await (atHand ??= makeSample()))
  const pairs = signsOf(text).map((sign) => [sign, form(sign)] as [string, string])
  return [...new Map(pairs.filter(([sign, printed]) => sign !== printed))]
}

async function makeSample(): Promise<Doc> {
  const Document = await pdfKit()
  return new Document({ font: '' }).font(await readTypeface())
}
