import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { askQuestion, drawnPng, writeToSchool } from '#test/asking.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { newPerson, newSubscriber } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let school: ReturnType<typeof smallSchool>
let drawing: Buffer
let course: Awaited<ReturnType<typeof school.newCourse>>
let page_url: string
beforeAll(async () => {
  web = await freshWeb()
  school = smallSchool(web.db)
  drawing = await drawnPng()
  course = await school.newCourse({ title: '手の講座', lessons: [{}, { isFree: true }], primes: [{}] })
  page_url = `/daily_lesson_chapters/${course.lessons[0]!.chapterIds[0]}`
})

const rowOf = (id: number) => web.db.selectFrom('questions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const countOf = async (memberId: number) =>
  (await web.db.selectFrom('questions').select('id').where('member_id', '=', memberId).execute()).length

describe('a question from a player', () => {
  it('is kept with who asks and where, whatever names were sent along [QU-002]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const forged = {
      user_id: '1',
      email: 'someone@example.com',
      title: '別の講座',
      lesson_title: 'x',
      chapter_title: 'y',
    }
    const reply = await askQuestion(session, { ...forged, page_url: `${web.url}${page_url}`, current_time: '75.8' })
    expect([reply.status, reply.body.success]).toEqual([200, true])
    expect(await rowOf(reply.body.id)).toMatchObject({
      ...{ member_id: memberId, kind: 'question', body: '線が震えます。', at_seconds: 75, page_path: page_url },
      ...{ title: '手の講座', lesson_title: 'レッスン1', chapter_title: 'チャプター0', course_id: course.id },
      ...{ lesson_id: course.lessons[0]!.id, may_reuse: false, answered_at: null },
    })
  })

  it('knows the lesson of a step and of a prime lesson, and refuses an address that is no lesson of ours [QU-002]', async () => {
    const { session } = await newSubscriber(web)
    const lesson = course.lessons[0]!
    const { stepIds } = await school.newCurriculum([[lesson.id]])
    const inStep = `/subscriptions/curriculum_steps/${stepIds[0]}/chapters/${lesson.chapterIds[0]}`
    const step = await askQuestion(session, { page_url: inStep })
    expect(await rowOf(step.body.id)).toMatchObject({
      title: 'ステップ1',
      lesson_title: 'レッスン1',
      page_path: inStep,
    })
    const prime = await askQuestion(session, { page_url: `/prime_lessons/${course.primeIds[0]}` })
    expect(await rowOf(prime.body.id)).toMatchObject({ lesson_title: 'プライム0', prime_lesson_id: course.primeIds[0] })
    const other = await school.newCourse()
    const elsewhere = `/subscriptions/curriculum_steps/${stepIds[0]}/chapters/${other.lessons[0]!.chapterIds[0]}`
    const wrong = ['', '/', 'https://evil.example/daily_lesson_chapters/1', '/daily_lesson_chapters/999999', elsewhere]
    for (const address of [...wrong, '/daily_lesson_chapters/abc', 'http://['])
      expect((await askQuestion(session, { page_url: address })).status, address).toBe(422)
  })

  it('needs a session and the right to watch that lesson; a free one is enough for its own [QU-009]', async () => {
    expect((await askQuestion(web.visitor(), { page_url })).status).toBe(401)
    const { session, memberId } = await newPerson(web)
    expect((await askQuestion(session, { page_url })).status).toBe(403)
    expect(await countOf(memberId)).toBe(0)
    const free = `/daily_lesson_chapters/${course.lessons[1]!.chapterIds[0]}`
    expect((await askQuestion(session, { page_url: free })).status).toBe(200)
  })

  it('is refused once the plan has ended, and what was asked before can still be read [QU-009]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const { id } = (await askQuestion(session, { page_url })).body
    const over = { state: 'after_unsubscribe' as const, access_ends_at: new Date('2020-01-01') }
    await web.db.updateTable('subscriptions').set(over).where('member_id', '=', memberId).execute()
    const again = await web.signIn(
      (await web.db.selectFrom('members').select('email').where('id', '=', memberId).executeTakeFirstOrThrow()).email,
    )
    expect((await askQuestion(again, { page_url })).status).toBe(403)
    expect((await again.visit(`/questions/${id}`)).status).toBe(200)
  })

  it('takes words of 2,000 characters and up to three pictures of three kinds, each of 4 MB, by what they are [QU-005]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const [jpeg, gif, webp] = await Promise.all([
      sharp(drawing).jpeg().toBuffer(),
      sharp(drawing).gif().toBuffer(),
      sharp(drawing).webp().toBuffer(),
    ])
    const padded = (bytes: number) => Buffer.concat([drawing, Buffer.alloc(bytes - drawing.length)])
    const ok = await askQuestion(session, { page_url, question: '𠮷'.repeat(2_000) }, [jpeg, gif, padded(4_194_304)])
    expect(ok.status).toBe(200)
    const kept = web.db.selectFrom('question_pictures').selectAll().where('question_id', '=', ok.body.id)
    expect((await kept.execute()).length).toBe(3)
    for (const [fields, pictures] of [
      [{ question: 'あ'.repeat(2_001) }, []],
      [{ question: ' 　\n' }, []],
      [{}, [drawing, drawing, drawing, drawing]],
      [{}, [webp]],
      [{}, [padded(4_194_305)]],
      [{}, [drawing.subarray(0, 60)]],
    ] as const)
      expect((await askQuestion(session, { page_url, ...fields }, pictures)).status).toBe(422)
    expect(await countOf(memberId)).toBe(1)
  })

  it('is asked once however often it is sent, also at the same moment [QU-007]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const key = randomUUID()
    const replies = await Promise.all([1, 2, 3].map(() => askQuestion(session, { page_url }, [drawing], key)))
    const later = await askQuestion(session, { page_url }, [drawing], key)
    expect([...replies, later].map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set([...replies, later].map(({ body }) => body.id)).size).toBe(1)
    expect(await countOf(memberId)).toBe(1)
    const { session: other } = await newSubscriber(web)
    expect((await askQuestion(other, { page_url }, [], key)).body.id).not.toBe(later.body.id)
  })

  it('is limited to ten an hour [MI-016]', async () => {
    const { session } = await newSubscriber(web)
    for (let sent = 0; sent < 10; sent++) expect((await askQuestion(session, { page_url })).status).toBe(200)
    const over = await askQuestion(session, { page_url })
    expect(over.status).toBe(429)
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('is refused while thirty wait or are still open, and taken once one is over', async () => {
    const { session, memberId } = await newSubscriber(web)
    const now = await web.now()
    const row = { member_id: memberId, kind: 'question' as const, body: '前の質問', asked_at: now, waits_since: now }
    const rows = Array.from({ length: 30 }, () => ({ ...row, send_key: randomUUID() }))
    await web.db.insertInto('questions').values(rows).execute()
    expect((await askQuestion(session, { page_url })).status).toBe(409)
    await web.db.updateTable('questions').set({ closed_at: now }).where('send_key', '=', rows[0]!.send_key).execute()
    expect((await askQuestion(session, { page_url })).status).toBe(200)
  })
})

