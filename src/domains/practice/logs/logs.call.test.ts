import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { smallSchool } from '#test/learning/small-school.ts'
import { newPerson, newSubscriber } from '#test/people.ts'
import { aDrawing, postPractice } from '#test/practice/posting.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let school: ReturnType<typeof smallSchool>
beforeAll(async () => {
  web = await freshWeb()
  school = smallSchool(web.db)
})

const path = '/user_daily_lesson_trainings'
const newLesson = async (isFree = false) => (await school.newCourse({ lessons: [{ isFree }] })).lessons[0]!
const logsOf = (memberId: number) =>
  web.db.selectFrom('practice_logs').selectAll().where('member_id', '=', memberId).orderBy('id').execute()

describe('the form', () => {
  it('shows lesson, training title, target and check points to who may watch [PR-001] [PR-020]', async () => {
    const { session } = await newSubscriber(web)
    const { id } = await newLesson()
    const target = {
      target_detail: '耳の位置',
      target_description: '眉と鼻の間に。',
      target_key: 'public/targets/a.webp',
    }
    await web.db
      .updateTable('lessons')
      .set({ training_title: '頭を5つ描く', ...target })
      .where('id', '=', id)
      .execute()
    await web.db
      .insertInto('check_points')
      .values({ lesson_id: id, position: 0, description: '中心線が通っている', thumbnail_key: 'public/p.webp' })
      .execute()
    await expect
      .poll(async () => (await session.visit(`${path}/new?lesson_id=${id}`)).text, { interval: 20 })
      .toContain('頭を5つ描く')
    const { status, text } = await session.visit(`${path}/new?lesson_id=${id}`)
    expect(status).toBe(200)
    for (const words of [
      '耳の位置',
      '眉と鼻の間に。',
      '/files/targets/a.webp',
      '中心線が通っている',
      '/files/p.webp',
      'レッスン1',
    ])
      expect(text).toContain(words)
  })

  it('is 404 without a lesson or in a wrong step, for visitors after the sign-in, locked without a right [PR-002]', async () => {
    const [{ session: member }, { session }] = [await newPerson(web), await newSubscriber(web)]
    const [mine, other] = [await newLesson(), await newLesson()]
    const { stepIds } = await school.newCurriculum([[mine.id], [other.id]])
    const at = (query: string, who = session) => who.visit(`${path}/new${query}`)
    for (const wrong of ['', '?lesson_id=', '?lesson_id=abc', '?lesson_id=99999999'])
      expect((await at(wrong)).status).toBe(404)
    expect((await at(`?lesson_id=${mine.id}&step_id=${stepIds[0]}`)).status).toBe(200)
    for (const step of [stepIds[1], 99_999_999, 'x'])
      expect((await at(`?lesson_id=${mine.id}&step_id=${step}`)).status).toBe(404)
    const visitor = await web.visit(`${path}/new?lesson_id=${mine.id}`)
    expect([visitor.status, visitor.location]).toEqual([
      302,
      `/sessions/new?return_to=${encodeURIComponent(`${path}/new?lesson_id=${mine.id}`)}`,
    ])
    const locked = await at(`?lesson_id=${mine.id}`, member)
    expect(locked.status).toBe(403)
    expect(locked.text).toContain('月額プランへの登録が必要です')
  })
})

