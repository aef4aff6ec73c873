import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { Refusal } from '#platform/refusal.ts'
import { addDays } from '#platform/tokyo.ts'
import { type FreshHouse, freshHouse } from '#test/fresh-house.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { openSet } from '#test/trials/sets.ts'
import { endCode, exchangeCode, exportCodes, liftLock } from '../codes/actions/manage-codes.ts'
import { listLocks } from '../codes/tries.ts'
import { checkCode, receive } from './actions/receive.ts'

const NOW = new Date('2026-11-23T12:00:00+09:00')
const MINUTE = 60_000
let fresh: FreshHouse
let courses: number[]
beforeAll(async () => {
  fresh = await freshHouse({ now: NOW })
  const school = smallSchool(fresh.db)
  courses = [(await school.newCourse()).id, (await school.newCourse()).id, (await school.newCourse()).id]
})
afterAll(() => fresh.close())

const secret = () => fresh.house.settings.secret
const set = (plan: Partial<Parameters<typeof openSet>[1]> = {}) =>
  openSet({ db: fresh.db, secret: secret(), now: fresh.clock.now() }, { courses, ...plan })
let addresses = 0
/** Somebody in a trial, each from an address of their own unless it is given. */
const someone = async (ip = `10.0.${addresses >> 8}.${addresses++ & 255}`) =>
  fresh.actorFor(await fresh.newMember({ plan: { planId: 4, state: 'under_trial' } }), { ip })
type Someone = Awaited<ReturnType<typeof someone>>

const codeOf = (error: unknown) =>
  error instanceof Refusal
    ? (error.fields?.serial_code?.[0] ?? error.fields?.trial_set_course?.[0] ?? error.code)
    : String(error)
const wants = (who: Someone, serial_code: string, picked = courses.slice(0, 2)) =>
  receive(who, { serial_code, trial_set_course: picked }).then(() => 'received', codeOf)
const checks = async (who: Someone, code: string) => {
  const tried = await checkCode({ ...who, now: fresh.clock.now() }, () => code)
  return tried.kind === 'wrong' ? tried.why : tried.kind
}
const later = (who: Someone) => ({ ...who, now: fresh.clock.now() })
const receipts = (memberId: number) =>
  fresh.db
    .selectFrom('received_courses')
    .select('course_id')
    .where('member_id', '=', memberId)
    .orderBy('position')
    .execute()

const USED = '入力されたシリアルコードはすでに使用されています'

describe('many at once', () => {
  it('fifty who send one code at the same moment: one has the courses, the others hear that it is used [TS-014]', async () => {
    const { codes } = await set()
    const people = await Promise.all(Array.from({ length: 50 }, () => someone()))
    const told = await Promise.all(people.map((who) => wants(who, codes[0]!)))
    expect(told.filter((one) => one === 'received')).toHaveLength(1)
    expect(told.filter((one) => one === USED)).toHaveLength(49)
    const winner = people[told.indexOf('received')]!
    expect(await receipts(winner.memberId)).toEqual(courses.slice(0, 2).map((course_id) => ({ course_id })))
    const used = await fresh.db.selectFrom('trial_codes').select('used_by').where('used_at', 'is not', null).execute()
    expect(used.filter(({ used_by }) => used_by === winner.memberId)).toHaveLength(1)
  })

  it('one person who sends five codes at once receives once, and uses up one code [TS-014] [TS-016]', async () => {
    const { codes, batchId } = await set()
    const who = await someone()
    const told = await Promise.all(codes.map((code) => wants(who, code)))
    expect(told.toSorted()).toEqual(['received', ...Array.from({ length: 4 }, () => 'received-before')].toSorted())
    const used = fresh.db
      .selectFrom('trial_codes')
      .select('id')
      .where('batch_id', '=', batchId)
      .where('used_at', 'is not', null)
    expect(await used.execute()).toHaveLength(1)
    expect(await receipts(who.memberId)).toHaveLength(2)
  })

  it('a code that is voided while it is sent is either used or void, never both', async () => {
    const { codes, batchId } = await set({ codes: 8 })
    const admin = await fresh.actorFor(await fresh.newMember({ isStaff: true }))
    for (const code of codes) {
      const who = await someone()
      const [told] = await Promise.all([wants(who, code), endCode(admin, code, '試験').catch(codeOf)])
      expect((await receipts(who.memberId)).length).toBe(told === 'received' ? 2 : 0)
    }
    const both = fresh.db.selectFrom('trial_codes').select('id').where('batch_id', '=', batchId)
    expect(await both.where('used_at', 'is not', null).where('voided_at', 'is not', null).execute()).toEqual([])
  })

  it('the codes of a batch are told once, however many ask at the same moment [TS-017] [TS-028]', async () => {
    const { setId } = await set()
    const admin = await fresh.actorFor(await fresh.newMember({ isStaff: true }))
    const row = { set_id: setId, label: '束', size: 300, days: 30, expires_at: addDays(NOW, 9), made_at: NOW }
    const { id } = await fresh.db.insertInto('trial_code_batches').values(row).returning('id').executeTakeFirstOrThrow()
    const told = await Promise.all(Array.from({ length: 6 }, () => exportCodes(admin, id).catch(codeOf)))
    const codes = told.flatMap((one) => (typeof one === 'string' ? [] : one.codes))
    expect(codes).toHaveLength(300)
    expect(told.filter((one) => one === 'batch-exported')).toHaveLength(5)
    const kept = await fresh.db.selectFrom('trial_codes').selectAll().where('batch_id', '=', id).execute()
    expect(kept).toHaveLength(300)
    for (const code of codes.slice(0, 5)) expect(JSON.stringify(kept)).not.toContain(code.replaceAll('-', ''))
  })
})

