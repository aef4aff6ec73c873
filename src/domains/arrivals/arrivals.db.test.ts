import { afterAll, beforeAll, expect, it } from 'vitest'
import { cron, jobs } from '#app/all-jobs.ts'
import { tellArrivals } from '#domains/accounts/index.ts'
import { announceEdition } from '#domains/accounts/editions/actions/announce-edition.ts'
import { askForLetter } from '#domains/accounts/actions/ask-for-letter.ts'
import { beginSession } from '#domains/accounts/actions/begin-session.ts'
import { withdrawQuit } from '#domains/contracts/quitting/actions/quit.ts'
import { findStanding, hasSubscription } from '#domains/plans/index.ts'
import { readStanding } from '#domains/learning/progress/queries/completions.ts'
import type { Actor } from '#platform/ask.ts'
import { watchStatements } from '#platform/statements.ts'
import { type FreshHouse, freshHouse } from '#test/fresh-house.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { bringPeople } from './bring-people.ts'
import { checkFile } from './check.ts'
import { digestOf } from './digest.ts'
import { lookAt } from './look-at.server.ts'

let fresh: FreshHouse
let actor: Actor
let courses: number[]
beforeAll(async () => {
  fresh = await freshHouse({ now: new Date('2026-11-20T12:00:00+09:00') })
  actor = await fresh.actorFor(await fresh.newMember({ isStaff: true }))
  const school = smallSchool(fresh.db)
  const fourChapters = { lessons: [{ chapters: [{}, {}] }, { chapters: [{}, {}] }] }
  const made = [await school.newCourse(fourChapters), await school.newCourse(fourChapters)]
  courses = made.map(({ id }) => id)
  const rows = courses.map((id, at) => ({ sheet: 'courses', key: `course-${at + 1}`, id }))
  await fresh.db.insertInto('import_keys').values(rows).execute()
})
afterAll(() => fresh.close())

const HEAD = 'email,name,plan_until,courses'
const fileOf = (...rows: string[]) => Buffer.from([HEAD, ...rows].join('\r\n'))
const bring = async (file: Buffer) =>
  bringPeople({ ...actor, now: fresh.clock.now() }, file, digestOf(file).toString('hex'))
const idOf = async (email: string) =>
  (await fresh.db.selectFrom('members').select('id').where('email_key', '=', email).executeTakeFirstOrThrow()).id