describe('what a member asked', () => {
  it('stands at /questions for them alone, with its pictures [QU-011]', async () => {
    const { session } = await newSubscriber(web)
    const { session: other } = await newSubscriber(web)
    const { id } = (await askQuestion(session, { page_url, question: '影の<b>色</b>' }, [drawing])).body
    expect((await session.visit('/questions')).text).toContain('影の&lt;b&gt;色')
    const shown = (await session.visit(`/questions/${id}`)).text
    expect(shown).toContain(`href="${page_url}?current_time=12"`)
    const picture = /src="(\/private\/questions\/[^"]+)"/.exec(shown)![1]!.replaceAll('&amp;', '&')
    expect((await session.visit(picture)).status).toBe(200)
    expect((await other.visit(picture)).status).toBe(404)
    expect((await other.visit(`/questions/${id}`)).status).toBe(404)
    expect((await other.submit(`/questions/${id}`, { act: 'remove' })).status).toBe(404)
    expect((await other.visit('/questions')).text).not.toContain('影の')
    expect((await web.visit(`/questions/${id}`)).status).toBe(302)
  })

  it('may be added to once each time, and taken back while nobody has answered', async () => {
    const { session } = await newSubscriber(web)
    const { id } = (await askQuestion(session, { page_url }, [drawing])).body
    const add = { act: 'add', body: 'もう1つあります。', key: randomUUID() }
    expect((await session.submit(`/questions/${id}`, add)).status).toBe(303)
    expect((await session.submit(`/questions/${id}`, add)).status).toBe(303)
    expect((await session.visit(`/questions/${id}`)).text.match(/>もう1つあります。</g)!.length).toBe(1)
    expect((await session.submit(`/questions/${id}`, { act: 'remove' })).location).toBe('/questions')
    expect((await session.visit(`/questions/${id}`)).status).toBe(404)
    const left = web.db.selectFrom('question_messages').selectAll().where('question_id', '=', id)
    expect(await left.execute()).toEqual([])
  })
})

describe('consultations and feedback', () => {
  it('are taken with one of their topics, and only a fault says which browser it was [QU-016 QU-017]', async () => {
    const { session } = await newPerson(web)
    const consultation = await writeToSchool(session, {}, [drawing])
    expect(await rowOf(consultation.body.id)).toMatchObject({ kind: 'consultation', topic: 'pace', agent: null })
    const feedback = { kind: 'feedback', topic: 'fault', body: '止まります。', page: '/courses' }
    const fault = await writeToSchool(session, feedback)
    expect(await rowOf(fault.body.id)).toMatchObject({ kind: 'feedback', due_on: null })
    expect((await rowOf(fault.body.id)).agent).toContain('/courses')
    const wish = await writeToSchool(session, { ...feedback, topic: 'wish' })
    expect((await rowOf(wish.body.id)).agent).toBe(null)
    expect((await session.visit('/questions')).text).toContain('無料相談：学習の進め方')
    const wrongs: Record<string, string>[] = [
      { kind: 'x' },
      { topic: 'fault' },
      { topic: '' },
      { body: '' },
      { body: 'あ'.repeat(2_001) },
    ]
    for (const wrong of wrongs) expect((await writeToSchool(session, wrong)).status, JSON.stringify(wrong)).toBe(422)
    expect((await writeToSchool(web.visitor(), {})).status).toBe(401)
  })

  it('take jpeg and png by content up to 4,194,304 bytes, three at most, and say the sentence of their forms [QU-013 QU-015]', async () => {
    const { session } = await newPerson(web)
    const padded = (bytes: number) => Buffer.concat([drawing, Buffer.alloc(bytes - drawing.length)])
    const gif = await sharp(drawing).gif().toBuffer()
    const sentence = '※jpgまたはpng形式(サイズ4MB以下)でアップしてください。'
    for (const wrong of [gif, padded(4_194_305)]) {
      const reply = await writeToSchool(session, {}, [wrong])
      expect([reply.status, reply.body.error]).toEqual([422, sentence])
    }
    expect((await writeToSchool(session, {}, [drawing, drawing, drawing, drawing])).status).toBe(422)
    const jpeg = await sharp(drawing).jpeg().toBuffer()
    expect((await writeToSchool(session, {}, [padded(4_194_304), jpeg, drawing])).status).toBe(200)
  })
})
