import { beforeAll, describe, expect, it } from 'vitest'
import { beginContract, type Contract } from '#test/money/contracts.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'
import { dayKey, formatDayKey } from '#platform/tokyo.ts'
import { addDaysTo, addMonthsAnchored, dayBefore } from '#platform/days.ts'
import { writeInvoice } from '#test/money/invoices.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let reasons: Record<string, number>
let subs: Record<string, number>
beforeAll(async () => {
  web = await freshWeb()
  const rows = await web.db
    .selectFrom('quit_reasons')
    .select(['id', 'content'])
    .where('closed_at', 'is', null)
    .execute()
  reasons = Object.fromEntries(rows.map(({ id, content }) => [content, id]))
  const under = await web.db.selectFrom('quit_sub_reasons').select(['id', 'content']).execute()
  subs = Object.fromEntries(under.map(({ id, content }) => [content, id]))
})

async function memberWith(contract: Omit<Contract, 'now'>) {
  const person = await newPerson(web)
  const term = await beginContract(web.db, person.memberId, { ...contract, now: await web.now() })
  return { ...person, term, today: dayKey(await web.now()) }
}
type Person = Awaited<ReturnType<typeof memberWith>>

const reasonFields = (ids: number[], more: Record<string, string> = {}, subIds: number[] = []) => {
  const fields = new URLSearchParams(more)
  for (const id of ids) fields.append('quit_reason[reason_ids][]', String(id))
  for (const id of subIds) fields.append('quit_reason[sub_reason_ids][]', String(id))
  return fields
}
const saysNothing = () => reasonFields([reasons['回答を控える']!])
const quitBy = ({ session }: Person, fields = saysNothing()) => {
  fields.set('order_type', 'quit')
  return session.post('/subscription_orders', fields)
}
const renewal = ({ session, term }: Person, choice: string, fields = saysNothing(), ticket: number = term.id) => {
  fields.set('auto_renewal', choice)
  return session.put(`/subscription_tickets/${ticket}/auto_renewal`, fields)
}
const stateOf = async ({ memberId }: { memberId: number }) =>
  (await web.db.selectFrom('subscriptions').select('state').where('member_id', '=', memberId).executeTakeFirst())?.state
const quitsOf = ({ memberId }: Person) =>
  web.db.selectFrom('quits').selectAll().where('member_id', '=', memberId).orderBy('id').execute()
const until = (day: string) => `${formatDayKey(day)}23:59までご利用いただけます`
const plain = (html: string) => html.replaceAll('<!-- -->', '')

describe('the survey', () => {
  it('asks who is on trial or pays, and leads anybody else to the plans [QS-001]', async () => {
    const path = '/subscription_orders/new?order_type=quit'
    for (const contract of [{ kind: 'trial', planId: 5 }, { planId: 2 }, { planId: 1 }] as const) {
      const { session } = await memberWith(contract)
      const page = await session.visit(path)
      expect([page.status, page.text.includes('理由をお聞かせください')]).toEqual([200, true])
    }
    for (const plan of [undefined, { state: 'after_unsubscribe' }] as const) {
      const { session } = await newPerson(web, { plan })
      expect((await session.visit(path)).location).toBe('/subscription_orders/new')
    }
    expect((await web.visit(path)).location).toContain('/sessions/new?return_to=')
  })

  it('always lets one say nothing, without being asked for more [QS-014]', async () => {
    const silent = await web.db
      .selectFrom('quit_reasons as r')
      .leftJoin('quit_sub_reasons as s', 's.reason_id', 'r.id')
      .select(['r.asks', 's.id'])
      .where('r.content', '=', '回答を控える')
      .execute()
    expect(silent).toEqual([{ asks: null, id: null }])
  })

  it('shows the last day and what is still charged before the button [QS-003]', async () => {
    const fixed = await memberWith({ planId: 1, invoicedMonths: 2 })
    const page = plain((await fixed.session.visit('/subscription_orders/new?order_type=quit')).text)
    const facts = page.slice(0, page.indexOf('自動更新を停止する</button>'))
    expect(facts).toContain(`${formatDayKey(fixed.term.endsOn)} 23:59まで`)
    expect(facts).toContain('合計 47,200円')
    for (const month of [2, 3, 4, 5]) expect(facts).toContain(formatDayKey(addMonthsAnchored(fixed.today, month)))
    expect(page).toContain(`action="/subscription_tickets/${fixed.term.id}/auto_renewal"`)
    expect(page).toMatch(/name="_method" value="put"/)
  })

  it('says to who owes that the debt stays, and lets them leave all the same [QS-012]', async () => {
    const person = await memberWith({ planId: 2 })
    await writeInvoice(web.db, person.memberId, { state: 'unpaid', at: await web.now() })
    const page = plain((await person.session.visit('/subscription_orders/new?order_type=quit')).text)
    expect(page).toContain('お支払いが済んでいない料金')
    expect((await quitBy(person)).status).toBe(303)
    expect(await stateOf(person)).toBe('will_cancel')
  })
})

