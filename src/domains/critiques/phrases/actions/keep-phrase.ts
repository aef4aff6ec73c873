import type { Actor } from '#platform/ask.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { refuse } from '../../refusals.ts'
import { lockOwnTeacher } from '../../teachers/queries.ts'
import type { PhraseForm } from '../forms.ts'
import { countPhrases, deletePhrase, insertPhrase, lockPhrase, updatePhrase } from '../queries.ts'
import { phraseLimits } from '../terms.ts'

/** A teacher keeps a phrase, changes it or takes it away; of two tabs that change one the second is told. */
export async function keepPhrase({ db, memberId }: Actor, teacherId: number, form: PhraseForm): Promise<void> {
  if (form.act === 'remove') {
    if (!(await deletePhrase(db, teacherId, form.id))) notFound()
    return
  }
  await db.transaction().execute(async (tx) => {
    if (form.act === 'change') {
      const { version } = orNotFound(await lockPhrase(tx, teacherId, form.id))
      if (version !== form.version) refuse('newer-phrase')
      return updatePhrase(tx, form.id, { ...form, version: version + 1 })
    }
    orNotFound(await lockOwnTeacher(tx, memberId, teacherId))
    if ((await countPhrases(tx, teacherId)) >= phraseLimits.most) refuse('too-many-phrases')
    await insertPhrase(tx, teacherId, form)
  })
}
