import type { Ask } from '#platform/ask.ts'
import type { Curriculum } from '#domains/catalogue/index.ts'
import { listBought } from './subjects.ts'
import { refuse, refuseIf } from './refusals.ts'
import { whyCannotFollow, whyCannotWatch, type Watchable, type WatchRefusal } from './rules.ts'

type Who = Pick<Ask, 'house' | 'member' | 'now'>

/** Why this person may not watch it now, or null. Asks the database only where a purchase or a code would make the difference. */
export async function watchRight({ house, member, now }: Who, it: Watchable): Promise<WatchRefusal | null> {
  const why = whyCannotWatch(it, member, false, now)
  if (!why || !member) return why
  const bought = await listBought({ house, now }, member.id, [it.courseId])
  return bought.length > 0 ? whyCannotWatch(it, member, true, now) : why
}

export async function mustWatch(who: Who, it: Watchable): Promise<void> {
  refuseIf(await watchRight(who, it))
}

export function mustFollow({ member, now }: Who, curriculum: Pick<Curriculum, 'window'>): void {
  refuseIf(whyCannotFollow(curriculum.window, member, now))
}

/** For what needs no right to watch: it only has to be there for this person. */
export async function mustExist(who: Who, it: Watchable): Promise<void> {
  if ((await watchRight(who, it)) === 'not-found') refuse('not-found')
}
