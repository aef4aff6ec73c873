import { describe, expect, it } from 'vitest'
import { choice, newestOrder } from '#test/money/ordering.ts'
import { newPerson } from '#test/people.ts'
import { ownPhone } from '#test/accounts/phones.ts'
import type { Session } from '#test/worlds/session.ts'
import { enrol } from '#test/money/students.ts'
import { freshWeb } from '#test/web.ts'

const web = await freshWeb()
const BASE = '/subscription_direct_debit_users'
const at = (step: string, planId = 4) => `${BASE}${step}?subscription_id=${planId}`
const posted = {
  ...{ receiving: 'post', name: '山田 花子', postal_code: '150-0001' },
  ...{ prefecture: '東京都', address: '渋谷区神宮前1-2-3' },
}
const asPage = { headers: { Accept: 'text/html' } }
const apply = (session: Session, fields: Record<string, string> = { receiving: 'print' }, planId = 4) =>
  session.submit(BASE, { subscription_id: String(planId), ...fields }, asPage)
const sendTo = (session: Session, tel: string) => session.post(`${BASE}/authenticate/confirm`, { tel })
const codeOf = async (tel: string) => /\d{6}/.exec((await web.messages(tel))[0]!.text)![0]

async function shownPhone(session: Session, planId = 4) {
  const tel = ownPhone()
  expect(await sendTo(session, tel)).toMatchObject({ status: 200, text: '' })
  const body = { code: await codeOf(tel), subscription_id: planId }
  expect(await session.post(`${BASE}/authenticate/create`, body)).toMatchObject({ status: 200, text: '' })
  return tel
}
async function confirming(planId = 4, fields?: Record<string, string>) {
  const person = await newPerson(web)
  await apply(person.session, fields, planId)
  const tel = await shownPhone(person.session, planId)
  const shown = await person.session.visit(at('/confirm_direct_debit', planId))
  return { ...person, tel, shown, order: await newestOrder(web, person.memberId) }
}
const stateOf = async (memberId: number) =>
  (await web.db.selectFrom('subscriptions').select('state').where('member_id', '=', memberId).executeTakeFirst())?.state
const applicationOf = (memberId: number) =>
  web.db.selectFrom('debit_applications').selectAll().where('member_id', '=', memberId).executeTakeFirst()

describe('who chooses direct debit', () => {
  it('is led from the plans to the form, and as a student says so [PL-011]', async () => {
    const { session, memberId } = await newPerson(web)
    const chosen = { ...choice(4), payment_method: 'direct_debit' }
    expect(await session.submit('/subscription_orders/card_form', chosen)).toMatchObject({
      status: 303,
      location: `${BASE}/new?subscription_id=4`,
    })
    await enrol(web.db, memberId, { registeredAt: await web.now() })
    const { location } = await session.submit('/subscription_orders/card_form', chosen)
    expect(location).toBe(`${BASE}/new?subscription_id=4&discount=student`)
  })

  it('sees the form, a visitor signs in first, and a plan that does not exist is no page [DD-001]', async () => {
    const { session } = await newPerson(web)
    const form = await session.visit(at('/new'))
    expect(form.status).toBe(200)
    const purpose = 'お名前とご住所は依頼書の郵送に、携帯電話番号は認証と、重複したお申し込みの確認に使います。'
    for (const words of ['自分で印刷する', '郵送で受け取る', purpose]) expect(form.text).toContain(words)
    expect((await web.visit(at('/new'))).location).toMatch(/^\/sessions\/new\?return_to=/)
    for (const plan of ['0', '7', 'abc', '']) {
      expect((await session.visit(`${BASE}/new?subscription_id=${plan}`)).status, plan).toBe(404)
      expect((await apply(session, { receiving: 'print', subscription_id: plan })).status, plan).toBe(404)
    }
  })

  it('is asked for the phone next, with what was chosen carried along [DD-006]', async () => {
    const { session, memberId } = await newPerson(web)
    expect(await apply(session, posted)).toMatchObject({ status: 303, location: at('/authenticate') })
    expect(await applicationOf(memberId)).toMatchObject({ postal_code: '1500001', name: '山田 花子', plan_id: 4 })
    // A student is who has a record, whatever an address says.
    expect((await apply(session, { receiving: 'print', discount: 'student' })).location).toBe(at('/authenticate'))
    expect(await applicationOf(memberId)).toMatchObject({ is_student: false, address: null, receiving: 'print' })
  })

  it('is told at the field what is wrong, and loses nothing that was typed [DD-003]', async () => {
    const { session, memberId } = await newPerson(web)
    const reply = await apply(session, { ...posted, name: '山', address: '渋谷区', postal_code: '15000' })
    expect(reply.status).toBe(422)
    for (const words of ['2〜20文字', '4〜40文字', '7桁の数字']) expect(reply.text).toContain(words)
    expect(reply.text).toContain('value="渋谷区"')
    expect(await applicationOf(memberId)).toBeUndefined()
  })
})

