import type { Reader, Tx } from '#platform/db.ts'
import { phraseLimits, type Phrase } from './terms.ts'

type Content = { title: string; words: string }

/** The phrases of a teacher, in the order they were made. */
export const listPhrases = (db: Reader, teacherId: number): Promise<Phrase[]> =>
  db
    .selectFrom('correction_phrases')
    .select(['id', 'title', 'words', 'version'])
    .where('teacher_id', '=', teacherId)
    .orderBy('id')
    .limit(phraseLimits.most)
    .execute()

export async function countPhrases(tx: Tx, teacherId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('correction_phrases')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('teacher_id', '=', teacherId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertPhrase(tx: Tx, teacher_id: number, { title, words }: Content): Promise<void> {
  await tx.insertInto('correction_phrases').values({ teacher_id, title, words }).execute()
}

export const lockPhrase = (tx: Tx, teacherId: number, id: number) =>
  tx
    .selectFrom('correction_phrases')
    .select('version')
    .where('id', '=', id)
    .where('teacher_id', '=', teacherId)
    .forUpdate()
    .executeTakeFirst()

export async function updatePhrase(tx: Tx, id: number, { title, words, version }: Content & { version: number }) {
  await tx.updateTable('correction_phrases').set({ title, words, version }).where('id', '=', id).execute()
}

export async function deletePhrase(db: Reader, teacherId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('correction_phrases')
    .where('id', '=', id)
    .where('teacher_id', '=', teacherId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Of a teacher who leaves the school. */
export async function forgetPhrases(tx: Tx, memberId: number): Promise<void> {
  await tx
    .deleteFrom('correction_phrases')
    .where('teacher_id', 'in', (select) =>
      select.selectFrom('correctional_teachers').select('id').where('member_id', '=', memberId),
    )
    .execute()
}
