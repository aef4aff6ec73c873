import { beforeAll, describe, expect, it } from 'vitest'
import { newPerson, newSubscriber } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let surveys: { id: number; kind: string; options: number[] }[]

beforeAll(async () => {
  web = await freshWeb()
  const rows = await web.db
    .selectFrom('first_surveys as s')
    .innerJoin('first_survey_options as o', 'o.survey_id', 's.id')
    .select(['s.id', 's.kind', 'o.id as option'])
    .orderBy('s.position')
    .orderBy('o.position')
    .execute()
  surveys = [...Map.groupBy(rows, ({ id }) => id)].map(([id, of]) => ({
    ...{ id, kind: of[0]!.kind },
    options: of.map(({ option }) => option),
  }))
})

const answer = (session: Awaited<ReturnType<typeof newPerson>>['session'], body: Record<string, unknown>) =>
  session.post('/first_surveys/update_option', body)
const answersOf = async (memberId: number) =>
  (
    await web.db
      .selectFrom('first_survey_answers')
      .select('option_id')
      .where('member_id', '=', memberId)
      .orderBy('option_id')
      .execute()
  ).map(({ option_id }) => option_id)
const ofKind = (kind: 'radio' | 'checkbox') => surveys.find((survey) => survey.kind === kind)!
const levelOf = (memberId: number) =>
  web.db.selectFrom('member_levels').select('level').where('member_id', '=', memberId).executeTakeFirst()

