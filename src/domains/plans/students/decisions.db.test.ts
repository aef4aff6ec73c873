import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { NOON, openDesk, tokyo } from '#test/money/orders.ts'
import { enrol } from '#test/money/students.ts'
import { newSubscriber } from '#test/money/subscriptions.ts'
import { attachFile, keepFile, sweepFiles } from '#platform/stored-files.ts'
import { runRenewals } from '#domains/contracts/renewals/renewals.ts'
import { sendReminders } from '#domains/contracts/reminders/reminders.ts'
import { approveStudent } from './actions/approve-student.ts'
import { revokeStudent } from './actions/revoke-student.ts'
import { forgetCards } from './forget-cards.ts'
import { findActiveStudent } from './queries.ts'

const desk = await openDesk()
const { fresh } = desk
const { db, house } = fresh
afterAll(() => fresh.close())
beforeEach(() => desk.morning())

const purpose = 'student-cards'
const staff = async () => fresh.actorFor(await fresh.newMember({ isStaff: true }))
const recordOf = (id: number) =>
  db.selectFrom('student_records').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const auditOf = async (memberId: number) =>
  (await db.selectFrom('audit_log').select(['action', 'details']).where('subject_id', '=', memberId).execute()).map(
    ({ action, details }) => [action, details],
  )

describe('staff who look at a student card', () => {
  it('find it right: the discount stays, the student is told, and who did it when is known [SD-013]', async () => {
    const memberId = await desk.newMember()
    const id = await enrol(db, memberId, { registeredAt: NOON })
    const who = await staff()
    await approveStudent(who, id)
    expect(await recordOf(id)).toMatchObject({ decision: 'approved', decided_by: who.memberId, closed_at: null })
    expect(await findActiveStudent(db, memberId, NOON)).not.toBeNull()
    expect(await auditOf(memberId)).toEqual([['staff.student-approved', { record: id }]])
    await expect(approveStudent(who, id)).rejects.toMatchObject({ status: 409 })
    expect(await desk.lettersTo(memberId)).toEqual([`student-approved:${id}`])
  })

  it('write nothing about a discount that is over already', async () => {
    const memberId = await desk.newMember()
    const id = await enrol(db, memberId, { registeredAt: NOON, expiresOn: '2026-11-19' })
    await approveStudent(await staff(), id)
    expect(await recordOf(id)).toMatchObject({ decision: 'approved' })
    expect(await desk.lettersTo(memberId)).toEqual([])
  })

  it('revoke it with a reason that the student reads; months with an invoice stay half [SD-013]', async () => {
    const { memberId } = await newSubscriber(fresh, { state: 'will_continue', planId: 1, startsOn: '2026-10-15' })
    const id = await enrol(db, memberId, { registeredAt: tokyo('2026-10-20T12:00:00') })
    await runRenewals(house)
    await approveStudent(await staff(), id)
    await revokeStudent(await staff(), id, '有効期限が切れた学生証です。')
    fresh.clock.set(tokyo('2026-12-15T00:01:00'))
    await runRenewals(house)
    expect((await desk.invoicesOf(memberId)).map(({ total_yen }) => total_yen)).toEqual([5900, 11_800])
    const to = (await db.selectFrom('members').select('email').where('id', '=', memberId).executeTakeFirstOrThrow())
      .email
    const letters = await db.selectFrom('letters').select(['key', 'plain']).where('to_address', '=', to).execute()
    const [letter] = letters.filter(({ key }) => key === `student-revoked:${id}`)
    expect(letter!.plain).toContain('有効期限が切れた学生証です。')
    expect((await auditOf(memberId)).at(-1)).toEqual([
      'staff.student-revoked',
      { record: id, reason: '有効期限が切れた学生証です。' },
    ])
    await expect(revokeStudent(await staff(), id, 'もう一度')).rejects.toMatchObject({ status: 409 })
    await expect(revokeStudent(await staff(), 999_999, 'x')).rejects.toMatchObject({ status: 404 })
  })
})

describe('the pictures of a student card', () => {
  const card = async (memberId: number) => {
    const bytes = Buffer.from('a picture')
    const key = await keepFile(house, { purpose, ownerId: memberId, contentType: 'image/png', ext: 'png', bytes })
    await attachFile(house, db, { key, purpose, ownerId: memberId })
    return key
  }

  it('are deleted 90 days after the decision, and stay while nobody has decided [SD-013]', async () => {
    const memberId = await desk.newMember()
    const other = await desk.newMember()
    const [decided, waiting] = [
      await enrol(db, memberId, { registeredAt: NOON }),
      await enrol(db, other, { registeredAt: NOON }),
    ]
    const keys = [await card(memberId), await card(memberId), await card(other)] as const
    await db
      .updateTable('student_records')
      .set({ front_key: keys[0], second_key: keys[1] })
      .where('id', '=', decided)
      .execute()
    await db.updateTable('student_records').set({ front_key: keys[2] }).where('id', '=', waiting).execute()
    await approveStudent(await staff(), decided)
    const sweep = async (at: string) => {
      fresh.clock.set(tokyo(at))
      await forgetCards(house)
      await sweepFiles(house)
      return db.selectFrom('stored_files').select('key').where('key', 'in', keys).execute()
    }
    expect(await sweep('2027-02-18T11:59:59')).toHaveLength(3)
    expect(await sweep('2027-02-18T12:00:00')).toEqual([{ key: keys[2] }])
    expect(await recordOf(decided)).toMatchObject({ front_key: null, second_key: null, name: '試験 たろう' })
    await expect(house.storage.get(keys[0])).resolves.toBeNull()
  })
})

describe('a student discount', () => {
  const keysTo = async (memberId: number, day: string) => {
    fresh.clock.set(tokyo(`${day}T09:00:00`))
    await sendReminders(house)
    return (await desk.lettersTo(memberId)).filter((key) => key.startsWith('student-ends'))
  }

  it('that ends in thirty days is told of once, with what a month costs then [SD-012]', async () => {
    const { memberId } = await newSubscriber(fresh, { state: 'will_continue', planId: 2, startsOn: '2026-11-20' })
    const id = await enrol(db, memberId, { registeredAt: NOON, expiresOn: '2027-01-20' })
    expect(await keysTo(memberId, '2026-12-20')).toEqual([])
    expect(await keysTo(memberId, '2026-12-21')).toEqual([`student-ends:${id}`])
    expect(await keysTo(memberId, '2026-12-22')).toHaveLength(1)
    const letter = await db
      .selectFrom('letters')
      .select('plain')
      .where('key', '=', `student-ends:${id}`)
      .executeTakeFirstOrThrow()
    for (const words of ['2027年1月20日 23:59まで', '13,800円（税込）']) expect(letter.plain).toContain(words)
  })

  it('that was revoked is not told of [SD-012]', async () => {
    const memberId = await desk.newMember()
    await enrol(db, memberId, { registeredAt: NOON, expiresOn: '2027-01-20', closedAt: NOON })
    expect(await keysTo(memberId, '2027-01-01')).toEqual([])
  })
})
