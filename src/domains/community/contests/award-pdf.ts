import { pdfOf, printableIn, type Doc } from '#platform/pdf-page.ts'

export type AwardPaper = {
  name: string
  contest: string
  theme: string
  award: string
  day: string
  school: string
}

const INK = '#1E2230'
const GRAPHITE = '#5D6472'
const VERMILION = '#C8361F'
const [WIDTH, HEIGHT] = [595, 842]
const MIDDLE = { align: 'center', width: WIDTH - 160 } as const

/** The paper of who won: one A4 page, two ink lines and the seal. */
export const awardPdf = (paper: AwardPaper): Promise<Buffer> =>
  pdfOf({ title: `賞状 ${paper.contest} ${paper.award}`, author: paper.school }, (doc) => draw(doc, paper))

function draw(doc: Doc, { name, contest, theme, award, day, school }: AwardPaper) {
  const known = printableIn(doc)
  const line = (text: string, y: number, size: number, spacing = 0) =>
    doc.fontSize(size).text(known(text), 80, y, { ...MIDDLE, characterSpacing: spacing })
  drawFrame(doc)
  doc.fillColor(INK)
  line('賞状', 130, 54, 24)
  line(award, 240, award.length > 12 ? 22 : 30, 4)
  line(`${name}　殿`, 320, name.length > 16 ? 18 : 26)
  doc.fillColor(GRAPHITE)
  line(`「${contest}」`, 400, 16)
  line(`テーマ：${theme}`, 428, 12)
  doc.fillColor(INK)
  line(`あなたの作品は、${contest}において、`, 486, 14)
  line(`${award}に選ばれました。ここに、その力をたたえます。`, 512, 14)
  line(day, 610, 14)
  line(school, 640, 20)
  drawSeal(doc)
}

function drawFrame(doc: Doc) {
  doc.lineWidth(3).strokeColor(INK)
  doc.rect(36, 36, WIDTH - 72, HEIGHT - 72).stroke()
  doc.lineWidth(0.8)
  doc.rect(46, 46, WIDTH - 92, HEIGHT - 92).stroke()
}

function drawSeal(doc: Doc) {
  doc.save().rotate(-6, { origin: [448, 690] })
  doc.lineWidth(2.4).strokeColor(VERMILION)
  doc.circle(448, 690, 44).stroke()
  doc.lineWidth(0.9)
  doc.circle(448, 690, 38).stroke()
  doc.fillColor(VERMILION).fontSize(40).text('賞', 408, 668, { width: 80, align: 'center' })
  doc.restore()
}
