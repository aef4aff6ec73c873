import { beforeAll, describe, expect, it } from 'vitest'
import { smallSchool } from '#test/learning/small-school.ts'
import { newPerson, newSubscriber } from '#test/people.ts'
import { postPractice } from '#test/practice/posting.ts'
import { freshWeb } from '#test/web.ts'
import type { Session } from '#test/worlds/session.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let school: ReturnType<typeof smallSchool>
let editor: Session
let support: Session
beforeAll(async () => {
  web = await freshWeb()
  school = smallSchool(web.db)
  await web.db.deleteFrom('practice_picks').execute()
  await web.db.deleteFrom('practice_logs').execute()
  editor = (await newPerson(web, { isStaff: true, role: 'editor', secondFactor: true })).session
  support = (await newPerson(web, { isStaff: true, role: 'support', secondFactor: true })).session
})

const PICKS = '/staff/practice_picks'
const pick = (id: number, position = 1, caption = '') =>
  editor.submit(PICKS, { act: 'pick', id: String(id), position: String(position), caption })
const withdraw = (id: number) => editor.submit(PICKS, { act: 'withdraw', id: String(id) })
const pictureOf = (id: number, size = '') => web.visit(`/practice_pictures/${id}${size}`)
const own = (id: number) => `/user_daily_lesson_trainings/${id}`
const top = async () => (await web.visit('/')).text

async function newLog(wish: { consent?: boolean; memoConsent?: boolean } = {}) {
  const { session, memberId } = await newSubscriber(web)
  const title = `練習${memberId}`
  const { id: courseId, lessons } = await school.newCourse()
  await web.db.updateTable('lessons').set({ training_title: title }).where('id', '=', lessons[0]!.id).execute()
  const { id } = (await postPractice(session, lessons[0]!.id, { memo: `メモ${memberId}`, ...wish })).body
  return { id: id as number, session, memberId, title, courseId, lessonId: lessons[0]!.id }
}

describe('a learner’s practice for everybody to see', () => {
  it('is picked by editors from what its owner allows, in their order and words, and withdrawn [PR-022] [PR-010]', async () => {
    const [one, two, secret] = [await newLog({ consent: true }), await newLog({ consent: true }), await newLog()]
    const page = (await editor.visit(PICKS)).text
    expect(page).toContain(one.title)
    expect(page).not.toContain(secret.title)
    expect((await pick(secret.id)).status).toBe(409)
    expect((await pick(99_999_999)).status).toBe(404)
    expect((await pick(one.id, 0)).status).toBe(422)
    expect((await pick(one.id, 1, 'あ'.repeat(101))).status).toBe(422)
    expect((await pictureOf(one.id)).status).toBe(404)
    expect((await pick(one.id, 2, '線がのびやか')).status).toBe(303)
    expect((await pick(two.id, 1)).status).toBe(303)
    const shown = async () => {
      const text = await top()
      return [one, two, secret].map(({ title }) => text.indexOf(title))
    }
    await expect
      .poll(async () => (await shown()).slice(0, 2).every((at) => at > 0), { interval: 20, timeout: 15_000 })
      .toBe(true)
    const [first, second, third] = await shown()
    expect([second! < first!, third]).toEqual([true, -1])
    expect(await top()).toContain('線がのびやか')
    for (const size of ['', '?size=small'])
      expect((await pictureOf(one.id, size)).headers.get('cache-control')).toBe('private, max-age=30')
    expect((await withdraw(one.id)).status).toBe(303)
    expect((await withdraw(one.id)).status).toBe(409)
    expect((await pictureOf(one.id)).status).toBe(404)
    await expect.poll(top, { interval: 20, timeout: 15_000 }).not.toContain(one.title)
    await withdraw(two.id)
  })

  it('never names who drew it, and shows the memo only where that was allowed too [PR-019]', async () => {
    const [silent, telling] = [await newLog({ consent: true }), await newLog({ consent: true, memoConsent: true })]
    for (const { id } of [silent, telling]) await pick(id)
    await expect.poll(top, { interval: 20, timeout: 15_000 }).toContain(telling.title)
    const text = await top()
    expect(text).toContain(`メモ${telling.memberId}`)
    expect(text).not.toContain(`メモ${silent.memberId}`)
    expect(text).not.toContain('試験 ひと')
    for (const { id } of [silent, telling]) await withdraw(id)
  })

  it('leaves slider, caches and links when the consent is taken back, and does not come back by itself with a new one [PR-019]', async () => {
    const log = await newLog({ consent: true })
    await pick(log.id)
    await expect.poll(top, { interval: 20, timeout: 15_000 }).toContain(log.title)
    await web.moveClock({ advance: '1m' })
    const patch = (consent: boolean) => log.session.patch(own(log.id), { consent })
    expect((await patch(false)).status).toBe(200)
    expect((await pictureOf(log.id)).status).toBe(404)
    await expect.poll(top, { interval: 20, timeout: 15_000 }).not.toContain(log.title)
    expect((await patch(true)).status).toBe(200)
    expect((await pictureOf(log.id)).status).toBe(404)
    expect((await editor.visit(PICKS)).text).toContain(log.title)
    await pick(log.id)
    expect((await pictureOf(log.id)).status).toBe(200)
    await log.session.delete(own(log.id))
    expect((await pictureOf(log.id)).status).toBe(404)
  })

  it('picked while its owner takes the consent back is never seen [PR-019] [PR-022]', async () => {
    for (let round = 0; round < 5; round++) {
      const log = await newLog({ consent: true })
      await Promise.all([pick(log.id), log.session.patch(own(log.id), { consent: false })])
      expect((await pictureOf(log.id)).status).toBe(404)
    }
  })
})

