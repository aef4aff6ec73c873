import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PdfDocument from 'pdfkit'

export type Doc = InstanceType<typeof PdfDocument>

// The whole typeface, not a cut of it: names are written with 髙, 﨑 and 德.
let typeface: Promise<Buffer> | undefined
const readTypeface = () =>
  (typeface ??= readFile(join(process.cwd(), 'src/platform/fonts/biz-ud-p-gothic-regular.ttf')))

/** One A4 page in the house's typeface. */
export async function pdfOf({ title, author }: { title: string; author: string }, draw: (doc: Doc) => void) {
  const doc = new PdfDocument({
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

/** A sign that the typeface lacks is printed as 〓, as printers do: an empty place would read as another name. */
export function printableIn(doc: Doc) {
  const { font } = (doc as unknown as Glyphs)._font
  return (text: string) =>
    [...text.normalize('NFC')].map((sign) => (font.hasGlyphForCodePoint(sign.codePointAt(0)!) ? sign : '〓')).join('')
}
