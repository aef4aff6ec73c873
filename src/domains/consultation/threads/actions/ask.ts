import { randomUUID } from 'node:crypto'
import { lockPresent } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import { dayKey } from '#platform/tokyo.ts'
import { refuseIf } from '../../refusals.ts'
import { dueDay, whyCannotAsk } from '../../rules.ts'
import type { Kind } from '../../terms.ts'
import type { AskedAbout } from '../asked-about.ts'
import { readClosedDays } from '../due-days.ts'
import { QUESTIONS } from '../limits.ts'
import { attachPictures, keepPicturesOf } from '../pictures.ts'
import { countOpen, findSent, insertPictures, insertQuestion } from '../queries.ts'

export type Asked = {
  kind: Kind
  topic: string | null
  body: string
  key: string | undefined
  about: AskedAbout | null
  atSeconds: number | null
  agent: string | null
  mayReuse: boolean
}

/** A letter to the school, asked once however often it is sent. Feedback waits for somebody, but promises no day. */
export async function ask(actor: Actor, asked: Asked, pictures: readonly Buffer[]): Promise<number> {
  const { db, house, memberId } = actor
  const key = asked.key ?? randomUUID()
  const sent = await findSent(db, memberId, key)
  if (sent) return sent.id
  await house.limits.take(QUESTIONS, String(memberId))
  const keys = await keepPicturesOf(actor, asked.kind, pictures)
  return db.transaction().execute((tx) => write(tx, actor, { ...asked, key }, keys))
}

async function write(tx: Tx, actor: Actor, asked: Asked & { key: string }, pictures: readonly string[]) {
  const { memberId, now } = actor
  await lockPresent(tx, memberId)
  const sent = await findSent(tx, memberId, asked.key)
  if (sent) return sent.id
  refuseIf(whyCannotAsk(await countOpen(tx, memberId, now)))
  const dueOn = asked.kind === 'feedback' ? null : dueDay(now, await readClosedDays(tx, dayKey(now)))
  const id = await insertQuestion(tx, { ...asked, memberId, dueOn, now })
  await insertPictures(tx, id, pictures)
  await attachPictures(tx, actor, asked.kind, pictures)
  return id
}
