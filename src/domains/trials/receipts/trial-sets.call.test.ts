import { beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#platform/tokyo.ts'
import { writeCourse } from '#test/learning/courses.ts'
import { courseByKey, curriculumByKey } from '#test/learning/demo-ids.ts'
import { newPerson } from '#test/people.ts'
import { openSetOn, type SetPlan, sendSet } from '#test/trials/sets.ts'
import { freshWeb } from '#test/web.ts'
import { Session } from '#test/worlds/session.ts'
import { startProcess } from '#test/worlds/open-web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let courses: number[]
const PATH = '/trial_sets'
const CHECK = '/trial_sets/check_serial_code'
const ONLY = 'お試しセットは無料体験中の方が受け取れます'
const LOCKED = 'failure_count_has_reached_the_threshold'

beforeAll(async () => {
  web = await freshWeb({ TRUST_PROXY: 'true' })
  const keys = ['first-face-build', 'eyes-build', 'hair-flow-build', 'expression-build']
  courses = await Promise.all(keys.map(async (key) => (await courseByKey(web.db, key)).id))
})

const set = async (plan: SetPlan = {}) => openSetOn(web, { courses, ...plan })
const onTrial = () => newPerson(web, { plan: { state: 'under_trial' } })
let addresses = 0
const from = () => ({ headers: { 'X-Forwarded-For': `198.51.100.${++addresses}` } })
type From = ReturnType<typeof from>

const check = async (session: Session, serial_code: unknown, at: From = from(), path = CHECK) => {
  const { status, body, headers } = await session.post(path, { serial_code }, at)
  return { status, body, retryAfter: headers.get('retry-after') }
}
const create = (session: Session, code: string, picked: number[], at: From = from()) =>
  sendSet(session, { code, picked }, at)
const configurationIn = (text: string) =>
  JSON.parse(/<script type="application\/json" id="trial-set-configuration">(.*?)<\/script>/s.exec(text)![1]!)

describe('the page of the trial sets', () => {
  it('tells who is in a trial what may be picked, and by which addresses [TS-001] [TS-002] [TS-018]', async () => {
    await set({ allowed: 3 })
    const { session } = await onTrial()
    const page = () => session.visit(PATH)
    // Others of the school may be shown until the new one is heard of.
    const isShown = async () => configurationIn((await page()).text).courses.length
    await expect.poll(isShown, { interval: 50, timeout: 10_000 }).toBe(4)
    const { status, text } = await page()
    expect(status).toBe(200)
    const { checkUrl, createUrl, limit, courses: told, errors } = configurationIn(text)
    expect([checkUrl.split('?')[0], createUrl.split('?')[0], limit]).toEqual([CHECK, PATH, 3])
    expect(errors).toEqual({ serialCode: null, course: null })
    expect(told.map(({ id }: { id: number }) => id)).toEqual(courses)
    const [first] = told
    const { title } = await courseByKey(web.db, 'first-face-build')
    const curriculum = await web.db
      .selectFrom('curriculums')
      .select(['id', 'description'])
      .where('id', '=', first.curriculumId)
      .executeTakeFirstOrThrow()
    expect(first).toMatchObject({ id: courses[0], title, level: 'entry', levelJa: '入門' })
    expect(first.thumbnail).toMatch(/^\/files\//)
    expect(first.teacher).toBeTruthy()
    expect(first.teacherThumbnail).toMatch(/^\/files\//)
    expect(first.description).toBe(curriculum.description)
    expect(first.description.length).toBeGreaterThan(10)
    for (const link of [
      `/courses/${courses[0]}`,
      `/subscriptions/curriculums/${curriculum.id}`,
      '/terms/recommended_env',
    ])
      expect(text).toContain(`href="${link}"`)
  })

  it('leads everybody else to the plans and says why, a quit trial that still runs excepted [TS-001] [TS-025]', async () => {
    const led = async (session: Session) => {
      const { status, location } = await session.visit(PATH)
      return [status, location]
    }
    const wait = addDays(await web.now(), 3)
    for (const state of ['will_continue', 'after_unsubscribe'] as const) {
      const { session } = await newPerson(web, { plan: { state } })
      expect(await led(session)).toEqual([303, '/subscription_orders/new'])
      const next = await session.visit('/subscription_orders/new')
      expect(next.text).toContain(ONLY)
    }
    expect(await led((await newPerson(web)).session)).toEqual([303, '/subscription_orders/new'])
    const paid = await newPerson(web, { plan: { state: 'will_cancel', accessEndsAt: wait } })
    expect(await led(paid.session)).toEqual([303, '/subscription_orders/new'])
    expect((await web.signIn('trial-cancel').then((session) => session.visit(PATH))).status).toBe(200)
    const { status, location } = await web.visit(PATH)
    expect([status, location]).toEqual([302, `/sessions/new?return_to=${encodeURIComponent(PATH)}`])
  })

  it('shows the seven questions, all closed, here and where a trial is chosen; staff write them anew [TS-019] [TS-026]', async () => {
    const { session } = await onTrial()
    const { session: before } = await newPerson(web)
    const questions = (text: string) => {
      const [, part] = /aria-labelledby="trial-questions"(.*?)<\/section>/s.exec(text) ?? []
      return [...(part ?? '').matchAll(/aria-expanded="(\w+)"/g)].map(([, open]) => open)
    }
    for (const text of [(await session.visit(PATH)).text, (await before.visit('/subscription_orders/new')).text])
      expect(questions(text)).toEqual(Array.from({ length: 7 }, () => 'false'))
    const { session: subscriber } = await newPerson(web, { plan: { state: 'after_unsubscribe' } })
    expect(questions((await subscriber.visit('/subscription_orders/new')).text)).toEqual([])
    const { session: editor } = await newPerson(web, { isStaff: true, role: 'editor', secondFactor: true })
    const change = { position: '7', title: '何が残りますか', body: '学習の記録が残ります。' }
    expect((await editor.submit('/staff/trial_questions', change)).status).toBe(303)
    await expect
      .poll(async () => (await session.visit(PATH)).text, { interval: 50, timeout: 10_000 })
      .toContain('何が残りますか')
    expect((await before.visit('/subscription_orders/new')).text).toContain('何が残りますか')
    expect((await editor.submit('/staff/trial_questions', { ...change, position: '8' })).status).toBe(422)
  })

  it('shows the seven steps of the trial curriculum with the own progress, which staff mark [TS-022] [TS-027]', async () => {
    const { session, memberId } = await onTrial()
    const steps = async () => {
      const [, list] =
        /<ol aria-label="体験カリキュラムのステップ"(.*?)<\/ol>/s.exec((await session.visit(PATH)).text) ?? []
      return [...(list ?? '').matchAll(/data-state="(\w+)"/g)].map(([, state]) => state)
    }
    expect(await steps()).toEqual(['current', ...Array.from({ length: 6 }, () => 'ahead')])
    const { id } = await curriculumByKey(web.db, 'trial-seven-days')
    const lessons = await web.db
      .selectFrom('step_lessons as b')
      .innerJoin('curriculum_steps as s', 's.id', 'b.step_id')
      .select('b.lesson_id')
      .where('s.curriculum_id', '=', id)
      .where('s.position', '=', 0)
      .execute()
    const at = await web.now()
    await web.db
      .insertInto('lesson_completions')
      .values(lessons.map(({ lesson_id }) => ({ member_id: memberId, lesson_id, completed_at: at })))
      .execute()
    expect(await steps()).toEqual(['done', 'current', ...Array.from({ length: 5 }, () => 'ahead')])
    const { session: editor } = await newPerson(web, { isStaff: true, role: 'editor', secondFactor: true })
    const mark = (curriculum: string) => editor.submit('/staff/trial_tutorial', { act: 'curriculum', curriculum })
    const six = await web.db
      .selectFrom('curriculums as k')
      .select('k.id')
      .where(
        (eb) =>
          eb
            .selectFrom('curriculum_steps as s')
            .whereRef('s.curriculum_id', '=', 'k.id')
            .select(eb.fn.countAll().as('n')),
        '<',
        7,
      )
      .executeTakeFirstOrThrow()
    for (const wrong of [String(six.id), '999999', 'abc']) expect((await mark(wrong)).status).toBe(422)
    expect((await mark('')).status).toBe(303)
    await expect.poll(steps, { interval: 50, timeout: 10_000 }).toEqual([])
    expect((await mark(String(id))).status).toBe(303)
    await expect.poll(async () => (await steps()).length, { interval: 50, timeout: 10_000 }).toBe(7)
    expect(await web.db.selectFrom('curriculums').select('id').where('is_trial', '=', true).execute()).toEqual([{ id }])
  })
})

describe('a serial code', () => {
  it('is asked by JSON: good, used, unknown, each told in words of its own [TS-005] [TS-007] [TS-008] [TS-011]', async () => {
    const { codes } = await set()
    const [{ session }, { session: other }] = [await onTrial(), await onTrial()]
    expect((await create(other, codes[1]!, courses.slice(0, 2))).status).toBe(303)
    const at = from()
    expect(await check(session, ` ${codes[0]!.toLowerCase()} `, at)).toMatchObject({
      status: 200,
      body: { result: true },
    })
    expect(await check(session, codes[1], at)).toMatchObject({ status: 200, body: { result: false, error: 'is_used' } })
    expect(await check(session, 'ABCD', at)).toMatchObject({ status: 200, body: { result: false, error: 'not_found' } })
    for (const empty of ['', '   ', undefined, 7]) expect((await check(session, empty, at)).status).toBe(422)
    expect(await check(session, codes[0]!.replaceAll('-', ''), at)).toMatchObject({ body: { result: true } })
  })

  it('of another set says where that one is, and is not wrong', async () => {
    const [first, second] = [await set(), await set()]
    const { session } = await onTrial()
    const answer = await check(session, second.codes[0], from(), `${CHECK}?set=${first.setId}`)
    expect(answer.body).toEqual({ result: false, error: 'other_set', url: `/trial_sets?set=${second.setId}` })
    const page = () => session.visit(`/trial_sets?set=${first.setId}`)
    await expect
      .poll(async () => configurationIn((await page()).text).checkUrl, { interval: 50, timeout: 10_000 })
      .toContain(`set=${first.setId}`)
  })

  it('after five wrong ones is not looked at for half an hour, in whatever browser and process [TS-009] [TS-012]', async () => {
    const { codes } = await set()
    const { email, session, memberId } = await onTrial()
    const second = await startProcess(['web'], web.process.env)
    try {
      const elsewhere = await web.signIn(email)
      const there = new Session(second.url)
      for (const [name, value] of (await web.signIn(email)).cookies) there.cookies.set(name, value)
      const at = from()
      const told = []
      for (const who of [session, elsewhere, there, session])
        told.push((await check(who, 'WRNG-2222-3333', at)).body.error)
      expect(told).toEqual(Array.from({ length: 4 }, () => 'not_found'))
      const fifth = await check(there, 'WRNG-2222-3333', at)
      expect(fifth).toMatchObject({ status: 429, body: { result: false, error: LOCKED } })
      expect(Number(fifth.retryAfter)).toBe(1_800)
      for (const who of [session, elsewhere, there])
        expect(await check(who, codes[0], from())).toMatchObject({ status: 429, body: { error: LOCKED } })
      const refused = await create(elsewhere, codes[0]!, courses.slice(0, 2), from())
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1_700)
      expect(refused.text).toContain(
        'シリアルコードの入力を5回連続で間違えました。しばらく時間をおいてから再度お試しください',
      )
      const code = web.db.selectFrom('trial_receipts').select('code_id').where('member_id', '=', memberId)
      expect(await code.execute()).toEqual([])
    } finally {
      await second.kill()
    }
  })

  it('is for who is signed in, with a token, in a trial and without a set yet, in this order [TS-005]', async () => {
    const { codes } = await set()
    const code = codes[0]!
    expect((await web.visitor().post(CHECK, { serial_code: code }, { token: null })).status).toBe(403)
    expect((await check(web.visitor(), code)).status).toBe(401)
    expect((await check((await newPerson(web)).session, '')).status).toBe(403)
    const { session } = await onTrial()
    expect((await create(session, code, courses.slice(0, 2))).status).toBe(303)
    expect((await check(session, '')).status).toBe(409)
  })
})

describe('receiving', () => {
  it('asks everything again; what is wrong is said on the page with the code gone and the courses kept [TS-014] [TS-015]', async () => {
    const closed = await writeCourse(web.db, { closedAt: new Date('2021-01-01T00:00:00+09:00') })
    const { codes } = await set({ courses: [...courses, closed], codes: 9 })
    const { session, memberId } = await onTrial()
    const [a, b, c, d] = courses as [number, number, number, number]
    const tried: [string, number[], string][] = [
      [codes[0]!, [a], '講座を2つ選んでください'],
      [codes[0]!, [a, b, c], '講座を2つ選んでください'],
      [codes[0]!, [a, a], '同じ講座が2回選ばれています'],
      [codes[0]!, [a, 999_999], 'お試しセットにない講座が選ばれています'],
      [codes[0]!, [a, closed], 'お試しセットにない講座が選ばれています'],
      [codes[0]!, [], '講座を選んでください'],
      ['WRNG-2222-3333', [a, b], '入力されたシリアルコードが見つかりませんでした'],
      ['  ', [a, b], 'シリアルコードを入力してください。'],
    ]
    for (const [code, picked, sentence] of tried) {
      const { status, text } = await create(session, code, picked)
      expect([status, sentence, text.includes(sentence)]).toEqual([422, sentence, true])
      const { serialCode, course } = configurationIn(text).errors
      expect([serialCode, course]).toContain(sentence)
      expect(text).not.toContain(code.trim() === '' ? 'value="  "' : `value="${code}"`)
    }
    const again = await create(session, 'WRNG-2222-3333', [a, d])
    for (const id of [a, d])
      expect(again.text).toMatch(new RegExp(`value="${id}"[^>]*checked|checked[^>]*value="${id}"`))
    const none = web.db.selectFrom('trial_receipts').select('code_id').where('member_id', '=', memberId)
    expect(await none.execute()).toEqual([])
    const { session: free } = await newPerson(web, { plan: { state: 'will_continue' } })
    const late = await create(free, codes[0]!, [a, b])
    expect([late.status, late.text.includes(ONLY)]).toEqual([422, true])
    expect((await session.post(PATH, new FormData(), { token: null })).status).toBe(403)
  })

  it('is shown for good, read-only, with the end day, in every state; a second time is refused [TS-016] [TS-025] [TS-024]', async () => {
    const { codes } = await set({ days: 30 })
    const { session, memberId, email } = await onTrial()
    const picked = courses.slice(1, 3)
    const made = await create(session, codes[0]!, picked)
    expect([made.status, made.location]).toEqual([303, PATH])
    const again = await create(session, codes[1]!, picked)
    expect([again.status, again.text.includes('お試しセットはすでに受け取っています。')]).toEqual([409, true])
    const days = (
      await web.db
        .selectFrom('trial_receipts')
        .select('ends_at')
        .where('member_id', '=', memberId)
        .executeTakeFirstOrThrow()
    ).ends_at!
    const last = new Date(days.getTime() - 1)
    const day = new Intl.DateTimeFormat('ja-JP', { dateStyle: 'long', timeZone: 'Asia/Tokyo' }).format(last)
    for (const state of ['under_trial', 'will_continue', 'will_cancel', 'after_unsubscribe'] as const) {
      await web.db.updateTable('subscriptions').set({ state }).where('member_id', '=', memberId).execute()
      const { status, text } = await session.visit(PATH)
      expect([state, status]).toEqual([state, 200])
      expect(text).toContain(`${day} 23:59まで`)
      expect(text).not.toContain('trial_set_course[]')
      for (const id of picked) expect(text).toContain(`href="/courses/${id}"`)
    }
    const status = await session.visit('/subscriptions/learning_status')
    expect(status.text).toContain('お試しセットの講座')
    expect(status.text).toContain(`${day} 23:59まで`)
    const [letter] = await web.letters(email)
    expect(letter!.subject).toBe('【Egaku】お試しセットを受け取りました')
    expect(JSON.stringify(letter)).toContain(`${day} 23:59まで`)
  })
})