describe('a postal code', () => {
  const look = (session: Session, code: string) => session.visit(`${BASE}/postal_code?zipcode=${code}`)

  it('is answered in the service’s words; of one that nobody knows, or a broken service, no more is said [DD-005]', async () => {
    const { session } = await newPerson(web)
    expect((await look(session, '1500001')).body).toEqual({
      ...{ code: 200, message: '' },
      data: { pref: '東京都', address: '渋谷区神宮前' },
    })
    for (const code of ['9999999', '0000000', 'abc'])
      expect(await look(session, code), code).toMatchObject({ status: 200, body: { code: 404, data: null } })
    await web.tell('postal', { mode: 'refuse', times: 1 })
    expect((await look(session, '1500001')).body).toMatchObject({ data: null })
  })
})

describe('the text calls', () => {
  it('say nothing when all went well and a sentence in plain text otherwise [DD-009] [DD-010]', async () => {
    const { session } = await newPerson(web)
    await apply(session)
    const wrong = await sendTo(session, '0312345678')
    expect([wrong.status, wrong.text]).toEqual([422, '携帯電話番号を11桁で入力してください。'])
    expect(wrong.headers.get('content-type')).toMatch(/^text\/plain/)
    await shownPhone(session)
    const other = await newPerson(web)
    await apply(other.session)
    await sendTo(other.session, ownPhone())
    const again = await sendTo(other.session, ownPhone())
    expect([again.status, again.text]).toEqual([429, 'SMSの送信回数が上限に達しました。時間をおいてお試しください。'])
    const bad = await other.session.post(`${BASE}/authenticate/create`, { code: 'abcdef' })
    expect([bad.status, bad.text]).toEqual([422, '認証コードが正しくありません。'])
  })

  it('say that nothing could be sent while the provider refuses [DD-012]', async () => {
    const { session } = await newPerson(web)
    await apply(session)
    await web.tell('sms', { mode: 'refuse', times: 1 })
    expect((await sendTo(session, ownPhone())).text).toBe('SMSを送信できませんでした。電話番号をご確認ください。')
    await shownPhone(session)
  })
})

describe('a step that is opened too early or too late', () => {
  it('leads to where they stand [DD-007]', async () => {
    const { session } = await newPerson(web)
    expect((await session.visit(at('/authenticate'))).location).toBe(at('/new'))
    expect((await session.visit(at('/confirm_direct_debit'))).location).toBe(at('/new'))
    await apply(session)
    expect((await session.visit(at('/confirm_direct_debit'))).location).toBe(at('/authenticate'))
    expect((await session.visit(at('/authenticate', 6))).location).toBe(at('/new', 6))
    await shownPhone(session)
    expect((await session.visit(at('/authenticate'))).location).toBe(at('/confirm_direct_debit'))
    expect((await apply(session, { receiving: 'print' }, 6)).location).toBe(at('/confirm_direct_debit', 6))
  })

  it('changes nothing when an address of a change is opened as a link [DD-017]', async () => {
    const { session, memberId } = await confirming()
    for (const step of ['/delete_direct_debit_user', '/trial_start_direct_debit'])
      expect((await session.visit(at(step))).location).toBe(at('/confirm_direct_debit'))
    expect(await applicationOf(memberId)).toMatchObject({ started_at: null })
    expect(await stateOf(memberId)).toBeUndefined()
    for (const step of ['/delete_direct_debit_user', '/trial_start_direct_debit'])
      expect((await session.submit(at(step), {}, { token: null })).status).toBe(403)
    expect(await applicationOf(memberId)).toMatchObject({ started_at: null })
  })
})