const count = async (table: 'members' | 'arrivals' | 'arrival_files' | 'letters' | 'invoices' | 'book_entries') =>
  (
    await fresh.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n
const lettersTo = (email: string) =>
  fresh.db.selectFrom('letters').select(['subject']).where('to_address', '=', email).execute()

it('a file is looked at first: every mistake is named by its line, and nothing is written [ST-026]', async () => {
  const known = await fresh.db.selectFrom('members').select('email').where('id', '=', actor.memberId).executeTakeFirst()
  const file = fileOf(
    'nobody,名前,,',
    'twice@example.com,名前,,',
    'Twice@Example.com,名前,,',
    `${known!.email},名前,2027-01-01,course-1`,
    'key@example.com,名前,,"course-1\nnowhere"',
    'past@example.com,名前,2026-11-19,',
    'far@example.com,名前,2027-11-21,',
    'none@example.com,名前,2027-02-30,',
    `long@example.com,${'あ'.repeat(21)},,`,
    'percent@example.com,名前,,course-1:101',
    'again@example.com,名前,,"course-1,course-1:50"',
    'right@example.com,名前,2027-11-20,course-1:50',
  )
  const before = [await count('members'), await count('arrivals'), await count('arrival_files'), await count('letters')]
  const { troubles, known: lines } = await checkFile(fresh.db, file, fresh.clock.now())
  expect(troubles.map(({ line, sentence }) => `${line} ${sentence}`)).toEqual([
    '2 メールアドレスの形式が正しくありません。',
    '4 3行目と同じメールアドレスです。',
    '6 「nowhere」というキーの講座がありません。',
    '8 プランの期限が過ぎています。',
    '9 プランの期限は12か月先までです。',
    '10 プランの期限は「2027-03-31」の形で入力してください。',
    '11 表示名は20文字以内で入力してください。',
    '12 「course-1:101」の進み具合は0〜100で入力してください。',
    '13 講座「course-1」が2回書かれています。',
  ])
  expect(lines).toEqual([5])
  await expect(bring(file)).rejects.toMatchObject({ code: 'not-right', status: 409 })
  expect([
    await count('members'),
    await count('arrivals'),
    await count('arrival_files'),
    await count('letters'),
  ]).toEqual(before)
})

it('what cannot be read as a table is said, Shift_JIS is read [ST-026]', async () => {
  const first = async (bytes: Buffer) => (await checkFile(fresh.db, bytes, fresh.clock.now())).troubles[0]?.sentence
  expect(await first(Buffer.from(HEAD))).toBe('行がありません。')
  expect(await first(Buffer.from('email,phone\na@example.com,1'))).toBe('「phone」という列はありません。')
  expect(await first(Buffer.from('name\n名前'))).toBe('emailの列がありません。1行目に列の名前を書いてください。')
  expect(await first(Buffer.from([0xff, 0xfe, 0x00]))).toBe(
    '文字を読み取れません。UTF-8かShift_JISで保存してください。',
  )
  const many = Array.from({ length: 5001 }, (_, at) => `m${at}@example.com,,,`)
  expect(await first(fileOf(...many))).toBe('一度に取り込めるのは5,000人までです。')
  const shiftJis = Buffer.concat([Buffer.from('email,name\nsjis@example.com,'), Buffer.from([0x90, 0xfc])])
  const { people } = await checkFile(fresh.db, shiftJis, fresh.clock.now())
  expect(people).toMatchObject([{ email: 'sjis@example.com', name: '線' }])
})

it('nobody is written to before staff say so; then each once, and only with that letter [ST-026]', async () => {
  const email = 'letter1@example.com'
  // More than one page of letters.
  const others = Array.from({ length: 104 }, (_, at) => `other${at}@example.com,,,`)
  await bring(fileOf(`${email},手紙,2027-03-31,`, ...others))
  const edition = { document: 'user_policy', name: '第9版', comes_on: '2027-01-20', must_agree: false } as const
  await announceEdition({ ...actor, now: fresh.clock.now() }, { ...edition, changes: '要点', body: '第1条 本文' })
  await fresh.workOff()
  expect(await lettersTo(email)).toEqual([])
  const press = () => tellArrivals({ ...actor, now: fresh.clock.now() })
  await Promise.all([press(), press()])
  await fresh.workOff()
  expect(await lettersTo(email)).toEqual([{ subject: '【Egaku】ログインのご案内' }])
  expect(await lettersTo('other103@example.com')).toHaveLength(1)
  await expect(press()).rejects.toMatchObject({ code: 'nobody-to-tell' })
  await fresh.workOff()
  expect(await lettersTo(email)).toHaveLength(1)
})

it('five hundred come in at once in a fixed number of statements, with progress, without a letter [ST-026]', async () => {
  const rows = (from: string, n: number) =>
    Array.from({ length: n }, (_, at) => `${from}${at}@example.com,生徒${at},2027-03-31,"course-1,course-2:50"`)
  const letters = await count('letters')
  const { result, statements } = await watchStatements(() => bring(fileOf(...rows('many', 500))))
  expect(result).toBe(500)
  // Two for the progress of a thousand courses, one for each of the rest.
  expect(statements.length).toBeLessThanOrEqual(12)
  const who = await idOf('many7@example.com')
  expect(await readStanding(fresh.db, who, courses[0]!)).toMatchObject({ stored: true, allDone: true })
  expect(await readStanding(fresh.db, who, courses[1]!)).toMatchObject({ stored: false, allDone: false })
  const done = await fresh.db
    .selectFrom('chapter_completions as d')
    .innerJoin('chapters as h', 'h.id', 'd.chapter_id')
    .innerJoin('lessons as l', 'l.id', 'h.lesson_id')
    .select(['l.day_index', 'h.position'])
    .where('d.member_id', '=', who)
    .where('l.course_id', '=', courses[1]!)
    .execute()
  expect(new Set(done.map(({ day_index }) => day_index))).toEqual(new Set([1]))
  expect(done).toHaveLength(2)
  await fresh.workOff()
  expect(await count('letters')).toBe(letters)
  const audit = await fresh.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'arrivals.brought')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(audit.details).toEqual({ people: 500, plans: 500 })
  expect(JSON.stringify(audit)).not.toContain('@example.com')
})