describe('support', () => {
  it('opens a log with a reason that stands in the audit log, hides it with a letter, and shows it again [PR-010]', async () => {
    const log = await newLog({ consent: true })
    await pick(log.id)
    const at = `/staff/practice_logs/${log.id}`
    expect((await support.visit(`/staff/practice_logs?member=${log.memberId}`)).text).toContain(log.title)
    expect((await support.visit(at)).text).not.toContain(`メモ${log.memberId}`)
    expect((await support.submit(at, { act: 'open', reason: '' })).status).toBe(422)
    const opened = await support.submit(at, { act: 'open', reason: '通報の確認' })
    expect(opened.text).toContain(`メモ${log.memberId}`)
    const decisions = await Promise.all([1, 2].map(() => support.submit(at, { act: 'hide', reason: '模写のため' })))
    expect(decisions.map(({ status }) => status).toSorted()).toEqual([303, 409])
    expect((await pictureOf(log.id)).status).toBe(404)
    expect((await log.session.visit(own(log.id))).text).toContain('模写のため')
    expect((await log.session.patch(own(log.id), { consent: true })).status).toBe(409)
    expect((await pick(log.id)).status).toBe(409)
    expect((await support.submit(at, { act: 'show', reason: '本人の作品でした' })).status).toBe(303)
    expect((await log.session.visit(own(log.id))).text).not.toContain('模写のため')
    expect((await pictureOf(log.id)).status).toBe(404)
    const letters = web.db.selectFrom('letters').select('key').where('key', 'like', `practice-log-%:${log.id}:%`)
    expect((await letters.execute()).map(({ key }) => key.split(':')[0]).toSorted()).toEqual([
      'practice-log-hidden',
      'practice-log-shown',
    ])
    const audit = web.db.selectFrom('audit_log').select('action').where('subject_id', '=', log.memberId).orderBy('id')
    expect((await audit.where('action', 'like', 'practice.%').execute()).map(({ action }) => action)).toEqual([
      'practice.log-picked',
      'practice.log-opened',
      'practice.log-hidden',
      'practice.log-shown',
    ])
  })

  it('picks nothing, and editors see no private log [PR-022] [OV-019]', async () => {
    const { id } = await newLog({ consent: true })
    expect((await support.visit(PICKS)).status).toBe(404)
    expect((await support.submit(PICKS, { act: 'pick', id: String(id), position: '1' })).status).toBe(404)
    for (const path of ['/staff/practice_logs', `/staff/practice_logs/${id}`])
      expect((await editor.visit(path)).status).toBe(404)
  })
})
