import type { Reader, Tx } from '#platform/db.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'
import type { ClaimKind, Ground, Outcome } from '../terms.ts'

const COLUMNS = [
  'c.id',
  'c.about',
  'c.member_id as memberId',
  'c.name',
  'c.email',
  'c.ground',
  'c.place',
  'c.words',
  'c.made_at as madeAt',
  'c.due_on as dueOn',
  'c.decided_at as decidedAt',
  'c.outcome',
  'c.answer',
] as const

const claims = (db: Reader) =>
  db
    .selectFrom('claims as c')
    .leftJoin('members as m', 'm.id', 'c.member_id')
    .leftJoin('members as s', 's.id', 'c.decided_by')
    .select([...COLUMNS, 'm.name as memberName', 'm.email as memberEmail', 's.name as staffName'])
    .$narrowType<{ about: ClaimKind; ground: Ground | null; outcome: Outcome | null }>()
export type Claim = Awaited<ReturnType<ReturnType<typeof claims>['executeTakeFirstOrThrow']>>

export const findClaim = (db: Reader, id: number): Promise<Claim | undefined> =>
  claims(db).where('c.id', '=', id).executeTakeFirst()

export const lockClaim = (tx: Tx, id: number) =>
  tx.selectFrom('claims').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** A member's own, the newest first; more than that nobody reads on one page. */
export const listOwnClaims = (db: Reader, memberId: number) =>
  claims(db).where('c.member_id', '=', memberId).orderBy('c.id', 'desc').limit(20).execute()

/** For the desk: what waits by the day it is due, what is answered by when it was. */
export function listClaims(db: Reader, { isOpen, page }: { isOpen: boolean; page: number }) {
  const of = claims(db).limit(PER_PAGE).offset(offsetOf(page))
  return isOpen
    ? of.where('c.decided_at', 'is', null).orderBy('c.due_on').orderBy('c.id').execute()
    : of.where('c.decided_at', 'is not', null).orderBy('c.decided_at', 'desc').orderBy('c.id').execute()
}

export function countClaims(db: Reader) {
  return db
    .selectFrom('claims')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('decided_at', 'is', null).as('open'),
      fn.countAll<number>().filterWhere('decided_at', 'is not', null).as('decided'),
      fn.min('due_on').filterWhere('decided_at', 'is', null).as('firstDue'),
    ])
    .executeTakeFirstOrThrow()
}

type NewClaim = {
  about: ClaimKind
  member_id: number | null
  words: string
  made_at: Date
  due_on: string
  name?: string
  email?: string
  ground?: Ground
  place?: string
}
export async function insertClaim(tx: Tx, claim: NewClaim): Promise<number> {
  const { id } = await tx.insertInto('claims').values(claim).returning('id').executeTakeFirstOrThrow()
  return id
}

type Decision = { outcome: Outcome; answer: string; decided_by: number; decided_at: Date }
export async function decideOn(tx: Tx, id: number, decision: Decision): Promise<void> {
  await tx.updateTable('claims').set(decision).where('id', '=', id).execute()
}

/** Of who leaves the days stay, the words go; what waits is over. */
export async function dropClaimsOf(tx: Tx, memberId: number, at: Date): Promise<void> {
  const own = tx.updateTable('claims').where('member_id', '=', memberId)
  await own.set({ words: '', answer: '', forgotten_at: at }).execute()
  await own.set({ outcome: 'dropped', decided_at: at }).where('decided_at', 'is', null).execute()
}

/** Who was no member is forgotten some time after the answer; that there was a claim, and what came of it, stays. */
export async function forgetOutsiders(tx: Tx, before: Date, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('claims')
    .set({ name: '', email: '', place: '', words: '', answer: '', forgotten_at: now })
    .where('member_id', 'is', null)
    .where('forgotten_at', 'is', null)
    .where('decided_at', '<', before)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