it('pressed twice at once, and brought once more, the same file comes once; a member stays as they are [ST-026]', async () => {
  const file = fileOf('twin1@example.com,ふたご,2027-03-31,course-1', 'twin2@example.com,,,')
  const both = await Promise.allSettled([bring(file), bring(file)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409 } })
  await expect(bring(file)).rejects.toMatchObject({ code: 'already-brought' })
  const before = await fresh.db.selectFrom('members').selectAll().where('email_key', '=', 'twin1@example.com').execute()
  expect(before).toMatchObject([{ name: 'ふたご', password_hash: null }])
  const other = fileOf('TWIN1@example.com,別の名前,2027-05-31,course-2', 'twin3@example.com,三人目,,')
  expect(await lookAt({ ...actor, now: fresh.clock.now() }, other)).toMatchObject({ people: 1, knownLines: [2] })
  expect(await bring(other)).toBe(1)
  const after = await fresh.db.selectFrom('members').selectAll().where('email_key', '=', 'twin1@example.com').execute()
  expect(after).toEqual(before)
  expect(await findStanding(fresh.db, before[0]!.id)).toMatchObject({ term: { endsOn: '2027-03-31' } })
  await expect(bringPeople(actor, other, digestOf(file).toString('hex'))).rejects.toMatchObject({ code: 'other-file' })
})

it('before they agreed no other door opens: who forgot the password gets the letter that is meant for them [ST-026]', async () => {
  const email = 'door1@example.com'
  await bring(fileOf(`${email},扉,,`))
  for (const kind of ['reset', 'sign-in'] as const) await askForLetter(fresh.visitor(), kind, email)
  await fresh.workOff()
  expect(await lettersTo(email)).toEqual([
    { subject: '【Egaku】ログインのご案内' },
    { subject: '【Egaku】ログインのご案内' },
  ])
  const id = await idOf(email)
  const open = fresh.db.transaction().execute((tx) => beginSession(fresh.visitor(), tx, id))
  await expect(open).rejects.toMatchObject({ code: 'not-arrived', status: 409 })
  const links = await fresh.db
    .selectFrom('email_links')
    .select(['purpose', 'used_at'])
    .where('member_id', '=', id)
    .execute()
  expect(links.filter(({ used_at }) => used_at === null)).toEqual([{ purpose: 'arrive', used_at: null }])
})

it('the plan is open until its day and ends by itself, without an invoice, a charge or a letter [ST-026]', async () => {
  await bring(fileOf('plan1@example.com,期限,2027/1/5,'))
  const id = await idOf('plan1@example.com')
  const money = [await count('invoices'), await count('book_entries')]
  const dailies = [...new Set(cron.map(({ task }) => task))].filter((task) =>
    /^(contracts|billing|plans|orders)\./.test(task),
  )
  const aDay = async (day: string) => {
    fresh.clock.set(new Date(day))
    for (const task of dailies) await jobs[task]!(fresh.house, {} as never)
    await fresh.workOff()
    return findStanding(fresh.db, id)
  }
  const last = await aDay('2027-01-05T23:59:00+09:00')
  expect(last).toMatchObject({ state: 'will_cancel', term: { kind: 'brought', monthlyYen: 0 }, paymentKind: null })
  expect(hasSubscription(last, fresh.clock.now())).toBe(true)
  await expect(withdrawQuit(await fresh.actorFor(id))).rejects.toMatchObject({ code: 'not-cancelled', status: 409 })
  const over = await aDay('2027-01-06T00:01:00+09:00')
  expect(over).toMatchObject({ state: 'after_unsubscribe', term: null, nextStepAt: null })
  expect(hasSubscription(over, fresh.clock.now())).toBe(false)
  await aDay('2027-02-06T00:01:00+09:00')
  expect([await count('invoices'), await count('book_entries')]).toEqual(money)
  expect(await lettersTo('plan1@example.com')).toEqual([])
})
