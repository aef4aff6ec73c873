import { sql } from 'kysely'
import { z } from 'zod'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Reader, Tx } from '#platform/db.ts'
import { dayOf, type Day } from '#platform/days.ts'
import { textField } from '#platform/forms.ts'
import { orNotFound } from '#platform/refusal.ts'
import { dayKey } from '#platform/tokyo.ts'
import { refuse } from '../refusals.ts'
import { dueDay } from '../rules.ts'
import { DAY_NAME_MAX } from '../terms.ts'
import { readClosedDays, setDue } from '../threads/due-days.ts'

const day = z
  .string()
  .transform((text) => dayOf(text.trim()))
  .refine((text) => text !== '', '日付を入力してください。')
export const ClosedDayForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('add'),
    day,
    name: textField({
      required: '名前を入力してください。',
      max: DAY_NAME_MAX,
      tooLong: `名前は${DAY_NAME_MAX}文字以内で入力してください。`,
    }),
  }),
  z.object({ intent: z.literal('remove'), day }),
])
type ClosedDayForm = z.output<typeof ClosedDayForm>

const MOST = 400

/** From the beginning of this year on. */
export const listClosedDays = (db: Reader, now: Date) =>
  db
    .selectFrom('school_closed_days')
    .select(['day', 'name'])
    .where('day', '>=', `${dayKey(now).slice(0, 4)}-01-01`)
    .orderBy('day')
    .limit(MOST)
    .execute()

/** A day on which the school answers nothing; whatever waits is due by the new calendar at once. */
export function changeClosedDay(actor: Actor, form: ClosedDayForm): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    if (form.intent === 'add') await add(tx, form)
    else orNotFound(await remove(tx, form.day))
    await dueAnew(tx, actor.now)
    await writeAudit(tx, actor, 'consultation.closed-day-changed', null, { day: form.day })
  })
}

async function add(tx: Tx, { day: on, name }: { day: Day; name: string }) {
  const added = await tx
    .insertInto('school_closed_days')
    .values({ day: on, name })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .returning('day')
    .executeTakeFirst()
  if (!added) refuse('known-day')
}

const remove = (tx: Tx, on: Day) =>
  tx.deleteFrom('school_closed_days').where('day', '=', on).returning('day').executeTakeFirst()

async function dueAnew(tx: Tx, now: Date) {
  const { rows } = await sql<{ id: number; since: Date; dueOn: Day }>`
    select id, waits_since as since, due_on::text as "dueOn" from questions
    where waits_since is not null and closed_at is null and due_on is not null order by id for update`.execute(tx)
  const first = rows.reduce((least, { since }) => (since < least ? since : least), now)
  const closed = await readClosedDays(tx, dayKey(first))
  for (const [dueOn, ids] of Map.groupBy(
    rows.filter(({ since, dueOn: was }) => dueDay(since, closed) !== was),
    ({ since }) => dueDay(since, closed),
  ))
    await setDue(
      tx,
      ids.map(({ id }) => id),
      dueOn,
    )
}