describe('the first survey', () => {
  it('is for members; a visitor signs in and comes back [SU-001]', async () => {
    const { status, headers } = await web.visit('/first_surveys')
    expect(status).toBe(302)
    expect(headers.get('location')).toBe('/sessions/new?return_to=%2Ffirst_surveys')
    const { session } = await newPerson(web)
    expect((await session.visit('/first_surveys')).text).toContain('最初のアンケート')
    expect((await answer(web.visitor(), { id: 1, questionType: 'radio', value: true })).status).toBe(401)
  })

  it('begins with its first question for who looks over what they answered, and at the level for who comes to go on [SU-003]', async () => {
    const learner = await web.signIn('learner')
    const place = async (path: string) => /質問[^<]*(?:<!-- -->)?(\d+)/.exec((await learner.visit(path)).text)![1]
    expect(await place('/first_surveys')).toBe(`${surveys.length + 1}`)
    expect(await place('/first_surveys?again=1')).toBe('1')
    expect((await learner.visit('/first_surveys/result')).text).toContain('href="/first_surveys?again=1"')
  })

  it('gives each question its options and what was answered, and ends with the level [SU-002]', async () => {
    const { session } = await newPerson(web)
    const inputs = async () =>
      [...(await session.visit('/first_surveys')).text.matchAll(/<input[^>]*class="tick"[^>]*>/g)].map(([tag]) => tag)
    for (const { kind, options } of surveys) {
      const shown = await inputs()
      expect(shown).toHaveLength(options.length)
      for (const tag of shown) expect(tag).toContain(`type="${kind}"`)
      await answer(session, { id: options[1], questionType: kind, value: true })
    }
    const { text } = await session.visit('/first_surveys')
    for (const label of ['入門', '初級', '中級', '上級']) expect(text).toContain(`aria-label="${label}"`)
    expect(await inputs()).toHaveLength(4)
  })

  it('stores each pick at once: one of a radio question, as many as one likes of the other [SU-004] [SU-010]', async () => {
    const { session, memberId } = await newPerson(web)
    const radio = ofKind('radio').options
    const boxes = ofKind('checkbox').options
    for (const id of [radio[0], radio[1], radio[1]])
      expect((await answer(session, { id, questionType: 'radio', value: true })).body).toEqual({
        success: true,
        error: null,
      })
    for (const id of [boxes[0], boxes[1], boxes[1]])
      await answer(session, { id, questionType: 'checkbox', value: true })
    expect(await answersOf(memberId)).toEqual([radio[1], boxes[0], boxes[1]].toSorted((a, b) => a! - b!))
    for (let time = 0; time < 2; time++) await answer(session, { id: boxes[0], questionType: 'checkbox', value: false })
    await answer(session, { id: radio[0], questionType: 'radio', value: false })
    expect(await answersOf(memberId)).toEqual([radio[1], boxes[1]].toSorted((a, b) => a! - b!))
    await answer(session, { id: radio[1], questionType: 'radio', value: false })
    expect(await answersOf(memberId)).toEqual([boxes[1]])
    await answer(session, { id: 'ignored', questionType: 'userlevel', value: 'beginner' })
    expect(await levelOf(memberId)).toEqual({ level: 'beginner' })
  })

  it('of a radio question never keeps two, however many devices answer at once [SU-010]', async () => {
    const { session, memberId } = await newPerson(web)
    const { options } = ofKind('radio')
    for (let round = 0; round < 5; round++) {
      const replies = await Promise.all(
        options.flatMap((id) =>
          [true, false, true].map((value) => answer(session, { id, questionType: 'radio', value })),
        ),
      )
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
      expect((await answersOf(memberId)).length).toBeLessThanOrEqual(1)
    }
  })

  it('refuses an answer that does not fit, and knows no question that is not asked [SU-009]', async () => {
    const { session, memberId } = await newPerson(web)
    const [id] = ofKind('radio').options
    const wrong = [
      { id, questionType: 'checkbox', value: true },
      { id, questionType: 'text', value: true },
      { id, questionType: 'radio', value: 'maybe' },
      { id, questionType: 'radio', value: 1 },
      { id, questionType: 'radio' },
      { id: 'abc', questionType: 'radio', value: true },
      { questionType: 'userlevel', value: 'master' },
      {},
    ]
    for (const body of wrong) {
      const reply = await answer(session, body)
      expect([reply.status, reply.body]).toEqual([
        422,
        expect.objectContaining({ success: false, error: '回答の形式が正しくありません。' }),
      ])
    }
    expect((await answer(session, { id: 999_999, questionType: 'radio', value: true })).status).toBe(404)
    await web.db.updateTable('first_survey_options').set({ archived_at: new Date() }).where('id', '=', id!).execute()
    expect((await answer(session, { id, questionType: 'radio', value: true })).status).toBe(404)
    await web.db.updateTable('first_survey_options').set({ archived_at: null }).where('id', '=', id!).execute()
    expect(await answersOf(memberId)).toEqual([])
  })

  it('recommends courses with their price to who has no plan, and sells none to who has one', async () => {
    const recommended = async ({ session }: Pick<Awaited<ReturnType<typeof newPerson>>, 'session'>) => {
      await answer(session, { questionType: 'userlevel', value: 'entry' })
      return (await session.visit('/first_surveys/result')).text
    }
    expect(await recommended(await newPerson(web))).toMatch(/単品 (?:<!-- -->)?[\d,]+/)
    expect(await recommended(await newSubscriber(web))).not.toMatch(/単品 (?:<!-- -->)?[\d,]+/)
  })

  it('leads to what is recommended to the level, which can be changed; without a level back to the questions [SU-011]', async () => {
    const { session } = await newPerson(web)
    const early = await session.visit('/first_surveys/result')
    expect([early.status, early.headers.get('location')]).toEqual([302, '/first_surveys'])
    for (const [value, label] of [
      ['entry', '入門'],
      ['intermediate', '中級'],
    ]) {
      await answer(session, { questionType: 'userlevel', value })
      const { text } = await session.visit('/first_surveys/result')
      expect(text).toContain(label)
      const links = [...text.matchAll(/href="\/(courses|subscriptions\/curriculums)\/(\d+)/g)]
      expect(links.length).toBeGreaterThan(2)
      const courseIds = links.filter(([, kind]) => kind === 'courses').map(([, , id]) => Number(id))
      const levels = await web.db.selectFrom('courses').select('level').where('id', 'in', courseIds).execute()
      expect(new Set(levels.map(({ level }) => level))).toEqual(new Set([value]))
    }
  })
})

describe('who has just come', () => {
  const invites = async (session: { visit(path: string): Promise<{ text: string }> }) =>
    (await session.visit('/')).text.includes('質問に答える')

  it('is asked once on the top page, never after it was put off or answered, on any device [SU-012]', async () => {
    const { session, memberId, email } = await newPerson(web)
    expect(await invites(session)).toBe(true)
    expect((await session.visit('/subscriptions/learning_status')).text).toContain('href="/first_surveys"')
    for (let time = 0; time < 2; time++)
      expect((await session.post('/first_surveys/put_off')).body).toEqual({ success: true })
    expect(await invites(session)).toBe(false)
    expect(await invites(await web.signIn(email))).toBe(false)
    expect((await session.visit('/subscriptions/learning_status')).text).toContain('href="/first_surveys"')
    expect(await levelOf(memberId)).toEqual({ level: null })

    const { session: answering } = await newPerson(web)
    await answer(answering, { questionType: 'userlevel', value: 'entry' })
    expect(await invites(answering)).toBe(false)
    expect((await answering.visit('/subscriptions/learning_status')).text).not.toContain('href="/first_surveys"')
  })

  it('is recommended what fits the level they chose, on the top page too, whatever they have finished [SU-012]', async () => {
    const { session } = await newPerson(web)
    expect((await session.visit('/')).text).not.toContain('あなたへのおすすめ')
    await answer(session, { questionType: 'userlevel', value: 'advanced' })
    expect((await session.visit('/')).text).toContain('あなたへのおすすめ')
  })

  it('was here long ago is not asked on the top page, and finds the questions in the settings [SU-012]', async () => {
    const { session, memberId } = await newPerson(web)
    const joined_at = new Date((await web.now()).getTime() - 31 * 86_400_000)
    await web.db.updateTable('members').set({ joined_at }).where('id', '=', memberId).execute()
    expect(await invites(session)).toBe(false)
    expect((await session.visit(`/users/${memberId}/settings`)).text).toContain('href="/first_surveys?again=1"')
  })
})
