import { Answer } from '#platform/answer.ts'
import { paperPdf } from './paper-pdf.ts'
import type { Paper } from './terms.ts'

/** A paper as a file to keep: never shown from a cache, so that a reprint says what it is. */
export async function answerPdf(paper: Paper): Promise<Answer> {
  const name = `${paper.title}_${paper.number}.pdf`
  return new Answer(200, await paperPdf(paper), {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${paper.number}.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
    'Cache-Control': 'no-store',
  })
}