describe('wrong codes', () => {
  it('five at once close the door; a right code is refused and stays unused, until thirty minutes are over [TS-012]', async () => {
    const { codes } = await set()
    const who = await someone()
    const told = await Promise.all(Array.from({ length: 12 }, () => checks(who, 'WRNG-2222-3333')))
    expect(told.filter((one) => one === 'not_found')).toHaveLength(4)
    expect(told.filter((one) => one === 'locked')).toHaveLength(8)
    fresh.clock.forward(30 * MINUTE - 1)
    expect(await checks(who, codes[0]!)).toBe('locked')
    expect(await wants(later(who), codes[0]!)).toBe('failure_count_has_reached_the_threshold')
    expect(await receipts(who.memberId)).toEqual([])
    fresh.clock.forward(1)
    expect(await checks(who, codes[0]!)).toBe('right')
    expect(await wants(later(who), codes[0]!)).toBe('received')
  })

  it('are counted over the question and the form together; a right one begins anew [TS-012]', async () => {
    const { codes } = await set()
    const [other, who] = [await someone(), await someone()]
    expect(await wants(later(other), codes[1]!)).toBe('received')
    for (let round = 0; round < 2; round++) {
      expect(await checks(who, 'WRNG-2222-3333')).toBe('not_found')
      expect(await wants(later(who), codes[1]!)).toBe(USED)
      expect(await checks(who, codes[1]!)).toBe('is_used')
      expect(await wants(later(who), 'WRNG-2222-3334')).toContain('見つかりませんでした')
      if (round === 0) expect(await checks(who, codes[0]!)).toBe('right')
    }
    expect(await wants(later(who), 'WRNG-2222-3335')).toBe('failure_count_has_reached_the_threshold')
    expect(await wants(later(who), codes[0]!)).toBe('failure_count_has_reached_the_threshold')
  })

  it('stay counted when the form is refused for its courses: a right code begins anew all the same [TS-012] [TS-014]', async () => {
    const { codes } = await set()
    const who = await someone()
    for (let at = 0; at < 4; at++) expect(await checks(who, 'WRNG-2222-3333')).toBe('not_found')
    expect(await wants(later(who), codes[0]!, [courses[0]!])).toBe('講座を2つ選んでください')
    expect(await receipts(who.memberId)).toEqual([])
    for (let at = 0; at < 4; at++) expect(await checks(who, 'WRNG-2222-3333')).toBe('not_found')
    expect(await checks(who, 'WRNG-2222-3333')).toBe('locked')
  })

  it('twenty in a row from one address close it for everybody there, and for nobody elsewhere [TS-013]', async () => {
    const { codes } = await set()
    const pupils = await Promise.all(Array.from({ length: 5 }, () => someone('192.0.2.7')))
    const told: string[] = []
    for (const who of pupils) for (let at = 0; at < 4; at++) told.push(await checks(who, 'WRNG-2222-3333'))
    expect(told.filter((one) => one === 'not_found')).toHaveLength(19)
    expect(told.at(-1)).toBe('locked')
    const [here, there] = [await someone('192.0.2.7'), await someone('192.0.2.8')]
    expect(await checks(here, codes[0]!)).toBe('locked')
    expect(await checks(there, codes[0]!)).toBe('right')
    fresh.clock.forward(30 * MINUTE)
    expect(await checks(here, codes[0]!)).toBe('right')
  })

  it('an address of IPv6 is its network, so that nobody takes another of theirs for each code [TS-013]', async () => {
    await set()
    const told: string[] = []
    for (let at = 0; at < 20; at++) told.push(await checks(await someone(`2001:db8:7:1::${at + 1}`), 'WRNG-2222-3333'))
    expect(told.at(-1)).toBe('locked')
  })

  it('close the door exactly after the last five in a row, whatever was typed before [TS-012]', async () => {
    const { codes } = await set()
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 14 }), async (typed) => {
        const who = await someone()
        let row = 0
        for (const right of typed) {
          const closed = row >= 5
          const told = await checks(who, right ? codes[0]! : 'WRNG-2222-3333')
          row = closed ? row : right ? 0 : row + 1
          expect(told).toBe(closed || row === 5 ? 'locked' : right ? 'right' : 'not_found')
        }
      }),
      { numRuns: 25 },
    )
  })

  it('the lock is seen by staff, who lift it [TS-028]', async () => {
    const { codes } = await set()
    const who = await someone()
    for (let at = 0; at < 5; at++) await checks(who, 'WRNG-2222-3333')
    const support = await fresh.actorFor(await fresh.newMember({ isStaff: true }))
    const lock = (await listLocks(fresh.db, fresh.clock.now())).find(({ memberId }) => memberId === who.memberId)!
    expect(lock.until.getTime() - fresh.clock.now().getTime()).toBe(30 * MINUTE)
    await liftLock(later(support), lock.id)
    expect(await checks(who, codes[0]!)).toBe('right')
    expect(await liftLock(later(support), lock.id).catch(codeOf)).toBe('not-locked')
  })
})

