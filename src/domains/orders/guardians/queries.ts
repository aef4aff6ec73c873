import { sql } from 'kysely'
import type { Agreement } from '#domains/contracts/terms.ts'
import type { Reader, Tx } from '#platform/db.ts'
import { CONSENT_VERSION, type ConsentEnd } from './terms.ts'

const consents = (db: Reader) =>
  db
    .selectFrom('guardian_consents as g')
    .innerJoin('members as m', 'm.id', 'g.member_id')
    .leftJoin('orders as o', 'o.key', 'g.used_by')
    .select([
      'g.id',
      'g.member_id as memberId',
      'g.wish',
      'g.terms',
      'g.guardian_email as guardianEmail',
      'g.asked_at as askedAt',
      'g.until_at as untilAt',
      'g.consented_at as consentedAt',
      'g.ended_as as endedAs',
      'g.used_by as usedBy',
      'm.name',
      'm.email',
      sql<boolean>`o.key is not null and o.state <> 'failed'`.as('isUsed'),
    ])
    .$narrowType<{ endedAs: ConsentEnd | null }>()
type Row = Awaited<ReturnType<ReturnType<typeof consents>['executeTakeFirstOrThrow']>>
export type Consent = Omit<Row, 'terms'> & { terms: Agreement }
const toConsent = (row: Row | undefined): Consent | null =>
  row ? { ...row, terms: row.terms as unknown as Agreement } : null

export const findConsent = async (db: Reader, id: number) =>
  toConsent(await consents(db).where('g.id', '=', id).executeTakeFirst())

/** Held until the transaction ends; the member is locked before. */
export const lockConsent = async (tx: Tx, id: number) =>
  toConsent(await consents(tx).where('g.id', '=', id).forUpdate('g').executeTakeFirst())

export const findNewestConsent = async (db: Reader, memberId: number) =>
  toConsent(await consents(db).where('g.member_id', '=', memberId).orderBy('g.id', 'desc').limit(1).executeTakeFirst())

/** A consent to just that which can be used now; one whose order failed can be used again. */
export const findLiveConsent = async (db: Reader, memberId: number, wish: string, now: Date) =>
  toConsent(
    await consents(db)
      .where('g.member_id', '=', memberId)
      .where('g.wish', '=', wish)
      .where('g.consented_at', 'is not', null)
      .where('g.ended_at', 'is', null)
      .where('g.until_at', '>', now)
      .where((or) => or.or([or('g.used_by', 'is', null), or('o.state', '=', 'failed')]))
      .orderBy('g.id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )

type NewConsent = { memberId: number; wish: string; terms: Agreement; email: string; at: Date; until: Date }
/** What was asked of a guardian before makes way. */
export async function insertConsent(tx: Tx, { memberId, wish, terms, email, at, until }: NewConsent): Promise<number> {
  await tx
    .updateTable('guardian_consents')
    .set({ ended_at: at, ended_as: 'superseded' })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('used_by', 'is', null)
    .execute()
  const { id } = await tx
    .insertInto('guardian_consents')
    .values({
      ...{ member_id: memberId, wish, terms: JSON.stringify(terms), text_version: CONSENT_VERSION },
      ...{ guardian_email: email, asked_at: at, until_at: until },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Given = { at: Date; until: Date; name: string; ip: string; agent: string }
export async function giveConsent(tx: Tx, id: number, { at, until, name, ip, agent }: Given): Promise<void> {
  await tx
    .updateTable('guardian_consents')
    .set({ consented_at: at, until_at: until, guardian_name: name, ip, agent })
    .where('id', '=', id)
    .execute()
}

export async function endConsent(tx: Tx, id: number, endedAs: ConsentEnd, at: Date): Promise<void> {
  await tx.updateTable('guardian_consents').set({ ended_at: at, ended_as: endedAs }).where('id', '=', id).execute()
}

export async function noteUse(tx: Tx, id: number, orderKey: string): Promise<void> {
  await tx.updateTable('guardian_consents').set({ used_by: orderKey }).where('id', '=', id).execute()
}

export const listOverdue = (db: Reader, now: Date) =>
  db
    .selectFrom('guardian_consents')
    .select(['id', 'member_id as memberId'])
    .where('ended_at', 'is', null)
    .where('used_by', 'is', null)
    .where('until_at', '<=', now)
    .orderBy('until_at')
    .limit(200)
    .execute()

/** That somebody consented stays; who it was does not. */
const nobody = {
  guardian_email: '',
  guardian_name: sql<string | null>`case when consented_at is null then null else '' end`,
  ip: null,
  agent: null,
}

/** Of who leaves the consent to what was ordered stays as evidence, without the guardian's name and address where nothing was. */
export async function eraseConsents(tx: Tx, memberId: number, at: Date): Promise<void> {
  await tx
    .updateTable('guardian_consents')
    .set({ ended_at: at, ended_as: 'superseded' })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('used_by', 'is', null)
    .execute()
  await tx
    .updateTable('guardian_consents')
    .set(nobody)
    .where('member_id', '=', memberId)
    .where('used_by', 'is', null)
    .execute()
}

/** Of what was never ordered nothing has to be shown to anybody: the guardian is forgotten. */
export async function forgetGuardians(tx: Tx, before: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('guardian_consents')
    .set(nobody)
    .where('used_by', 'is', null)
    .where('ended_at', '<', before)
    .where('guardian_email', '<>', '')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
