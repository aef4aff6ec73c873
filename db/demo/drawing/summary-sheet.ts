import { type Doc, pdfOf, printableIn } from '#platform/pdf-page.ts'
import type { DemoCourse, DemoLesson } from '../catalogue/shape.ts'

const [LEFT, TEXT, BOX] = [42, 318, 164] as const
const INK = '#1e2230'
const GREY = '#5b6273'
const BLUE = '#8db7db'
/** The lessons that a page holds. */
const MOST = 5

/** A course on one page: each day's steps, what to practise and what to look at, and beside it a frame to draw in. */
export const summarySheet = ({ title, lessons }: Pick<DemoCourse, 'title' | 'lessons'>): Promise<Buffer> =>
  pdfOf({ title: `${title}のまとめ`, author: 'Egaku' }, (doc) => {
    const printable = printableIn(doc)
    const text = (words: string, size: number, colour: string = INK) =>
      doc.fillColor(colour).fontSize(size).text(printable(words), { width: TEXT, lineGap: 2.5 })
    doc.fillColor(INK).fontSize(17).text(printable(title), LEFT, 44, { width: 510 })
    doc
      .moveTo(LEFT, doc.y + 6)
      .lineTo(553, doc.y + 6)
      .strokeColor('#c8361f')
      .lineWidth(1.5)
      .stroke()
    const top = doc.y + 20
    const each = (812 - top) / Math.min(MOST, lessons.length)
    for (const [index, lesson] of lessons.slice(0, MOST).entries()) {
      doc.x = LEFT
      doc.y = top + index * each
      frame(doc, doc.y, Math.min(each - 18, 150))
      text(`DAY ${index + 1}　${lesson.title}`, 12)
      doc.moveDown(0.3)
      written(lesson, text)
    }
  })

type Text = (words: string, size: number, colour?: string) => void

function written({ description, chapters, trainingTitle, checkPoints }: DemoLesson, text: Text) {
  if (description) text(description, 9, GREY)
  for (const [at, { title }] of chapters.slice(0, 4).entries()) text(`${at + 1}．${title}`, 10)
  if (trainingTitle) text(`練習：${trainingTitle}`, 10)
  for (const one of checkPoints.slice(0, 3)) text(`□ ${one.description}`, 9, GREY)
}

/** A frame with a cross in light blue, to draw over. */
function frame(doc: Doc, y: number, height: number) {
  const x = LEFT + TEXT + 28
  doc.lineWidth(0.6).strokeColor(BLUE).rect(x, y, BOX, height).stroke()
  doc
    .moveTo(x + BOX / 2, y + 10)
    .lineTo(x + BOX / 2, y + height - 10)
    .stroke()
  doc
    .moveTo(x + 10, y + height / 2)
    .lineTo(x + BOX - 10, y + height / 2)
    .stroke()
}
