import { momentOf } from './cells.ts'
import { whatIsWrong } from '../courses/rules.ts'
import { mostOf, type Piece } from '../outline/terms.ts'
import { type Need, needs } from '../terms.ts'
import type { Present, PresentSchool, Row, SheetName, Trouble } from './terms.ts'

export const troubleAt = ({ file, line }: Row, column: string | null, sentence: string): Trouble => ({
  ...{ file, line, column, sentence },
})

/** What a cell will say when the row is in. */
const saysOf = (row: Row, before: Present | undefined) => (column: string) =>
  row.texts[column] ?? before?.texts[column] ?? ''

/** Why a course cannot be open in the window that its row gives it: the rules of the editor's own page. */
export function whyNotOpen(row: Row, before: Present | undefined, hasFilm: boolean, now: Date): Trouble[] {
  const says = saysOf(row, before)
  const [opens, closes] = [momentOf(says('opens_at')), momentOf(says('closes_at'))]
  const [was, ended] = [momentOf(before?.texts.opens_at ?? ''), momentOf(before?.texts.closes_at ?? '')]
  if (!opens) {
    if (was) return [troubleAt(row, 'opens_at', '公開した講座を下書きには戻せません。')]
    return closes ? [troubleAt(row, 'closes_at', '終了日時だけでは公開できません。開始日時を入力してください。')] : []
  }
  const same = (a: Date | null, b: Date | null) => a?.getTime() === b?.getTime()
  if (before && same(opens, was) && same(closes, ended)) return []
  // What was open elsewhere may have closed there as well; here nobody has seen it yet.
  const wrong = whatIsWrong(
    { openedAt: opens, closedAt: closes },
    { openedAt: was, closedAt: ended },
    was ? now : opens,
  )
  const lacking: Record<Need, boolean> = {
    ...{ description: says('description') === '', cover: says('cover') === '', teacher: says('teachers') === '' },
    ...{ level: says('level') === '', category: says('category') === '', tab: says('tab') === '', film: !hasFilm },
  }
  const missing = (Object.keys(needs) as Need[]).filter((need) => lacking[need]).map((need) => needs[need])
  return [
    ...Object.entries(wrong).map(([column, [sentence]]) => troubleAt(row, column, sentence!)),
    ...(missing.length > 0 && !was
      ? [troubleAt(row, 'opens_at', `公開に必要な項目が足りません：${missing.join('、')}`)]
      : []),
  ]
}

const pieceOf: Partial<Record<SheetName, Piece>> = {
  ...{ lessons: 'lesson', chapters: 'chapter', primes: 'prime', steps: 'step', points: 'point' },
}

/** Rows that are one too many for what they stand in. */
export function tooMany(rows: readonly Row[], columnOf: (sheet: SheetName) => string | undefined): Trouble[] {
  const counts = new Map<string, number>()
  return rows.flatMap((row) => {
    const [piece, column] = [pieceOf[row.sheet], columnOf(row.sheet)]
    if (!piece || !column) return []
    const at = `${row.sheet} ${row.texts[column] ?? ''}`
    const count = (counts.get(at) ?? 0) + 1
    counts.set(at, count)
    return count === mostOf[piece] + 1 ? [troubleAt(row, column, `ここに入るのは${mostOf[piece]}個までです。`)] : []
  })
}

/** The courses in which a film stands, here or in the rows. */
export function coursesWithFilm(rows: readonly Row[], present: PresentSchool): Set<string> {
  const lessons = new Map([...present.lessons.values()].map(({ key, texts }) => [key, texts.course!]))
  for (const row of rows) if (row.sheet === 'lessons' && row.texts.course) lessons.set(row.key, row.texts.course)
  const found = new Set<string>()
  const look = (sheet: SheetName, texts: Row['texts']) => {
    if (!texts.film) return
    const course = sheet === 'primes' ? texts.course : lessons.get(texts.lesson ?? '')
    if (course) found.add(course)
  }
  for (const sheet of ['chapters', 'primes'] as const) {
    for (const { texts } of present[sheet].values()) look(sheet, texts)
    for (const row of rows)
      if (row.sheet === sheet) look(sheet, { ...present[sheet].get(row.key)?.texts, ...row.texts })
  }
  return found
}
