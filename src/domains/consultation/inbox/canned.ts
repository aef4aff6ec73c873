import { z } from 'zod'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Reader } from '#platform/db.ts'
import { idField, textField } from '#platform/forms.ts'
import { orNotFound } from '#platform/refusal.ts'
import { CANNED_MAX, CANNED_TITLE_MAX } from '../terms.ts'

const MOST = 100

const words = {
  title: textField({
    required: '見出しを入力してください。',
    max: CANNED_TITLE_MAX,
    tooLong: `見出しは${CANNED_TITLE_MAX}文字以内で入力してください。`,
  }),
  body: textField({
    required: '文を入力してください。',
    max: CANNED_MAX,
    tooLong: '文は2,000文字以内で入力してください。',
  }),
}
export const CannedForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add'), ...words }),
  z.object({ intent: z.literal('change'), id: idField, ...words }),
  z.object({ intent: z.literal('close'), id: idField }),
  z.object({ intent: z.literal('open'), id: idField }),
])
export type CannedForm = z.output<typeof CannedForm>

/** What staff may put into an answer, in its order; those that were put away only where asked for. */
export const listCanned = (db: Reader, all = false) =>
  db
    .selectFrom('canned_sentences')
    .select(['id', 'title', 'body', 'archived_at as archivedAt'])
    .$if(!all, (query) => query.where('archived_at', 'is', null))
    .orderBy('position')
    .orderBy('id')
    .limit(MOST)
    .execute()
export type Canned = Awaited<ReturnType<typeof listCanned>>[number]

export function changeCanned(actor: Actor, form: CannedForm): Promise<void> {
  const { db, now } = actor
  return db.transaction().execute(async (tx) => {
    if (form.intent === 'add') {
      const { title, body } = form
      await tx
        .insertInto('canned_sentences')
        .values((eb) => ({
          title,
          body,
          position: eb
            .selectFrom('canned_sentences')
            .select((last) => last(last.fn.coalesce(last.fn.max('position'), last.lit(0)), '+', 1).as('next')),
        }))
        .execute()
    } else {
      const to =
        form.intent === 'change'
          ? { title: form.title, body: form.body }
          : { archived_at: form.intent === 'close' ? now : null }
      const changed = await tx
        .updateTable('canned_sentences')
        .set(to)
        .where('id', '=', form.id)
        .returning('id')
        .executeTakeFirst()
      orNotFound(changed)
    }
    await writeAudit(tx, actor, 'consultation.canned-changed', null, {
      name: 'title' in form ? form.title : String(form.id),
    })
  })
}