describe('what staff do with codes', () => {
  it('a void code gives nothing and is exchanged once, for one that is good for a month at least [TS-028]', async () => {
    const { codes } = await set({ expiresAt: addDays(fresh.clock.now(), 2) })
    const support = later(await fresh.actorFor(await fresh.newMember({ isStaff: true })))
    expect(await exchangeCode(support, codes[0]!, '印刷ミス').catch(codeOf)).toBe('code-not-void')
    await endCode(support, codes[0]!, '印刷ミス')
    expect(await checks(await someone(), codes[0]!)).toBe('is_void')
    const told = await Promise.all(
      Array.from({ length: 4 }, () => exchangeCode(support, codes[0]!, '印刷ミス').catch(codeOf)),
    )
    expect(told.filter((one) => one === 'code-exchanged')).toHaveLength(3)
    const [code] = told.filter((one) => one !== 'code-exchanged')
    fresh.clock.forward(29 * 86_400_000)
    const who = await someone()
    expect(await checks(who, codes[1]!)).toBe('is_expired')
    expect(await wants(later(who), code!)).toBe('received')
    expect(await endCode(later(support), code!, '試験').catch(codeOf)).toBe('code-used')
  })
})

describe('a receipt', () => {
  it('ends with the last of its days, is told 14 days before, once, and changing the set touches it not [TS-024] [TS-028]', async () => {
    const { codes, setId } = await set({ days: 60 })
    const who = await someone()
    expect(await wants(later(who), codes[0]!)).toBe('received')
    const row = await fresh.db
      .selectFrom('trial_receipts')
      .selectAll()
      .where('member_id', '=', who.memberId)
      .executeTakeFirstOrThrow()
    await fresh.db.updateTable('trial_sets').set({ days: 1, courses_allowed: 1 }).where('id', '=', setId).execute()
    const days = (row.ends_at!.getTime() - fresh.clock.now().getTime()) / 86_400_000
    expect(days).toBeGreaterThan(60)
    expect(days).toBeLessThanOrEqual(61)
    expect(row.ends_at!.toISOString()).toMatch(/T15:00:00\.000Z$/)
    const letters = () =>
      fresh.db
        .selectFrom('letters')
        .select('subject')
        .where('to_address', '=', who.member.email)
        .orderBy('id')
        .execute()
    const tell = async () => {
      await fresh.house.jobs.add(fresh.db, 'trials.tell-ending', {})
      await fresh.workOff()
    }
    fresh.clock.set(new Date(row.ends_at!.getTime() - 14 * 86_400_000 - 1))
    await tell()
    expect((await letters()).map(({ subject }) => subject)).toEqual(['【Egaku】お試しセットを受け取りました'])
    fresh.clock.forward(1)
    await tell()
    await tell()
    expect((await letters()).map(({ subject }) => subject)).toEqual([
      '【Egaku】お試しセットを受け取りました',
      '【Egaku】お試しセットの視聴期限が近づいています',
    ])
  })

  it('of a batch without days has no end [TS-024]', async () => {
    const { codes } = await set({ days: null })
    const who = later(await someone())
    expect(await wants(who, codes[0]!)).toBe('received')
    const rows = fresh.db.selectFrom('received_courses').select('ends_at').where('member_id', '=', who.memberId)
    expect((await rows.execute()).map(({ ends_at }) => ends_at)).toEqual([null, null])
  })
})
