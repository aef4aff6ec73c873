import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { setOfAge } from '../../queries.ts'
import { refuse } from '../../refusals.ts'
import { forgetAsked } from '../queries.ts'
import { MINOR } from '../terms.ts'

/** Who was under 18 at the registration says that they no longer are: nobody has to agree for them, or is asked. */
export function comeOfAge(actor: Actor): Promise<void> {
  const { db, memberId } = actor
  return db.transaction().execute(async (tx) => {
    if (!(await setOfAge(tx, memberId, { from: MINOR, to: 2 }))) refuse('of-age')
    await forgetAsked(tx, memberId)
    await writeAudit(tx, actor, 'ambassadors.came-of-age', memberId)
  })
}
