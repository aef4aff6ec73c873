import type { Reader, Tx } from '#platform/db.ts'
import type { LateChoice } from '../terms.ts'

type Day = { workId: number; dueAt: Date }

export const findChoice = (db: Reader, { workId, dueAt }: Day) =>
  db
    .selectFrom('correction_late_choices')
    .select(['choice', 'chosen_at as chosenAt'])
    .where('work_id', '=', workId)
    .where('due_at', '=', dueAt)
    .executeTakeFirst()

export async function insertChoice(tx: Tx, { workId, dueAt }: Day, choice: LateChoice, now: Date): Promise<void> {
  await tx
    .insertInto('correction_late_choices')
    .values({ work_id: workId, due_at: dueAt, choice, chosen_at: now })
    .execute()
}
