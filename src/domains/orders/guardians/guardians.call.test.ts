import { beforeAll, describe, expect, it } from 'vitest'
import { choice, entered, newestOrder, personWithOrder } from '#test/money/ordering.ts'
import { enrol } from '#test/money/students.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => (web = await freshWeb()))

let guardians = 0
const newGuardian = () => `guardian-${++guardians}@example.org`
const HOUR = 3_600_000
type Person = Awaited<ReturnType<typeof personWithOrder>>

async function post({ session, order }: Pick<Person, 'session' | 'order'>, guardian_email: string) {
  const card = await entered(web, order.key, {}, 'minor')
  return session.submit('/subscription_orders/register_token', { ...card, guardian_email })
}
const tokenIn = (letter: { links: string[] }) =>
  new URL(letter.links.find((link) => link.includes('/guardian_consents?'))!).searchParams.get('token')!
const answer = (token: string, fields: Record<string, string>) =>
  web.visitor().submit('/guardian_consents', { token, ...fields })
const yes = { act: 'consent', guardian_name: '保護 花', agreed: '1' }
const consentOf = (memberId: number) =>
  web.db
    .selectFrom('guardian_consents')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
const stateOf = async (memberId: number) =>
  (await web.db.selectFrom('subscriptions').select('state').where('member_id', '=', memberId).executeTakeFirst())
    ?.state ?? null

/** Somebody under 18 who chose that plan and named a guardian. */
async function minor(planId = 5) {
  const person = await personWithOrder(web, planId)
  const guardian = newGuardian()
  const reply = await post(person, guardian)
  expect([reply.status, reply.location]).toEqual([303, '/subscription_orders/guardian'])
  const [letter] = await web.letters(guardian)
  return { ...person, guardian, letter: letter!, token: tokenIn(letter!) }
}

/** The same order once more, as the page leads on: shown with the consent, and confirmed with a card. */
async function goOn({ session, memberId }: Pick<Person, 'session' | 'memberId'>, planId = 5) {
  const shown = await session.submit('/subscription_orders/card_form', choice(planId))
  const order = await newestOrder(web, memberId)
  return { shown, order, card: await entered(web, order.key, {}, '') }
}

