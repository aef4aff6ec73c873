import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAnswers } from '../answers/find-answers.ts'
import { propose } from '../teachers/actions/propose.ts'
import { readHanded, readHandedList } from '../teachers/read-handed.server.ts'
import { allowReuse } from '../threads/actions/allow-reuse.ts'
import { ask } from '../threads/actions/ask.ts'
import { readThread, readThreads } from '../threads/read-threads.server.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { answer } from './actions/answer.ts'
import { handOver, release } from './actions/hand.ts'
import { publishAnswer } from './actions/publish.ts'
import { changeCanned } from './canned.ts'
import { changeClosedDay } from './closed-days.ts'
import { readInbox, readInboxThread } from './read-inbox.server.ts'

type Actor = Awaited<ReturnType<FreshHouse['actorFor']>>
let fresh: FreshHouse
let staff: Actor
let asker: Actor
let course: Awaited<ReturnType<ReturnType<typeof smallSchool>['newCourse']>>
beforeAll(async () => {
  fresh = await freshHouse({ now: new Date('2027-02-03T00:00:00Z') })
  staff = await fresh.actorFor(await fresh.newMember({ name: '支える ひと', isStaff: true }))
  asker = await fresh.actorFor(
    await fresh.newMember({ name: '日向 あかり', plan: { planId: 1, state: 'will_continue' } }),
  )
  course = await smallSchool(fresh.db).newCourse({ title: '影の講座' })
}, 60_000)
afterAll(() => fresh.close())

const lesson = () => course.lessons[0]!
const newQuestion = (mayReuse = true) =>
  ask(
    asker,
    {
      ...{
        kind: 'question',
        topic: null,
        body: '日向あかりです。影の色は？',
        key: randomUUID(),
        agent: null,
        mayReuse,
      },
      ...{ atSeconds: 12 },
      about: {
        ...{ pagePath: `/daily_lesson_chapters/${lesson().chapterIds[0]}`, courseId: course.id, lessonId: lesson().id },
        ...{ primeLessonId: null, title: '影の講座', lessonTitle: 'レッスン1', chapterTitle: 'チャプター0' },
      },
    },
    [],
  )
const outcomes = async (work: Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map((one) =>
    one.status === 'fulfilled' ? 'done' : (one.reason as { code: string }).code,
  )
const words = (version: number) => ({ answer: '青を足します。', sign: 'role' as const, key: randomUUID(), version })

it('of two who answer at the same moment one is taken, and the inbox shows who asks beside it', async () => {
  const id = await newQuestion()
  expect(await readInboxThread(staff, id)).toMatchObject({
    ...{ heading: 'レッスン1', state: 'waiting', due: 'later', member: { name: '日向 あかり' } },
    card: { facts: expect.arrayContaining([['未払い', 'なし']]) },
  })
  expect((await outcomes([answer(staff, id, words(1)), answer(staff, id, words(1))])).toSorted()).toEqual([
    'done',
    'newer-thread',
  ])
  expect((await readThreads(asker)).lines[0]).toMatchObject({ id, state: 'answered', isUnread: true })
  expect(await readThread(asker, id)).toMatchObject({ messages: [{ author: 'サポート担当', isOwn: false }] })
  expect((await readThreads(asker)).lines[0]).toMatchObject({ isUnread: false })
  expect((await readInbox(staff)).counts.answered).toBeGreaterThan(0)
})

it('a teacher proposes, staff release once, and the learner reads it under the teacher’s name', async () => {
  const id = await newQuestion()
  const member = await fresh.newMember({ name: '教える ひと' })
  const { id: teacher_id } = await fresh.db
    .insertInto('teachers')
    .values({ name: '教える ひと' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await fresh.db.insertInto('course_teachers').values({ course_id: course.id, teacher_id, position: 0 }).execute()
  const record = { member_id: member, teacher_id, name: '教える ひと', fee_yen: 1, invited_at: staff.now }
  const { id: teacherId } = await fresh.db
    .insertInto('correctional_teachers')
    .values({ ...record, activated_at: staff.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const teacher = await fresh.actorFor(member)
  await expect(readHanded(teacher, id, teacherId)).rejects.toMatchObject({ status: 404 })
  expect(await outcomes([handOver(staff, id, teacherId), handOver(staff, id, teacherId)])).toContain('already-handed')
  expect((await readHandedList(teacher, teacherId)).map((one) => one.id)).toEqual([id])
  await propose(teacher, id, teacherId, '案です。')
  await propose(teacher, id, teacherId, '光の向きから決めます。')
  expect(await readThread(asker, id)).toMatchObject({ messages: [] })
  expect(await readInboxThread(staff, id)).toMatchObject({ proposal: '光の向きから決めます。' })
  const sent = { body: '光の向きから、決めます。', version: 1 }
  expect((await outcomes([release(staff, id, sent), release(staff, id, sent)])).toSorted()).toEqual([
    'done',
    'newer-thread',
  ])
  expect(await readThread(asker, id)).toMatchObject({
    messages: [{ author: '教える ひと先生', body: '光の向きから、決めます。' }],
  })
  await expect(readHanded(teacher, id, teacherId)).rejects.toMatchObject({ status: 404 })
})

it('what is published is found by the search without the asker’s name, and gone when consent is taken back', async () => {
  const id = await newQuestion()
  await expect(publishAnswer(staff, id, { question: 'x', answer: 'y' })).rejects.toMatchObject({ code: 'not-answered' })
  await answer(staff, id, words(1))
  const { shown } = await readInboxThread(staff, id)
  expect(shown!.question).toBe('受講生の方です。影の色は？')
  await publishAnswer(staff, id, shown!)
  await expect(publishAnswer(staff, id, shown!)).rejects.toMatchObject({ code: 'already-published' })
  expect(await findAnswers(fresh.house, '影 青', staff.now)).toMatchObject([{ course: '影の講座' }])
  await allowReuse(asker, id, false)
  await fresh.house.pages.catchUp()
  expect(await findAnswers(fresh.house, '影 青', staff.now)).toEqual([])
  await expect(publishAnswer(staff, id, shown!)).rejects.toMatchObject({ code: 'no-consent' })
})

it('a closed day moves what waits, and canned sentences come with the name filled in [QU-019]', async () => {
  const id = await newQuestion()
  const due = async () =>
    (await fresh.db.selectFrom('questions').select('due_on').where('id', '=', id).executeTakeFirstOrThrow()).due_on
  expect(await due()).toBe('2027-02-08')
  await changeClosedDay(staff, { intent: 'add', day: '2027-02-08', name: '研修' })
  expect(await due()).toBe('2027-02-09')
  await expect(changeClosedDay(staff, { intent: 'add', day: '2027-02-08', name: '研修' })).rejects.toMatchObject({
    code: 'known-day',
  })
  await changeClosedDay(staff, { intent: 'remove', day: '2027-02-08' })
  expect(await due()).toBe('2027-02-08')
  await changeCanned(staff, { intent: 'add', title: 'お礼', body: '【お名前】さん、【場面】ですね。' })
  const { canned } = await readInboxThread(staff, id)
  expect(canned.at(-1)).toEqual({ title: 'お礼', body: '日向 あかりさん、【場面】ですね。' })
})
