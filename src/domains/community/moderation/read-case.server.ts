import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { listFlags } from '../flags/queries.ts'
import { findCase, listDecisions } from './queries.ts'
import { actsOf, waitedWords } from './rules.ts'
import { findTarget, pathOfTarget } from './targets.ts'

const MOST_DECISIONS = 20

/** Everything that staff need to decide about something: what it is, who told of it, and what was decided before. */
export async function readCase({ db, now }: Actor, id: number) {
  const { email: _, ...matter } = orNotFound(await findCase(db, id))
  const target = { type: matter.target_type, id: matter.target_id }
  const [shown, path, flags, decisions] = await Promise.all([
    findTarget(db, target),
    pathOfTarget(db, target),
    listFlags(db, target),
    matter.author_id === null ? [] : listDecisions(db, matter.author_id, MOST_DECISIONS),
  ])
  return {
    ...matter,
    waited: waitedWords(matter.opened_at, now),
    shown: shown && {
      title: shown.title,
      content: shown.content,
      hasPicture: shown.image_key !== null,
      isHidden: shown.hidden_at !== null,
      isWaiting: shown.waits_since !== null,
    },
    acts: shown && !matter.settled_at ? actsOf(target.type, shown) : [],
    path,
    flags,
    decisions,
  }
}
export type Matter = Awaited<ReturnType<typeof readCase>>