describe('who is under 18', () => {
  it('names a guardian’s address, never the own; until they consent nothing begins, nothing is charged and no trial runs [LA-007] [AC-032]', async () => {
    const person = await personWithOrder(web, 5)
    for (const [email, words] of [
      ['', '保護者の方のメールアドレス'],
      ['nobody', '保護者の方のメールアドレス'],
      [person.email, 'ご自身のメールアドレスではなく'],
      [person.email.replace('@', '+mama@').toUpperCase(), 'ご自身のメールアドレスではなく'],
    ] as const) {
      const reply = await post(person, email)
      expect([reply.status, reply.text.includes(words)], email).toEqual([422, true])
    }
    const guardian = newGuardian()
    expect((await post(person, guardian)).status).toBe(303)
    const [letter] = await web.letters(guardian)
    expect(letter!.subject).toBe('【Egaku】お申し込みについて、保護者の方の同意のお願い')
    expect(letter!.text).not.toContain('試験')
    const [told] = await web.letters(person.email)
    expect(told!.subject).toContain('保護者の方の同意をお待ちしています')
    const waiting = await person.session.visit('/subscription_orders/guardian')
    expect(waiting.text).toContain('g•••@example.org')
    expect(await stateOf(person.memberId)).toBeNull()
    expect(await newestOrder(web, person.memberId)).toMatchObject({
      state: 'shown',
      guardian: null,
      register_token: null,
    })
    expect((await web.cardLedger({ member: String(person.memberId) })).charges).toEqual([])
    const claims = await web.db
      .selectFrom('person_claims')
      .select('claim')
      .where('member_id', '=', person.memberId)
      .execute()
    expect(claims).toEqual([])
    // To say that a guardian agreed is no consent.
    const claimed = await person.session.submit(
      '/subscription_orders/register_token',
      await entered(web, person.order.key, {}, 'minor_with_consent'),
    )
    expect(claimed.status).toBe(422)
  }, 40_000)

  it('orders with the consent at the price of the day on which it was asked for, and the consent is kept as evidence [LA-007] [AC-032]', async () => {
    const kid = await minor(5)
    const asked = kid.order.terms as { monthlyYen: number; title: string; months: number }
    const page = await web.visit(`/guardian_consents?token=${encodeURIComponent(kid.token)}`)
    for (const words of [
      asked.title,
      `${asked.monthlyYen.toLocaleString('ja-JP')}円`,
      '2回目以降のお支払い',
      '解約の方法と期限',
      '試験 ひと',
      'noindex',
      '特定商取引法',
    ])
      expect(page.text).toContain(words)
    await web.withClock({ advance: '48h' }, async () => {
      const now = await web.now()
      const prices = await web.db
        .selectFrom('plan_prices')
        .selectAll()
        .where('term_months', '=', asked.months)
        .orderBy('valid_from', 'desc')
        .execute()
      await web.db
        .insertInto('plan_prices')
        .values({
          term_months: asked.months,
          valid_from: new Date(now.getTime() - HOUR),
          monthly_yen: prices[0]!.monthly_yen + 1111,
        })
        .execute()
      try {
        expect((await answer(kid.token, { ...yes, agreed: '' })).status).toBe(422)
        expect((await answer(kid.token, { ...yes, guardian_name: ' ' })).status).toBe(422)
        expect(
          (await web.visitor().submit('/guardian_consents', { token: kid.token, ...yes }, { token: null })).status,
        ).toBe(403)
        const both = await Promise.all([answer(kid.token, yes), answer(kid.token, yes)])
        expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409])
        expect((await web.letters(kid.email, { seen: 1 }))[0]!.subject).toContain('同意をいただきました')
        const session = await web.signIn(kid.email)
        expect((await session.visit('/subscription_orders/guardian')).text).toContain('お手続きを続ける')
        const { shown, order, card } = await goOn({ ...kid, session })
        expect(shown.status).toBe(200)
        expect((order.terms as typeof asked).monthlyYen).toBe(asked.monthlyYen)
        const placed = await session.submit('/subscription_orders/register_token', card)
        expect(placed.status).toBe(303)
        expect(await newestOrder(web, kid.memberId)).toMatchObject({ state: 'done', guardian: 'minor_with_consent' })
        expect(await stateOf(kid.memberId)).toBe('under_trial')
        expect(await consentOf(kid.memberId)).toMatchObject({
          ...{
            guardian_email: kid.guardian,
            guardian_name: '保護 花',
            consented_at: expect.any(Date),
            used_by: order.key,
          },
          ...{ text_version: expect.stringMatching(/./), ip: expect.stringMatching(/./), ended_as: null },
        })
        // Somebody else pays the new price.
        const { order: dearer } = await personWithOrder(web, 5)
        expect((dearer.terms as typeof asked).monthlyYen).toBeGreaterThan(asked.monthlyYen)
      } finally {
        await web.db
          .deleteFrom('plan_prices')
          .where('term_months', '=', asked.months)
          .where('valid_from', '>', new Date(now.getTime() - 2 * HOUR))
          .execute()
      }
    })
  }, 60_000)

  it('waits 72 hours and no longer: then the order falls, and the member is told [LA-007]', async () => {
    const kid = await minor(4)
    await web.withClock({ advance: '71h' }, async () => {
      const page = await web.visit(`/guardian_consents?token=${encodeURIComponent(kid.token)}`)
      expect(page.text).toContain('同意する')
    })
    await web.withClock({ advance: '73h' }, async () => {
      const late = await answer(kid.token, yes)
      expect(late.status).toBe(409)
      expect((await web.letters(kid.email, { seen: 1 }))[0]!.subject).toContain('お申し込みの期限が過ぎました')
      expect(await consentOf(kid.memberId)).toMatchObject({ ended_as: 'fallen', consented_at: null })
      expect(await stateOf(kid.memberId)).toBeNull()
    })
  }, 60_000)

  it('is told when the guardian does not agree, and cannot order without one [LA-007]', async () => {
    const kid = await minor(4)
    expect((await answer(kid.token, { act: 'decline' })).status).toBe(303)
    expect((await web.letters(kid.email, { seen: 1 }))[0]!.text).toContain('料金はかかっていません')
    expect((await answer(kid.token, yes)).status).toBe(409)
    const { card } = await goOn(kid, 4)
    expect((await kid.session.submit('/subscription_orders/register_token', card)).status).toBe(422)
  }, 40_000)

  it('whose guardian takes the consent back has quit, as if by their own hand [LA-007]', async () => {
    const kid = await minor(4)
    await answer(kid.token, yes)
    const { card } = await goOn(kid, 4)
    expect((await kid.session.submit('/subscription_orders/register_token', card)).status).toBe(303)
    expect(await stateOf(kid.memberId)).toBe('under_trial')
    const page = await web.visit(`/guardian_consents?token=${encodeURIComponent(kid.token)}`)
    expect(page.text).toContain('同意を取り消す')
    const both = await Promise.all([answer(kid.token, { act: 'take-back' }), answer(kid.token, { act: 'take-back' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409])
    const stayed = await kid.session.submit('/subscription_orders', { order_type: 'start' })
    expect([stayed.status, await stateOf(kid.memberId)]).toEqual([409, 'will_cancel'])
    expect(await consentOf(kid.memberId)).toMatchObject({ ended_as: 'withdrawn', consented_at: expect.any(Date) })
    const letters = await web.letters(kid.email, { seen: 4 })
    expect(letters.map(({ subject }) => subject).join()).toContain('保護者の方が同意を取り消しました')
    expect(letters.find(({ subject }) => subject.includes('解約を承りました'))!.text).not.toContain('取り消せます')
    const log = await web.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', kid.memberId)
      .orderBy('id')
      .execute()
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'orders.guardian-asked',
        'orders.guardian-consented',
        'plans.order-placed',
        'orders.guardian-took-back',
      ]),
    )
  }, 40_000)

  it('does not undo what their guardian ended, nor take on a longer plan without them [LA-007]', async () => {
    const kid = await minor(5)
    await answer(kid.token, yes)
    const { card } = await goOn(kid)
    await kid.session.submit('/subscription_orders/register_token', card)
    const longer = await kid.session.submit('/subscription_orders', choice(6))
    expect([longer.status, longer.text.includes('保護者の方の同意が必要です')]).toEqual([409, true])
    const stay = () => kid.session.submit('/subscription_orders', { order_type: 'start' })
    const silent = web.db.selectFrom('quit_reasons').select('id').where('content', '=', '回答を控える')
    const { id } = await silent.executeTakeFirstOrThrow()
    const quit = { order_type: 'quit', 'quit_reason[reason_ids][]': String(id) }
    await kid.session.submit('/subscription_orders', quit)
    expect(await stateOf(kid.memberId)).toBe('will_cancel')
    await answer(kid.token, { act: 'take-back' })
    expect([(await stay()).status, await stateOf(kid.memberId)]).toEqual([409, 'will_cancel'])
    for (const path of ['/subscription_orders/new?order_type=quit', `/users/${kid.memberId}/plan`])
      expect((await kid.session.visit(path)).text, path).not.toContain('解約を取り消して続ける')
  }, 40_000)

  it('cannot use a consent that was taken back before, nor another’s', async () => {
    const kid = await minor(4)
    await answer(kid.token, yes)
    const { order, card } = await goOn(kid, 4)
    expect(order.terms).toHaveProperty('guardianConsent')
    await answer(kid.token, { act: 'take-back' })
    const late = await kid.session.submit('/subscription_orders/register_token', card)
    expect(late.status).toBe(409)
    expect(await stateOf(kid.memberId)).toBeNull()
    const other = await newPerson(web)
    const { order: theirs } = await goOn({ ...other }, 4)
    expect(theirs.terms).not.toHaveProperty('guardianConsent')
    for (const token of ['', 'x']) expect((await web.visit(`/guardian_consents?token=${token}`)).status).toBe(404)
  }, 40_000)

  it('is not of age in the next breath: not while the guardian is asked, nor after they declined [LA-007]', async () => {
    const kid = await minor(4)
    const again = async () => {
      const { order } = await goOn(kid, 4)
      return kid.session.submit('/subscription_orders/register_token', await entered(web, order.key))
    }
    const asked = await again()
    expect([asked.status, asked.text.includes('18歳未満とうかがっています')]).toEqual([422, true])
    await answer(kid.token, { act: 'decline' })
    expect((await again()).status).toBe(422)
    expect(await stateOf(kid.memberId)).toBeNull()
    expect((await web.cardLedger({ member: String(kid.memberId) })).charges).toEqual([])
  }, 40_000)

  it('is not of age against the day of birth in their own record as a student [LA-007] [SD-009]', async () => {
    const pupil = await personWithOrder(web, 5)
    await enrol(web.db, pupil.memberId, { registeredAt: await web.now(), bornOn: '2010-05-05' })
    const { order } = await goOn(pupil)
    const said = await pupil.session.submit('/subscription_orders/register_token', await entered(web, order.key))
    expect([said.status, await stateOf(pupil.memberId)]).toEqual([422, null])
    const { order: next } = await goOn(pupil)
    expect((await post({ ...pupil, order: next }, newGuardian())).location).toBe('/subscription_orders/guardian')
  }, 40_000)
})
