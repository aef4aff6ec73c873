import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, dayKey, formatDayKey, startOfDay } from '#platform/tokyo.ts'
import { payByDebit } from '#test/money/debits.ts'
import { writeInvoice } from '#test/money/invoices.ts'
import { newPayers } from '#test/money/payers.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'
import { closedSince } from './list-rules.ts'
import { nextDebitDay } from '#domains/plans/calendar/debit-day.ts'
import { customerNumber } from './terms.ts'

/** An own house, for a day has one list; on a day on which it can be made. */
let web: Awaited<ReturnType<typeof freshWeb>>
let accounting: Awaited<ReturnType<typeof newPerson>>
let day: string
beforeAll(async () => {
  web = await freshWeb()
  day = nextDebitDay(dayKey(await web.now()))
  const opens = closedSince(day)!
  if (startOfDay(opens) > (await web.now())) await web.moveClock({ at: `${opens}T12:00` })
  accounting = await newPerson(web, { isStaff: true, role: 'accounting', name: '経理 まこ' })
}, 60_000)

const html = { headers: { Accept: 'text/html' } }

/** Somebody who owes a month to the bank. */
async function debtor(name: string) {
  const at = addDays(await web.now(), -20)
  const [memberId] = await newPayers(web.db, { card: null, startsOn: dayKey(at), invoicedMonths: 1 })
  await web.db.updateTable('members').set({ name }).where('id', '=', memberId!).execute()
  const [applicationId] = await payByDebit(web.db, [memberId!])
  const lines = [
    { kind: 'fee' as const, label: '1ヶ月プラン 月額', yen: 13_800 },
    { kind: 'commission' as const, label: '口座振替手数料', yen: 198 },
  ]
  const { id } = await writeInvoice(web.db, memberId!, { at, lines, state: 'open', paymentKind: 'direct_debit' })
  return { memberId: memberId!, number: customerNumber(applicationId!), invoiceId: id }
}
const stateOf = async (id: number) =>
  (await web.db.selectFrom('invoices').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state
const send = (rows: string, { session } = accounting) => {
  const form = new FormData()
  form.append('file', new Blob([rows]), 'results.csv')
  return session.post(`/staff/debits/${day}`, form, html)
}

const told = async () => (await accounting.session.visit(`/staff/debits/${day}`)).text

describe('direct debits behind the counter', () => {
  it('become a list once, go out as the same file, come back with answers, twice the same [DD-023]', async () => {
    const [one, other] = [await debtor('口座 いちろう'), await debtor('=口座 じろう')]
    const csv = `/staff/debits/${day}/csv`
    expect((await accounting.session.visit(csv)).status).toBe(404)
    const make = () => accounting.session.submit('/staff/debits', { day }, html)
    const waits = `${formatDayKey(day)}の口座振替の一覧が、まだ作成されていません`
    expect((await accounting.session.visit('/staff')).text).toContain(waits)
    expect((await accounting.session.visit('/staff/debits')).text).toContain('振替の一覧を作成する')
    expect((await make()).location).toBe(`/staff/debits/${day}`)
    expect(await told()).toContain('一覧を作成しました。')
    expect((await make()).status).toBe(409)
    const exported = await accounting.session.visit(csv)
    expect(exported.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(exported.text).toContain('顧客番号,氏名,振替日,金額,請求番号,結果コード\r\n')
    expect(exported.text).toContain(`${one.number},口座 いちろう,${day},13998,`)
    expect(exported.text).toContain(`${other.number},'=口座 じろう,${day},13998,`)
    await web.db.updateTable('members').set({ name: '改姓 いちろう' }).where('id', '=', one.memberId).execute()
    expect((await accounting.session.visit(csv)).text).toBe(exported.text)

    const wrong = await send(`顧客番号,結果コード\r\n${one.number},0\r\n99999999,0\r\n`)
    expect(wrong.status).toBe(422)
    expect(wrong.text).toContain('3行目：この振替日の一覧にない顧客番号です。')
    expect((await send('')).text).toContain('結果のファイルを選んでください。')
    expect(await stateOf(one.invoiceId)).toBe('processing')
    const answers = `${one.number},0\r\n${other.number},1\r\n`
    expect((await send(answers)).location).toBe(`/staff/debits/${day}`)
    expect(await told()).toContain('結果を2件取り込みました。')
    await send(answers)
    expect(await told()).toContain('結果を0件取り込みました。すでに取り込んでいた2件は、変更していません。')
    expect([await stateOf(one.invoiceId), await stateOf(other.invoiceId)]).toEqual(['paid', 'unpaid'])
    expect((await accounting.session.visit('/staff')).text).not.toContain(waits)
    for (const path of [`/staff/invoices/${other.invoiceId}`, `/staff/members/${other.memberId}`]) {
      const page = (await accounting.session.visit(path)).text
      for (const text of [formatDayKey(day), '振替不能（残高不足）']) expect(page, path).toContain(text)
    }
    const { email } = await web.db
      .selectFrom('members')
      .select('email')
      .where('id', '=', other.memberId)
      .executeTakeFirstOrThrow()
    const own = await (await web.signIn(email)).visit(`/users/${other.memberId}/payments`)
    expect(own.text).toContain(`${formatDayKey(day)}の口座振替ができませんでした（残高不足）。`)
    const seen = await accounting.session.visit(`/staff/debits/${day}`)
    for (const text of ['振替済み', '残高不足', one.number]) expect(seen.text).toContain(text)
  })

  it('are for accounting alone: support and members find nothing and change nothing [DD-023] [AC-030]', async () => {
    const { number } = await debtor('秘密 まもる')
    const note = { application: String(Number(number)), act: 'approved' }
    for (const who of [await newPerson(web, { isStaff: true, role: 'support' }), await newPerson(web)]) {
      const { session } = who
      for (const path of [
        '/staff/debits',
        '/staff/debit_applications',
        `/staff/debits/${day}`,
        `/staff/debits/${day}/csv`,
        `/staff/debit_applications/${Number(number)}/form`,
      ])
        expect((await session.visit(path)).status, path).toBe(404)
      expect((await session.submit('/staff/debits', { day }, html)).status).toBe(404)
      expect((await session.submit('/staff/debit_applications', note, html)).status).toBe(404)
      expect((await send('顧客番号,結果コード\r\n99999999,0\r\n', who)).status).toBe(404)
    }
    for (const path of ['/staff/debits/2026-13-01', '/staff/debits/x', '/staff/debits/2020-01-27'])
      expect((await accounting.session.visit(path)).status, path).toBe(404)
  })

  it('have the paper of each member, which accounting may download; who did is written down [DD-019]', async () => {
    const { memberId, number } = await debtor('用紙 かみこ')
    const path = `/staff/debit_applications/${Number(number)}/form`
    expect((await accounting.session.visit('/staff/debit_applications?shelf=approved')).text).toContain(path)
    const paper = await accounting.session.visit(path)
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(paper.text.slice(0, 5)).toBe('%PDF-')
    const written = await web.db
      .selectFrom('audit_log')
      .select(['actor_id', 'details'])
      .where('action', '=', 'plans.debit-form-downloaded')
      .where('subject_id', '=', memberId)
      .execute()
    expect(written).toEqual([{ actor_id: accounting.memberId, details: { application: Number(number) } }])
    expect((await accounting.session.visit('/staff/debit_applications/99999999/form')).status).toBe(404)
  })

  it('need papers, which accounting notes one after the other, a rejection with its reason [DD-019]', async () => {
    const { memberId, number } = await debtor('書類 まちこ')
    await web.db
      .updateTable('debit_applications')
      .set({ approved_on: null, documents_received_on: null })
      .where('member_id', '=', memberId)
      .execute()
    const note = (act: string, more = {}) =>
      accounting.session.submit(
        '/staff/debit_applications',
        { application: String(Number(number)), act, ...more },
        html,
      )
    const early = await note('approved')
    expect([early.status, early.text.includes('書類を受け取ってから記録してください。')]).toEqual([409, true])
    const { email } = await web.db
      .selectFrom('members')
      .select('email')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    const member = await web.signIn(email)
    const account = async () => (await member.visit(`/users/${memberId}/plan`)).text
    for (const text of ['ご返送の期限', '〒100-0000', `/${Number(number)}/form`])
      expect(await account()).toContain(text)
    expect((await note('received')).status).toBe(303)
    expect(await account()).toContain('口座振替依頼書を受け取りました。')
    const silent = await note('rejected', { reason: '' })
    expect([silent.status, silent.text.includes('返却の理由を入力してください。')]).toEqual([422, true])
    expect((await note('rejected', { reason: '印影が異なります' })).status).toBe(303)
    expect((await accounting.session.visit('/staff/debit_applications')).text).toContain('印影が異なります')
    for (const text of ['印影が異なります', 'もう一度お送りください', '〒100-0000'])
      expect(await account()).toContain(text)
    expect((await note('received')).status).toBe(303)
    expect((await note('approved')).status).toBe(303)
    expect(await account()).not.toContain('ご返送の期限')
    expect((await accounting.session.visit('/staff/debit_applications?shelf=approved')).text).toContain(number)
    const unknown = { application: '99999999', act: 'received' }
    expect((await accounting.session.submit('/staff/debit_applications', unknown, html)).status).toBe(404)
  })
})

describe('a member who pays from the bank', () => {
  it('reads how and when, sees the failed debit, and cannot pay by card while the bank is asked [UP-003] [UP-004]', async () => {
    const { memberId, invoiceId } = await debtor('会員 みちこ')
    const { email } = await web.db
      .selectFrom('members')
      .select('email')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    const session = await web.signIn(email)
    const path = `/users/${memberId}/payments`
    const open = (await session.visit(path)).text
    for (const text of ['口座振替', '口座振替手数料', '13,998円', '処理中', '振替日']) expect(open).toContain(text)
    expect((await session.visit(`/users/${memberId}/plan`)).text).toContain('口座振替')
    await web.db
      .updateTable('invoices')
      .set({ state: 'unpaid', failures: 1, failure_kind: 'soft' })
      .where('id', '=', invoiceId)
      .execute()
    const unpaid = (await session.visit(path)).text
    expect(unpaid).toContain('次の振替日に、もう一度振り替えます。')
    expect(unpaid).toContain('カードを登録して支払う')
    const application = await web.db
      .selectFrom('debit_applications')
      .select('id')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
    const { id: list_id } = await web.db
      .insertInto('debit_lists')
      .values({ debit_on: '2020-01-27', made_at: new Date(0), made_by: accounting.memberId })
      .returning('id')
      .executeTakeFirstOrThrow()
    const line = { list_id, application_id: application.id }
    await web.db
      .insertInto('debit_lines')
      .values({ ...line, member_id: memberId, name: '会員 みちこ', yen: 13_998 })
      .execute()
    await web.db
      .insertInto('debit_line_invoices')
      .values({ ...line, invoice_id: invoiceId, yen: 13_998 })
      .execute()
    const refused = await session.submit(path, { invoice: String(invoiceId) }, html)
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('口座振替の手続き中です。')
  })
})
