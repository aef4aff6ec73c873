import { actor } from '#platform/ask.ts'
import type { RouterContextProvider } from 'react-router'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { findOwnTeacher } from './queries.ts'

/** Who is a teacher, on a page of their own; the address of another's is not there. */
export async function ownTeacher(context: Readonly<Pick<RouterContextProvider, 'get'>>, id?: string) {
  const who = actor(context)
  const teacher = orNotFound(await findOwnTeacher(who.db, who.memberId))
  return { who, teacher: orNotFound(id === undefined || idOf(id) === teacher.id ? teacher : null) }
}