describe('quitting', () => {
  it('ends a trial with its last day, on the page and by letter, and keeps the answers [QS-002][QS-009][QS-004]', async () => {
    const person = await memberWith({ kind: 'trial', planId: 4 })
    const given = reasonFields(
      [reasons['料金が合わない']!, reasons['不具合があった']!, reasons['その他']!],
      {
        'quit_reason[free_text]': '\u3000受験のため ',
        'quit_reason[reported_issue]': '音が出ない',
        subscription_id: '4',
        master_subscription_id: '1',
      },
      [subs['契約期間が長い']!, subs['毎月の料金が高い']!],
    )
    const reply = await quitBy(person, given)
    expect([reply.status, reply.location]).toEqual([303, '/subscription_orders/new?order_type=quit&done=1'])
    expect(await stateOf(person)).toBe('will_cancel')
    const said = until(addDaysTo(person.today, 7))
    expect(plain((await person.session.visit(reply.location!)).text)).toContain(said)
    const [letter] = await web.letters(person.email)
    expect(letter!.text).toContain(said)
    const [kept, ...more] = await quitsOf(person)
    expect(more).toEqual([])
    expect(kept).toMatchObject({
      plan_id: 4,
      state: 'under_trial',
      term_id: person.term.id,
      free_text: '受験のため',
      reported_issue: '音が出ない',
    })
    const answers = await web.db
      .selectFrom('quit_answers')
      .select(['reason_id', 'sub_reason_id'])
      .where('quit_id', '=', kept!.id)
      .execute()
    expect(new Set(answers.map(({ reason_id, sub_reason_id }) => `${reason_id}/${sub_reason_id}`))).toEqual(
      new Set([
        `${reasons['料金が合わない']}/${subs['契約期間が長い']}`,
        `${reasons['料金が合わない']}/${subs['毎月の料金が高い']}`,
        `${reasons['不具合があった']}/null`,
        `${reasons['その他']}/null`,
      ]),
    )
  })

  it('ends a month that may be cancelled at any time with that month, and 12 months that went on [QS-002]', async () => {
    for (const contract of [{ planId: 2 }, { planId: 3, months: 1 }] as const) {
      const person = await memberWith(contract)
      expect((await quitBy(person)).status).toBe(303)
      const page = await person.session.visit('/subscription_orders/new?order_type=quit')
      expect(plain(page.text)).toContain(until(dayBefore(addMonthsAnchored(person.today, 1))))
    }
  })

  it('is no way out of a commitment, and not renewing none out of a trial or a month [QS-010]', async () => {
    const fixed = await memberWith({ planId: 3 })
    expect((await quitBy(fixed)).status).toBe(409)
    const month = await memberWith({ planId: 2 })
    const trial = await memberWith({ kind: 'trial', planId: 5 })
    for (const person of [month, trial]) expect((await renewal(person, 'off')).status).toBe(409)
    expect(await Promise.all([fixed, month, trial].map(stateOf))).toEqual([
      'will_continue',
      'will_continue',
      'under_trial',
    ])
    expect(await Promise.all([fixed, month, trial].map(quitsOf))).toEqual([[], [], []])
  })

  it('twice is refused, and changes nothing [QS-010]', async () => {
    const month = await memberWith({ planId: 2 })
    const fixed = await memberWith({ planId: 1 })
    for (const leave of [() => quitBy(month), () => renewal(fixed, 'off')]) {
      expect((await leave()).status).toBe(303)
      const again = await leave()
      expect([again.status, again.text.includes('すでに解約の手続きが済んでいます。')]).toEqual([409, true])
    }
    expect([(await quitsOf(month)).length, (await quitsOf(fixed)).length]).toEqual([1, 1])
  })

  it('by two presses at once is done once [QS-010]', async () => {
    const person = await memberWith({ planId: 2 })
    await person.session.token()
    const replies = await Promise.all(Array.from({ length: 4 }, () => quitBy(person)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([303, 409, 409, 409])
    expect(await quitsOf(person)).toHaveLength(1)
  })

  it('asks the answers again on the server, and gives back what was chosen and typed [QS-008]', async () => {
    const person = await memberWith({ planId: 2 })
    const other = reasons['その他']!
    const refused: [URLSearchParams, string][] = [
      [reasonFields([]), '理由を1つ以上選んでください。'],
      [reasonFields([999_999]), '選択肢を確認してください。'],
      [reasonFields(Object.values(reasons).slice(0, 4)), '理由は3つまで選べます。'],
      [reasonFields([reasons['料金が合わない']!]), '「料金が合わない」について、あてはまるものを選んでください。'],
      [reasonFields([reasons['料金が合わない']!], {}, [subs['内容が難しい']!]), '選択肢を確認してください。'],
      [reasonFields([other], { 'quit_reason[free_text]': '\u3000' }), '「その他」の内容を入力してください。'],
      [reasonFields([other], { 'quit_reason[free_text]': 'あ'.repeat(1001) }), '1,000文字以内で入力してください。'],
      [reasonFields([reasons['回答を控える']!], { subscription_id: '3' }), 'プランを確認してください。'],
      [reasonFields([reasons['回答を控える']!], { master_subscription_id: '2' }), 'プランを確認してください。'],
    ]
    for (const [fields, sentence] of refused) {
      const reply = await quitBy(person, fields)
      expect([reply.status, plain(reply.text).includes(sentence)], sentence).toEqual([422, true])
    }
    expect(await stateOf(person)).toBe('will_continue')
    const typed = { 'quit_reason[free_text]': '引っ越すため', 'quit_reason[reported_issue]': '音が出ない' }
    const three = [reasons['料金が合わない']!, reasons['不具合があった']!, other]
    const kept = await quitBy(person, reasonFields(three, typed, [subs['内容が難しい']!]))
    const ticked = [...kept.text.matchAll(/<input(?=[^>]*reason_ids)[^>]*>/g)].filter(([tag]) => /checked/.test(tag))
    expect(ticked).toHaveLength(3)
    for (const text of Object.values(typed)) expect(kept.text).toContain(`>${text}</textarea>`)
  })

  it('counts nothing of a reason that the school does not ask any more [QS-005][QS-008]', async () => {
    const { id } = await web.db
      .insertInto('quit_reasons')
      .values({ content: '昔の理由', position: 90, closed_at: await web.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const person = await memberWith({ planId: 2 })
    expect((await person.session.visit('/subscription_orders/new?order_type=quit')).text).not.toContain('昔の理由')
    expect((await quitBy(person, reasonFields([id]))).status).toBe(422)
  })

  it('needs the token of this session, and somebody who is signed in', async () => {
    const person = await memberWith({ planId: 2 })
    const fields = saysNothing()
    fields.set('order_type', 'quit')
    expect((await person.session.post('/subscription_orders', fields, { token: null })).status).toBe(403)
    expect((await web.visitor().post('/subscription_orders', fields)).status).toBe(401)
    expect(await stateOf(person)).toBe('will_continue')
  })

  it('is nothing for who has nothing [QS-010]', async () => {
    const person = await newPerson(web)
    const fields = saysNothing()
    fields.set('order_type', 'quit')
    expect((await person.session.post('/subscription_orders', fields)).status).toBe(409)
  })
})

describe('auto-renewal', () => {
  it('off runs on with its fees to the term’s end, on again withdraws it [QS-011][QS-003]', async () => {
    const person = await memberWith({ planId: 1, invoicedMonths: 3 })
    const off = await renewal(person, 'off')
    expect([off.status, off.location]).toEqual([303, '/subscription_orders/new?order_type=quit&done=1'])
    expect(await stateOf(person)).toBe('will_cancel')
    const done = plain((await person.session.visit(off.location!)).text)
    expect(done).toContain(until(person.term.endsOn))
    expect(done).toContain('合計 35,400円')
    const on = await renewal(person, 'on')
    expect([on.status, on.location]).toEqual([303, `/users/${person.memberId}/plan`])
    expect(await stateOf(person)).toBe('will_continue')
    expect((await renewal(person, 'on')).status).toBe(409)
  })

  it('takes the form of a browser, whose method stands in its body [QS-003]', async () => {
    const person = await memberWith({ planId: 1 })
    const fields = saysNothing()
    fields.set('auto_renewal', 'off')
    fields.set('_method', 'put')
    const reply = await person.session.post(`/subscription_tickets/${person.term.id}/auto_renewal`, fields)
    expect(reply.status).toBe(303)
    expect(await stateOf(person)).toBe('will_cancel')
  })

  it('is one’s own, by the running ticket, and on or off [QS-010][QS-011]', async () => {
    const person = await memberWith({ planId: 1 })
    const stranger = await memberWith({ planId: 1 })
    expect((await renewal(person, 'off', saysNothing(), stranger.term.id)).status).toBe(404)
    expect((await renewal(person, 'off', saysNothing(), 999_999)).status).toBe(404)
    for (const choice of ['', 'maybe', 'OFF']) expect((await renewal(person, choice)).status).toBe(422)
    expect(await Promise.all([person, stranger].map(stateOf))).toEqual(['will_continue', 'will_continue'])
    const page = await person.session.visit(`/subscription_tickets/${stranger.term.id}/auto_renewal`)
    expect(page.status).toBe(404)
    const own = await person.session.visit(`/subscription_tickets/${person.term.id}/auto_renewal`)
    expect(own.location).toBe('/subscription_orders/new?order_type=quit')
  })
})

describe('who is leaving', () => {
  it('sees the end and the way back; a trial and a month go on by ordering to stay [QS-001]', async () => {
    for (const contract of [{ kind: 'trial', planId: 6 }, { planId: 2 }] as const) {
      const person = await memberWith({ ...contract, cancelled: true })
      const page = plain((await person.session.visit('/subscription_orders/new?order_type=quit')).text)
      expect(page).toContain(until(person.term.endsOn))
      expect(page).toContain('解約を取り消して続ける')
      const stay = await person.session.submit('/subscription_orders', { order_type: 'start' })
      expect([stay.status, stay.location]).toEqual([303, `/users/${person.memberId}/plan`])
      expect(await stateOf(person)).toBe('kind' in contract ? 'under_trial' : 'will_continue')
      const [letter] = await web.letters(person.email)
      expect(letter!.subject).toContain('ご契約を継続します')
    }
  })
})