describe('the confirmation', () => {
  it('shows the plan, the way of the paper, the masked phone, the fee and the day [DD-014] [PL-015] [PL-033]', async () => {
    const { shown, tel } = await confirming(4, posted)
    expect(shown.status).toBe(200)
    for (const words of [
      ...['6ヶ月プラン', '郵送で受け取る', '渋谷区神宮前1-2-3', `070****${tel.slice(-4)}`, '198円', '毎月27日'],
      ...['口座振替手数料を含む', '本日のお支払い', '0円', '無料体験を開始する', '自動更新', '返金', '保護者の同意'],
    ])
      expect(shown.text, words).toContain(words)
    expect(shown.text).not.toContain(tel)
  })

  it('begins the trial and says what to do with the paper until when [DD-016] [DD-018]', async () => {
    const { session, order, memberId } = await confirming()
    const fields = { order_key: order.key, guardian: 'adult' }
    const begun = await session.submit(at('/trial_start_direct_debit'), fields)
    expect(begun).toMatchObject({ status: 303, location: `/subscription_orders/outcome?order=${order.key}` })
    expect(await stateOf(memberId)).toBe('under_trial')
    const done = await session.visit(begun.location!)
    for (const words of ['無料体験を開始しました', '5日以内（消印有効）', 'ダウンロード', 'ご返送先', '〒100-0000'])
      expect(done.text).toContain(words)
    const { id } = (await applicationOf(memberId))!
    const pdf = await session.visit(`${BASE}/${id}/form`)
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(pdf.text.slice(0, 5)).toBe('%PDF-')
    const other = await newPerson(web)
    expect((await other.session.visit(`${BASE}/${id}/form`)).status).toBe(404)
    expect((await session.submit(at('/trial_start_direct_debit'), fields)).location).toBe(begun.location)
    expect((await session.visit(at('/confirm_direct_debit'))).location).toBe(begun.location)
    const plan = await session.visit(`/users/${memberId}/plan`)
    expect(plan.text).toContain('口座振替')
    expect((await session.visit('/users/edit_card/form')).status).toBe(200)
  })

  it('says which kanji of a name the paper shows in another form, and takes the name as it is [SH-019]', async () => {
    const { shown, memberId } = await confirming(4, { ...posted, name: '𠮷田 德子' })
    expect(shown.text).toContain('𠮷田 德子')
    expect(shown.text.replaceAll('<!-- -->', '')).toContain('「𠮷」は「吉」と印刷します。')
    expect(await applicationOf(memberId)).toMatchObject({ name: '𠮷田 德子' })
    expect((await confirming(4, posted)).shown.text).not.toContain('書類の書体にない文字')
  })

  it('is shown again, with what is missing, when no age was given [PL-034]', async () => {
    const { session, order, memberId } = await confirming()
    const again = await session.submit(at('/trial_start_direct_debit'), { order_key: order.key }, asPage)
    expect(again.status).toBe(422)
    expect(again.text).toContain('年齢と保護者の同意について')
    expect(await stateOf(memberId)).toBeUndefined()
  })

  it('of who is under 18 asks their guardian and begins nothing, also when they are of age in the next breath [LA-007]', async () => {
    const { session, order, memberId } = await confirming()
    const minor = { order_key: order.key, guardian: 'minor', guardian_email: `guardian-of-${memberId}@example.org` }
    const asked = await session.submit(at('/trial_start_direct_debit'), minor)
    expect([asked.status, asked.location]).toEqual([303, '/subscription_orders/guardian'])
    const grown = { order_key: order.key, guardian: 'adult' }
    expect((await session.submit(at('/trial_start_direct_debit'), grown)).status).toBe(422)
    expect(await stateOf(memberId)).toBeUndefined()
    expect(await applicationOf(memberId)).toMatchObject({ started_at: null })
  })

  it('leads whose phone had a trial before to the plans without one, with direct debit still chosen [DD-013]', async () => {
    const first = await confirming()
    const { session } = await newPerson(web)
    await apply(session)
    await sendTo(session, first.tel)
    const body = { code: await codeOf(first.tel), subscription_id: 4 }
    await session.post(`${BASE}/authenticate/create`, body)
    const started = { order_key: first.order.key, guardian: 'adult' }
    await first.session.submit(at('/trial_start_direct_debit'), started)
    const { status, text } = await session.visit(at('/confirm_direct_debit'))
    expect([status, text.includes('お一人様一回限り')]).toEqual([409, true])
    const chosen = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`, 'g')
    const checked = (name: string) => text.match(chosen(name))!.filter((input) => input.includes('checked'))
    expect(checked('payment_method')).toEqual([expect.stringContaining('value="direct_debit"')])
    expect(checked('subscription_id')).toEqual([expect.stringContaining('value="1"')])
  })

  it('forgets the application on the way back, and never a contract [DD-015]', async () => {
    const { session, order, memberId } = await confirming(2)
    expect((await session.submit(at('/delete_direct_debit_user', 2), {})).location).toBe(at('/new', 2))
    expect(await applicationOf(memberId)).toBeUndefined()
    const late = await session.submit(at('/trial_start_direct_debit', 2), { order_key: order.key, guardian: 'adult' })
    expect(late.location).toBe(at('/new', 2))
    await apply(session, { receiving: 'print' }, 2)
    await session.visit(at('/confirm_direct_debit', 2))
    const { key } = await newestOrder(web, memberId)
    await session.submit(at('/trial_start_direct_debit', 2), { order_key: key, guardian: 'adult' })
    await session.submit(at('/delete_direct_debit_user', 2), {})
    expect((await applicationOf(memberId))!.started_at).not.toBeNull()
  })

  it('of somebody else is none [DD-016]', async () => {
    const [mine, theirs] = [await confirming(), await confirming()]
    const taken = { order_key: theirs.order.key, guardian: 'adult' }
    expect((await mine.session.submit(at('/trial_start_direct_debit'), taken)).status).toBe(404)
    expect((await mine.session.submit('/subscription_orders/', { ...choice(4), ...taken })).status).toBe(404)
    expect(await stateOf(theirs.memberId)).toBeUndefined()
  })
})
