import type { RouterContextProvider } from 'react-router'
import { actor } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { withFactor } from '#platform/second-factor.ts'
import { findOwnTeacher } from './queries.ts'

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

/** Who is a teacher, on a page of their own; the address of another's is not there. */
export async function ownTeacher(context: Context, id?: string) {
  const who = actor(context)
  const teacher = orNotFound(await findOwnTeacher(who.db, who.memberId))
  return { who, teacher: orNotFound(id === undefined || idOf(id) === teacher.id ? teacher : null) }
}

/** A teacher on a page that shows works of members. */
export async function teacherAtWork(context: Context) {
  const found = await ownTeacher(context)
  withFactor(found.who)
  return found
}
