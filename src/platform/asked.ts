import { CompiledQuery } from 'kysely'
import type { Reader } from './db.ts'

/** As a row comes when it is told as JSON: a moment is a text. */
type Told<Row> = {
  [Column in keyof Row]: Row[Column] extends Date
    ? string
    : Row[Column] extends Date | null
      ? string | null
      : Row[Column]
}

/** A question to the database and what its rows answer, so that it can be asked by itself or beside others. */
export type Asked<Answer> = {
  query: CompiledQuery
  answer(rows: never[]): Answer | Promise<Answer>
}

export const asked = <Row, Answer>(
  query: CompiledQuery<Row>,
  answer: (rows: Told<Row>[]) => Answer | Promise<Answer>,
): Asked<Answer> => ({ query, answer })

export type Questions<Answers> = { [Name in keyof Answers]: Asked<Answers[Name]> }

/** All of it in one statement, so that a page goes to the database once for what several domains know of a learner. */
export async function askTogether<Answers extends object>(db: Reader, questions: Questions<Answers>): Promise<Answers> {
  const all = Object.entries<Asked<unknown>>(questions)
  const values: unknown[] = []
  const columns = all.map(([, { query }], at) => {
    const before = values.length
    values.push(...query.parameters)
    const text = query.sql.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + before}`)
    return `(select coalesce(json_agg(r), '[]') from (${text}) r) as q${at}`
  })
  const together = CompiledQuery.raw(`select ${columns.join(', ')}`, values)
  const [row] = (await db.executeQuery(together as CompiledQuery<Record<string, never[]>>)).rows
  const answers = all.map(async ([name, { answer }], at) => [name, await answer(row![`q${at}`]!)])
  return Object.fromEntries(await Promise.all(answers)) as Answers
}

export const askAlone = async <Answer>(db: Reader, question: Asked<Answer>): Promise<Answer> =>
  (await askTogether(db, { answer: question })).answer