describe('a practice log', () => {
  it('is stored with picture and memo, and answers with its number [PR-006]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const { id } = await newLesson()
    const reply = await postPractice(session, id, {
      memo: '線が\r\nゆれた',
      image: await aDrawing('#2a4b8d', 900, 600),
    })
    const [log] = await logsOf(memberId)
    expect(reply).toMatchObject({ status: 200, body: { success: true, id: log!.id } })
    expect(log).toMatchObject({
      lesson_id: id,
      step_id: null,
      memo: '線が\nゆれた',
      image_width: 900,
      image_height: 600,
    })
    expect(log!.picture_consented_at).toBeNull()
    const attached = web.db.selectFrom('stored_files').select('key').where('owner_id', '=', memberId)
    expect((await attached.where('attached_at', 'is not', null).execute()).map(({ key }) => key).toSorted()).toEqual(
      [log!.image_key, log!.small_key].toSorted(),
    )
  })

  it('takes JPEG and PNG up to 4 MB by what they are, and nothing else [PR-004]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const { id } = await newLesson()
    const drawing = await aDrawing()
    const padded = (bytes: number) => Buffer.concat([drawing, Buffer.alloc(bytes - drawing.length)])
    const [jpeg, gif] = await Promise.all([sharp(drawing).jpeg().toBuffer(), sharp(drawing).gif().toBuffer()])
    for (const image of [jpeg, padded(4 * 1024 * 1024)])
      expect((await postPractice(session, id, { image })).status).toBe(200)
    for (const image of [gif, padded(4 * 1024 * 1024 + 1), Buffer.from('<svg/>'), drawing.subarray(0, 50)])
      expect(await postPractice(session, id, { image })).toMatchObject({ status: 422, body: { success: false } })
    expect((await postPractice(session, id, { image: gif })).body.error).toBe(
      '※jpgまたはpng形式(サイズ4MB以下)でアップしてください。',
    )
    expect((await postPractice(session, id, { image: null })).status).toBe(422)
    expect(await logsOf(memberId)).toHaveLength(2)
  })

  it('takes a memo of 1,000 characters, and refuses one more [PR-005]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const { id } = await newLesson()
    expect((await postPractice(session, id, { memo: '𠮷'.repeat(1000) })).status).toBe(200)
    expect((await postPractice(session, id, { memo: 'あ'.repeat(1001) })).status).toBe(422)
    expect((await logsOf(memberId)).map(({ memo }) => memo.length)).toEqual([2000])
  })

  it('needs a lesson that is there, a step that holds it, and the right to watch [PR-002]', async () => {
    const [{ session: member }, { session }] = [await newPerson(web), await newSubscriber(web)]
    const [mine, free] = [await newLesson(), await newLesson(true)]
    expect((await postPractice(web.visitor(), mine.id)).status).toBe(401)
    expect((await postPractice(member, mine.id)).status).toBe(403)
    expect((await postPractice(member, free.id)).status).toBe(200)
    for (const wrong of [99_999_999, 0, 'abc', '']) expect((await postPractice(session, wrong)).status).toBe(404)
    const { stepIds } = await school.newCurriculum([[free.id]])
    expect((await postPractice(session, mine.id, { step: stepIds[0]! })).status).toBe(404)
  })

  it('posted six times at once under one key is one log; another key is another log [PR-009] [PR-021]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const { id } = await newLesson()
    const [key, other] = [randomUUID(), randomUUID()]
    const replies = await Promise.all(Array.from({ length: 6 }, () => postPractice(session, id, { key, memo: '一度' })))
    const [log, ...more] = await logsOf(memberId)
    expect(more).toEqual([])
    expect(replies.map(({ body }) => body.id)).toEqual(Array.from({ length: 6 }, () => log!.id))
    expect((await postPractice(session, id, { key: other })).body.id).not.toBe(log!.id)
    const stranger = await newSubscriber(web)
    expect((await postPractice(stranger.session, id, { key })).body.id).not.toBe(log!.id)
    expect((await postPractice(session, id)).status).toBe(200)
    expect(await logsOf(memberId)).toHaveLength(3)
  })

  it('that came again after a lost answer has the words of the last time, unless they were changed since [PR-021]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const { id } = await newLesson()
    const key = randomUUID()
    const first = await postPractice(session, id, { key, memo: 'はじめ' })
    expect((await postPractice(session, id, { key, memo: '書きたした' })).body.id).toBe(first.body.id)
    expect((await logsOf(memberId))[0]).toMatchObject({ memo: '書きたした' })
    await web.moveClock({ advance: '1m' })
    expect((await session.patch(`${path}/${first.body.id}`, { memo: 'あとから' })).status).toBe(200)
    await postPractice(session, id, { key, memo: '書きたした' })
    expect((await logsOf(memberId))[0]).toMatchObject({ memo: 'あとから' })
  })

  it('posted from a step begins the curriculum, also after it was put aside, and leaves the place in its films [AT-022]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const { id, chapterIds } = await newLesson()
    const curriculum = await school.newCurriculum([[id]])
    const attended = () =>
      web.db
        .selectFrom('curriculum_attendances')
        .select(['removed_at', 'step_id', 'chapter_id'])
        .where('member_id', '=', memberId)
        .where('curriculum_id', '=', curriculum.id)
        .executeTakeFirst()
    await postPractice(session, id)
    expect(await attended()).toBeUndefined()
    await postPractice(session, id, { step: curriculum.stepIds[0]! })
    const begun = { removed_at: null, step_id: curriculum.stepIds[0], chapter_id: chapterIds[0] }
    expect(await attended()).toEqual(begun)
    await session.post('/disabled_curriculum_attendance', { curriculum_id: curriculum.id })
    expect((await attended())!.removed_at).not.toBeNull()
    await postPractice(session, id, { step: curriculum.stepIds[0]! })
    expect(await attended()).toEqual(begun)
  })
})

