import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { attachFile, isReleased, keepFile } from '#platform/stored-files.ts'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { readAnswerTimes, readBacklog } from './figures.ts'
import { inboxJobs } from './jobs.ts'

const DAY = 86_400_000
/** A Wednesday, nine in the morning. */
const start = new Date('2027-02-03T00:00:00Z')
let fresh: FreshHouse
let memberId: number
beforeAll(async () => (fresh = await freshHouse({ now: start })), 60_000)
afterAll(() => fresh.close())
beforeEach(async () => {
  fresh.clock.set(start)
  await fresh.db.deleteFrom('questions').execute()
  await fresh.db.deleteFrom('letters').execute()
  memberId = await fresh.newMember()
})

type Asked = { due_on?: string | null; asked_at?: Date; answered_at?: Date; closed_at?: Date }

async function newQuestion({ asked_at = start, answered_at, ...asked }: Asked = {}) {
  const row = { member_id: memberId, kind: 'question' as const, body: '質問です。', send_key: randomUUID(), asked_at }
  const answered = answered_at && { answered_at, first_answered_at: answered_at }
  const { id } = await fresh.db
    .insertInto('questions')
    .values({ ...row, ...answered, waits_since: answered_at ? null : asked_at, due_on: '2027-02-05', ...asked })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const letters = () => fresh.db.selectFrom('letters').select(['to_address', 'subject']).execute()
const tell = () => inboxJobs['consultation.tell-due'](fresh.house)

it('the school reads on the morning of each business day what is due and what is late, once, and nothing where nothing is', async () => {
  await newQuestion({ due_on: '2027-02-04' })
  await tell()
  expect(await letters()).toEqual([])
  await newQuestion({ due_on: '2027-02-03' })
  await newQuestion({ due_on: '2027-02-01' })
  await newQuestion({ due_on: '2027-02-01', closed_at: start })
  await newQuestion({ due_on: null })
  await tell()
  await tell()
  const subject = expect.stringContaining('今日が期限の質問が1件、期限を過ぎた質問が1件')
  expect(await letters()).toEqual([{ to_address: fresh.house.settings.contactEmail, subject }])
  // Saturday, and a closed day after it.
  for (const day of ['2027-02-06', '2027-02-08']) {
    if (day === '2027-02-08') await fresh.db.insertInto('school_closed_days').values({ day, name: '休み' }).execute()
    fresh.clock.set(new Date(`${day}T00:00:00Z`))
    await tell()
  }
  expect((await letters()).length).toBe(1)
})

it('pictures of a question go a year after it was over, and not before; its words stay', async () => {
  const over = new Date(start.getTime() - 365 * DAY)
  const later = new Date(over.getTime() + 60_000)
  const ends: [Asked, boolean][] = [
    [{ closed_at: new Date(over.getTime() - 60_000) }, true],
    [{ closed_at: later }, false],
    [{ answered_at: new Date(over.getTime() - 14 * DAY - 60_000) }, true],
    [{ answered_at: new Date(over.getTime() - 14 * DAY + 60_000) }, false],
    [{}, false],
  ]
  const made: { id: number; key: string; goes: boolean }[] = []
  for (const [asked, goes] of ends) {
    const id = await newQuestion({ asked_at: new Date(start.getTime() - 800 * DAY), ...asked })
    const file = { purpose: 'questions', ownerId: memberId, contentType: 'image/png', ext: 'png' }
    const key = await keepFile(fresh.house, { ...file, bytes: Buffer.from('x') })
    await attachFile(fresh.house, fresh.db, { key, purpose: 'questions', ownerId: memberId })
    await fresh.db.insertInto('question_pictures').values({ question_id: id, position: 1, key }).execute()
    made.push({ id, key, goes })
  }
  await inboxJobs['consultation.end-pictures'](fresh.house)
  for (const { key, goes } of made) expect(await isReleased(fresh.db, key)).toBe(goes)
  expect((await fresh.db.selectFrom('questions').select('id').execute()).length).toBe(made.length)
})

it('the figures of staff count what waited at the end of each day, and how long the first answer took', async () => {
  const at = (day: string) => new Date(`${day}T12:00:00+09:00`)
  await newQuestion({ asked_at: at('2027-01-25'), answered_at: at('2027-01-27'), due_on: '2027-01-28' })
  await newQuestion({ asked_at: at('2027-01-26'), answered_at: at('2027-02-01'), due_on: '2027-01-29' })
  await newQuestion({ asked_at: at('2027-02-02') })
  await newQuestion({ asked_at: at('2027-01-26'), due_on: null })
  const backlog = new Map((await readBacklog(fresh.db, start)).map(({ day, waiting }) => [day, waiting]))
  const days = ['2027-01-24', '2027-01-25', '2027-01-26', '2027-01-27', '2027-01-31', '2027-02-01', '2027-02-03']
  expect(days.map((day) => backlog.get(day))).toEqual([0, 1, 2, 1, 1, 0, 1])
  const weeks = await readAnswerTimes(fresh.db, start)
  expect(weeks.slice(-2)).toEqual([
    { week: '2027-01-25', asked: 2, answered: 2, inTime: 1, hours: 96 },
    { week: '2027-02-01', asked: 1, answered: 0, inTime: 0, hours: null },
  ])
})
