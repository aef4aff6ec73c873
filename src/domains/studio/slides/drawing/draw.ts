import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import type { Drawn, Order } from './drawn.ts'

/**
 * The program of a process that draws the pages of one PDF and ends. It has none of the house's settings, and what reads
 * the PDF runs in a sandbox of its own (WebAssembly), without files and without a network.
 */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit())
sharp.concurrency(1)
sharp.cache(false)

const say = (drawn: Drawn) => new Promise<void>((done) => process.send!(drawn, () => done()))

async function draw({ bytes, most, side }: Order): Promise<Drawn> {
  const library = await PDFiumLibrary.init()
  const pdf = await library.loadDocument(bytes).catch((failure: Error) => failure)
  if (pdf instanceof Error) return { refused: /password/i.test(pdf.message) ? 'password' : 'broken' }
  const pages = pdf.getPageCount()
  if (pages === 0) return { refused: 'empty' }
  if (pages > most) return { refused: 'too-many' }
  for (let at = 0; at < pages; at++) {
    const page = pdf.getPage(at)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const scale = side / Math.max(originalWidth, originalHeight)
    if (!Number.isFinite(scale) || scale <= 0) return { refused: 'broken' }
    // A hair's breadth of a page still has a pixel.
    const [width, height] = [originalWidth, originalHeight].map((one) => Math.max(1, Math.round(one * scale))) as [
      number,
      number,
    ]
    const { data, ...drawn } = await page.render({ width, height })
    const raw = { width: drawn.width, height: drawn.height, channels: 4 as const }
    const picture = sharp(data, { raw }).flatten({ background: '#ffffff' })
    await say({ page: at + 1, bytes: await picture.jpeg({ quality: 88, mozjpeg: true }).toBuffer() })
  }
  return { pages }
}

process.once('message', async (order: Order) => {
  await say(await draw(order).catch((): Drawn => ({ refused: 'broken' })))
  process.exit()
})
process.send!('ready')
