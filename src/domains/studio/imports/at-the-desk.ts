import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { House } from '#platform/house.ts'
import { exportSchool } from './export-school.ts'
import { findImporter, importerOf } from './importer.ts'
import { planImport, runImport } from './run-import.ts'
import { sheets } from './sheets.ts'
import { openFolder } from './source.ts'
import type { Plan, SheetName, Trouble } from './terms.ts'

type Asked = { act: 'check' | 'import' | 'export'; folder: string; as: string | null }

/** What the command does with a folder, told line by line; false where something of it is wrong. */
export async function schoolAtTheDesk(house: House, { act, folder, as }: Asked, tell: (line: string) => void) {
  if (act === 'export') {
    let files = 0
    for await (const { path, open } of exportSchool(house)) {
      const to = join(folder, path)
      await mkdir(dirname(to), { recursive: true })
      const body = await open()
      await pipeline(body instanceof Readable ? body : Readable.from([body]), createWriteStream(to))
      files++
    }
    tell(`${files}個のファイルを書き出しました。`)
    return true
  }
  const source = await openFolder(folder)
  if (act === 'check') {
    const plan = await planImport(house, source)
    for (const line of [...countLines(plan), ...plan.troubles.map(troubleLine)]) tell(line)
    return plan.troubles.length === 0
  }
  const memberId = as === null ? null : await findImporter(house, as)
  if (memberId === null) {
    tell('--as=に、管理者か編集者のメールアドレスを指定してください。')
    return false
  }
  let hundreds = 0
  const { plan, troubles, waiting, done } = await runImport(importerOf(house, memberId), source, (now, all) => {
    if (Math.floor(now / 100) > hundreds) tell(`${now}/${all}`)
    hundreds = Math.floor(now / 100)
  })
  for (const line of countLines(plan)) tell(line)
  for (const trouble of troubles) tell(troubleLine(trouble))
  for (const { file, line } of waiting)
    tell(`${file} ${line}行目: 動画の変換が終わってから、もう一度取り込むと公開されます。`)
  tell(troubles.length > 0 && done === 0 ? '何も変更していません。' : `${done}件を取り込みました。`)
  return troubles.length === 0
}

/** 「courses.csv 12行目 title: 講座名を入力してください。」 */
export const troubleLine = ({ file, line, column, sentence }: Trouble) =>
  `${file} ${line}行目${column ? ` ${column}` : ''}: ${sentence}`

const countLines = ({ counts }: Plan) =>
  (Object.keys(counts) as SheetName[]).map((name) => {
    const { made, changed, same } = counts[name]!
    return `${sheets[name].title}: 新規${made}、変更${changed}、変更なし${same}`
  })
