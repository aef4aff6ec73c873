import { categories, type Categories, type Category, categoryNames, vocabularies } from '../terms.ts'

export type TableLine = Categories & { file: string }

/** The code of a word that staff wrote: the word itself or its code. */
export function codeOf(category: Category, word: string): string | null {
  const plain = word.normalize('NFKC').trim()
  const found = Object.entries(vocabularies[category]).find(
    ([code, label]) => code === plain || label.normalize('NFKC') === plain,
  )
  return found?.[0] ?? null
}

/** One picture a line: 「ファイル名, 性別, ポーズ, 構図, 服装, 人数」, by comma or tab. */
export function readTable(text: string): { lines: TableLine[]; wrong: string[] } {
  const lines: TableLine[] = []
  const wrong: string[] = []
  text.split(/\r?\n/).forEach((row, index) => {
    if (row.trim() === '') return
    const [file = '', ...words] = row.split(/[,、\t]/).map((cell) => cell.trim())
    const at = `${index + 1}行目`
    if (words.length !== categories.length)
      return wrong.push(`${at}：ファイル名と5つの分類を、この順に並べてください。`)
    const line: Record<string, string> = { file }
    categories.forEach((category, place) => {
      const code = codeOf(category, words[place]!)
      if (code) line[category] = code
      else wrong.push(`${at}：「${words[place]}」は${categoryNames[category]}の分類にありません。`)
    })
    if (lines.some((other) => other.file === file)) wrong.push(`${at}：「${file}」が二度書かれています。`)
    lines.push(line as TableLine)
  })
  return { lines, wrong }
}