describe('afterwards', () => {
  it('the page shows the picture and the way back to the lesson to its owner, and is 404 for others [PR-007]', async () => {
    const [{ session }, { session: other }] = [await newSubscriber(web), await newSubscriber(web)]
    const { id, chapterIds } = await newLesson()
    const { stepIds } = await school.newCurriculum([[id]])
    const plain = (await postPractice(session, id)).body.id
    const inStep = (await postPractice(session, id, { step: stepIds[0]! })).body.id
    const page = await session.visit(`${path}/post_complete?id=${plain}`)
    const [, picture] = /src="(\/private\/practice-logs\/[^"]+)"/.exec(page.text)!
    expect((await session.visit(picture!.replaceAll('&amp;', '&'))).headers.get('content-type')).toBe('image/png')
    expect(page.text).toContain(`href="/daily_lesson_chapters/${chapterIds[0]}"`)
    expect((await session.visit(`${path}/post_complete?id=${inStep}`)).text).toContain(
      `href="/subscriptions/curriculum_steps/${stepIds[0]}/chapters/${chapterIds[0]}"`,
    )
    for (const wrong of ['', '?id=x', `?id=${plain + 1000}`])
      expect((await session.visit(`${path}/post_complete${wrong}`)).status).toBe(404)
    expect((await other.visit(`${path}/post_complete?id=${plain}`)).status).toBe(404)
    expect((await other.visit(picture!.replaceAll('&amp;', '&'))).status).toBe(404)
  })

  it('nobody but the owner finds, changes, saves or deletes a log [PR-010]', async () => {
    const [{ session }, { session: other }] = [await newSubscriber(web), await newSubscriber(web)]
    const { id } = await newLesson()
    const log = (await postPractice(session, id, { memo: '自分だけ' })).body.id
    const own = (await postPractice(other, id)).body.id
    for (const at of [`${path}/${log}`, `${path}/compare?a=${log}&b=${own}`, `${path}/${log}/picture`])
      expect((await other.visit(at)).status).toBe(404)
    expect((await other.patch(`${path}/${log}`, { memo: '他人' })).status).toBe(404)
    expect((await other.patch(`${path}/${log}`, { memo: 'あ'.repeat(2000) })).status).toBe(404)
    expect((await other.delete(`${path}/${log}`)).status).toBe(404)
    expect((await other.visit(path)).text).not.toContain('自分だけ')
    expect((await session.visit(`${path}/${log}`)).text).toContain('自分だけ')
  })

  it('the owner changes memo and consent, and deletes it with its pictures [PR-010] [PR-019]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const { id } = await newLesson()
    const log = (await postPractice(session, id)).body.id
    const patch = (fields: Record<string, unknown>) => session.patch(`${path}/${log}`, fields)
    expect((await patch({ memo: 'あとで', consent: true, memo_consent: true })).status).toBe(200)
    expect((await logsOf(memberId))[0]).toMatchObject({
      memo: 'あとで',
      picture_consented_at: expect.any(Date),
      memo_consented_at: expect.any(Date),
    })
    expect((await patch({ consent: false })).status).toBe(200)
    expect((await logsOf(memberId))[0]).toMatchObject({
      memo: 'あとで',
      picture_consented_at: null,
      memo_consented_at: null,
    })
    expect((await patch({ memo: 'あ'.repeat(1001) })).status).toBe(422)
    expect((await session.delete(`${path}/${log}`)).status).toBe(200)
    expect(await logsOf(memberId)).toEqual([])
    const files = web.db.selectFrom('stored_files').select('attached_at').where('purpose', 'like', 'practice%')
    expect(await files.where('owner_id', '=', memberId).execute()).toEqual([
      { attached_at: null },
      { attached_at: null },
    ])
    expect((await session.delete(`${path}/${log}`)).status).toBe(404)
  })

  it('after the plan ended the logs are seen, saved and deleted, and nothing is posted [PR-010]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const { id } = await newLesson()
    const log = (await postPractice(session, id, { memo: 'のこる' })).body.id
    await web.db
      .updateTable('subscriptions')
      .set({ state: 'after_unsubscribe', access_ends_at: await web.now() })
      .where('member_id', '=', memberId)
      .execute()
    expect((await postPractice(session, id)).status).toBe(403)
    expect((await session.visit(path)).text).toContain(`/user_daily_lesson_trainings/${log}`)
    expect((await session.visit(`${path}/${log}`)).text).toContain('のこる')
    const saved = await session.visit(`${path}/${log}/picture`)
    expect([saved.status, saved.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('attachment'),
    ])
    expect((await session.delete(`${path}/${log}`)).status).toBe(200)
  })

  it('own logs stand newest first, by lesson and theme, page by page [PR-010]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const [one, other] = [await newLesson(), await newLesson()]
    const first = (await postPractice(session, one.id)).body.id as number
    const { id: _, post_key: __, ...row } = (await logsOf(memberId))[0]!
    const day = 86_400_000
    await web.db
      .insertInto('practice_logs')
      .values(
        Array.from({ length: 30 }, (_, n) => ({
          ...row,
          lesson_id: n % 2 ? one.id : other.id,
          posted_at: new Date(row.posted_at.getTime() - (n + 1) * day),
        })),
      )
      .execute()
    const linksOf = async (query: string) =>
      [...(await session.visit(`${path}${query}`)).text.matchAll(/href="\/user_daily_lesson_trainings\/(\d+)"/g)].map(
        ([, id]) => Number(id),
      )
    const all = (await logsOf(memberId)).toSorted((a, b) => b.posted_at.getTime() - a.posted_at.getTime())
    const ids = all.map(({ id }) => id)
    expect(ids[0]).toBe(first)
    expect(await linksOf('')).toEqual(ids.slice(0, 24))
    expect(await linksOf('?page=2')).toEqual(ids.slice(24))
    const ofOne = all.filter(({ lesson_id }) => lesson_id === one.id).map(({ id }) => id)
    expect(await linksOf(`?lesson=${one.id}`)).toEqual(ofOne)
    expect(await linksOf(`?theme=${encodeURIComponent('ない')}`)).toEqual([])
    expect((await linksOf(`?theme=${encodeURIComponent('レッスン1')}`)).length).toBe(24)
  })
})
