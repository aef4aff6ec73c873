import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { refuse } from '../../refusals.ts'
import { inGroups, normalCode } from '../code-words.ts'
import { hashOf } from '../draw-codes.ts'
import { type CodeFacts, findCodeFacts } from '../staff-queries.ts'

export type LookedUp = CodeFacts & { code: string }

/** Who used a code, and when: asked with the code in hand, and written down. */
export async function lookUpCode(actor: Actor, typed: string): Promise<LookedUp> {
  const normal = normalCode(typed)
  const facts = await findCodeFacts(actor.db, hashOf(actor.house.settings.secret, normal))
  if (!facts) return refuse('unknown-code')
  await writeAudit(actor.db, actor, 'trials.code-looked-up', facts.usedById, { id: facts.id })
  return { ...facts, code: inGroups(normal) }
}
