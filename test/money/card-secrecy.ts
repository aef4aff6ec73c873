import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/** As people and programs write a number: in one piece, in fours, in full width. */
const spellings = (number: string) => {
  const fours = number.match(/.{1,4}/g)!
  const wide = number.replaceAll(/\d/g, (digit) => String.fromCodePoint(digit.charCodeAt(0) + 0xfee0))
  return [number, fours.join(' '), fours.join('-'), fours.join('%20'), fours.join('+'), wide]
}

export const holdsNumber = (text: string, numbers: readonly string[]) =>
  numbers.filter((number) => spellings(number).some((spelling) => text.includes(spelling)))

/** Every table of which a row holds one of these card numbers in any of its columns, the queue's tables included. */
export async function tablesWithNumbers(db: Db, numbers: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker') order by 1`.execute(db)
  const found: string[] = []
  for (const { name } of tables) {
    const pattern = numbers.join('|')
    // Bytes are shown in hexadecimal, so they are also read as the letters they may be.
    const { rows } = await sql<{ hit: boolean }>`
      select exists (
        select from ${sql.raw(name)} as line
        where regexp_replace(translate(line::text, '０１２３４５６７８９', '0123456789'), '[[:space:]-]', '', 'g') ~ ${pattern}
          or line::text ~ ${numbers.map((number) => Buffer.from(number).toString('hex')).join('|')}
      ) as hit`.execute(db)
    if (rows[0]!.hit) found.push(name)
  }
  return found
}
