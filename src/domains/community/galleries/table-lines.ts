import { CREDIT_MAX, TITLE_MAX } from './terms.ts'

export type TableLine = { file: string; title: string; credit: string }

/** One picture a line: 「ファイル名, 題名, 作者名」, by comma or tab. */
export function readTable(text: string): { lines: TableLine[]; wrong: string[] } {
  const lines: TableLine[] = []
  const wrong: string[] = []
  text.split(/\r?\n/).forEach((row, index) => {
    if (row.trim() === '') return
    const [file = '', title = '', credit = '', ...rest] = row.split(/[,、\t]/).map((cell) => cell.trim())
    const at = `${index + 1}行目`
    if (!file || !title || rest.length > 0)
      return wrong.push(`${at}：ファイル名、題名、作者名を、この順に並べてください。`)
    if ([...title].length > TITLE_MAX) wrong.push(`${at}：題名は${TITLE_MAX}文字以内です。`)
    if ([...credit].length > CREDIT_MAX) wrong.push(`${at}：作者名は${CREDIT_MAX}文字以内です。`)
    if (lines.some((other) => other.file === file)) wrong.push(`${at}：「${file}」が二度書かれています。`)
    lines.push({ file, title, credit })
  })
  return { lines, wrong }
}
