import { formatDayKey } from '#platform/tokyo.ts'
import { DEBIT_FEE_YEN, yen } from '#domains/plans/terms.ts'
import { pdfOf, printableIn, type Doc } from '#platform/pdf-page.ts'
import type { Day } from '#platform/days.ts'

export type FormFacts = {
  /** 「株式会社えがく（Egaku）」 */
  school: string
  returnTo: readonly string[]
  contactEmail: string
  applicationId: number
  name: string
  planName: string
  dueOn: Day
}

const INK = '#1E2230'
const GRAPHITE = '#5D6472'
const LEFT = 56
const WIDTH = 483

/** The paper on which a member asks their bank to pay the school: what concerns the bank is blank, to be written by hand. */
export function formPdf(facts: FormFacts): Promise<Buffer> {
  return pdfOf({ title: '口座振替依頼書', author: facts.school }, (doc) => {
    const known = printableIn(doc)
    drawHead(doc, facts)
    drawSchool(doc, { ...facts, school: known(facts.school), name: known(facts.name) })
    drawBlanks(doc)
    drawNotes(doc, facts)
    drawReturn(doc, facts.returnTo.map(known))
  })
}

function drawHead(doc: Doc, { dueOn }: FormFacts) {
  doc.rect(LEFT, 48, WIDTH, 3).fill(INK)
  doc.fillColor(INK).fontSize(20).text('預金口座振替依頼書', LEFT, 66, { characterSpacing: 3 })
  doc
    .fontSize(9)
    .fillColor(GRAPHITE)
    .text('自動払込利用申込書（ゆうちょ銀行をご利用の方も、この用紙にご記入ください）', LEFT, 94)
  const right = { width: WIDTH, align: 'right' } as const
  doc.text(`ご返送の期限　${formatDayKey(dueOn)}（消印有効）`, LEFT, 72, right)
  doc
    .fontSize(9.5)
    .fillColor(INK)
    .text('金融機関 御中', LEFT, 120)
    .text(
      '私は、下記の収納企業から請求のあった金額を、私名義の下記の預金口座から預金口座振替によって支払うこととしたいので、貴金融機関の預金口座振替に関する規定を承認のうえ依頼します。',
      LEFT,
      136,
      { width: WIDTH, lineGap: 3 },
    )
}

function drawSchool(doc: Doc, { school, applicationId, name, planName }: FormFacts) {
  table(doc, 178, 24, [
    ['収納企業', school],
    ['お客さま番号', String(applicationId).padStart(8, '0')],
    ['ご契約者', `${name}　様`],
    ['ご契約のプラン', planName],
    ['振替日', '毎月27日（金融機関の休業日の場合は翌営業日）'],
    ['振替金額', `毎月の料金と口座振替手数料 ${yen(DEBIT_FEE_YEN)}（税込）`],
  ])
}

function drawBlanks(doc: Doc) {
  heading(doc, 340, 'ここから下は、黒のボールペンでご記入ください')
  table(doc, 358, 30, [
    ['ご記入日', '　　　　　年　　　　月　　　　日'],
    ['口座名義（フリガナ）', ''],
    ['口座名義', ''],
    ['金融機関名・支店名', '　　　　　　　　　銀行・信用金庫・信用組合・農協　　　　　　　　　支店'],
    ['預金種目・口座番号', '普通・当座　　　　｜　　｜　　｜　　｜　　｜　　｜　　｜　　（7桁、右づめ）'],
    ['ゆうちょ銀行の場合', '記号　1　　　　0　　　　　番号　　　　　　　　　　　　　　1'],
  ])
  doc.rect(LEFT, 556, WIDTH, 86).lineWidth(0.7).strokeColor(INK).stroke()
  doc
    .fontSize(9)
    .fillColor(GRAPHITE)
    .text('お届け印', LEFT + 8, 564)
  doc
    .circle(LEFT + 110, 599, 32)
    .dash(3, { space: 3 })
    .strokeColor(GRAPHITE)
    .stroke()
    .undash()
  doc.text('金融機関使用欄（不備返却の理由）', LEFT + 200, 564)
  doc.text(
    '1. 預金取引なし　　2. 記載事項の相違　　3. 印鑑の相違　　4. 印鑑の不鮮明　　5. その他（　　　　　　　）',
    LEFT + 200,
    582,
    { width: WIDTH - 210, lineGap: 4 },
  )
}

function drawNotes(doc: Doc, { contactEmail }: FormFacts) {
  const notes = [
    '口座番号などの金融機関の情報は、この用紙だけにご記入ください。サイトやメールでお尋ねすることはありません。',
    '訂正するときは二重線を引き、お届け印を押してください。インターネット専業銀行など、一部ご利用いただけない金融機関があります。',
    'ご契約者以外の口座でお支払いになるときは、口座名義の方がご記入・ご捺印ください。',
    `ご不明な点のお問い合わせ: ${contactEmail}`,
  ]
  doc.fontSize(9).fillColor(INK)
  let y = 660
  for (const note of notes) {
    doc.text(`・${note}`, LEFT, y, { width: WIDTH, lineGap: 2 })
    y = doc.y + 4
  }
}

function drawReturn(doc: Doc, lines: readonly string[]) {
  doc.rect(LEFT, 752, WIDTH, 56).lineWidth(0.7).strokeColor(INK).stroke()
  doc
    .fontSize(9)
    .fillColor(GRAPHITE)
    .text('ご返送先', LEFT + 8, 760)
  doc.fontSize(11).fillColor(INK)
  for (const [index, line] of lines.entries()) doc.text(line, LEFT + 138, 762 + index * 20, { lineBreak: false })
}

function heading(doc: Doc, y: number, text: string) {
  doc.fontSize(10).fillColor(INK).text(text, LEFT, y)
}

function table(doc: Doc, from: number, height: number, rows: readonly (readonly [string, string])[]) {
  doc.lineWidth(0.7).strokeColor(INK)
  for (const [index, [label, text]] of rows.entries()) {
    const y = from + index * height
    doc
      .rect(LEFT, y, 130, height)
      .stroke()
      .rect(LEFT + 130, y, WIDTH - 130, height)
      .stroke()
    doc
      .fontSize(9)
      .fillColor(GRAPHITE)
      .text(label, LEFT + 8, y + height / 2 - 5, { width: 118 })
    doc
      .fontSize(9.5)
      .fillColor(INK)
      .text(text, LEFT + 138, y + height / 2 - 5, { width: WIDTH - 146, lineBreak: false })
  }
}
