import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { writeInvoice, type WrittenInvoice } from '#test/money/invoices.ts'
import { strayCharge } from '#test/money/stray-charge.ts'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()

async function newStaff(role: 'support' | 'accounting' | 'admin') {
  const staff = await newPerson(web, { isStaff: true, name: `係の者 ${role}` })
  await web.db.updateTable('staff_members').set({ role }).where('member_id', '=', staff.memberId).execute()
  return staff
}
type Staff = Awaited<ReturnType<typeof newStaff>>
const people = {} as Record<'support' | 'accounting' | 'admin', Staff>
beforeAll(async () => {
  for (const role of ['support', 'accounting', 'admin'] as const) people[role] = await newStaff(role)
})

/** An invoice that its member really paid. */
async function paidInvoice(more: WrittenInvoice = {}) {
  const { session, memberId, email } = await newPerson(web, { plan: { planId: 2, state: 'will_continue' } })
  const invoice = await writeInvoice(web.db, memberId, { state: 'unpaid', failureKind: 'soft', ...more })
  await session.submit(`/users/${memberId}/payments`, { invoice: String(invoice.id) })
  return { ...invoice, session, memberId, email, path: `/staff/invoices/${invoice.id}` }
}
const wish = (yen: number, key: string = randomUUID()) => ({
  act: 'refund',
  yen: String(yen),
  reason: '試しの返金',
  key,
})
const stateOf = async (id: number) =>
  web.db
    .selectFrom('invoices')
    .select(['state', 'refunded_yen as refundedYen'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('who may see and move money', () => {
  it('is staff: members and visitors find no such page, support reads and moves nothing [UP-014][PL-038]', async () => {
    const { path, id, session } = await paidInvoice()
    const pages = ['/staff/invoices', path, '/staff/ledger', '/staff/ledger/csv?month=2026-11']
    for (const page of pages) {
      expect((await session.visit(page)).status, page).toBe(404)
      expect((await people.accounting.session.visit(page)).status, page).toBe(200)
      expect((await people.admin.session.visit(page)).status, page).toBe(200)
    }
    const seen = await Promise.all(pages.map((page) => people.support.session.visit(page)))
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 404, 404])
    expect(seen[1]!.text).not.toContain('返金する')
    for (const asker of [session, people.support.session]) {
      expect((await asker.submit(path, wish(100))).status).toBe(404)
      expect((await asker.submit('/staff/ledger', { act: 'note', mismatch: '1', reason: 'x' })).status).toBe(404)
    }
    expect(await stateOf(id)).toEqual({ state: 'paid', refundedYen: 0 })
  })

  it('has shown the second factor in this session [UP-014]', async () => {
    const { path, id } = await paidInvoice()
    const session = await web.signIn(people.accounting.email, { secondFactor: false })
    expect((await session.visit(path)).location).toContain('/staff/second_factor')
    await session.submit(path, wish(100))
    expect((await session.visit('/staff/ledger/csv?month=2026-11')).status).not.toBe(200)
    expect(await stateOf(id)).toEqual({ state: 'paid', refundedYen: 0 })
  })
})

describe('a refund by accounting', () => {
  it('says that nobody is written to where the member has left the school [UP-014]', async () => {
    const { path, id, memberId } = await paidInvoice()
    const told = 'お支払いに使われた方法に返金し、会員にメールでお知らせします。'
    expect((await people.accounting.session.visit(path)).text).toContain(told)
    const address = `withdrawn-${memberId}@withdrawn.invalid`
    const gone = { email: address, email_key: address, name: '退会した会員', withdrawn_at: await web.now() }
    await web.db.updateTable('members').set(gone).where('id', '=', memberId).execute()
    const page = await people.accounting.session.visit(path)
    expect([page.text.includes('退会済みのため、メールは届きません。'), page.text.includes(told)]).toEqual([
      true,
      false,
    ])
    const reply = await people.accounting.session.submit(path, wish(100))
    expect((await people.accounting.session.visit(reply.location!)).text).toContain(
      '返金しました。退会済みのため、メールは届きません。',
    )
    expect(await stateOf(id)).toEqual({ state: 'partly_refunded', refundedYen: 100 })
    expect(await web.db.selectFrom('letters').select('id').where('to_address', '=', address).execute()).toEqual([])
  })

  it('goes back once for one form, however often it is sent; the member has a note of it [UP-014]', async () => {
    const { path, id, email, memberId, session, number } = await paidInvoice()
    const form = wish(3_000)
    const send = () => people.accounting.session.submit(path, form)
    const replies = await Promise.all([send(), send(), send()])
    expect(replies.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await stateOf(id)).toEqual({ state: 'partly_refunded', refundedYen: 3_000 })
    // The first letter was that of the payment.
    const letters = await web.letters(email, { seen: 1 })
    const letter = letters.find(({ subject }) => subject.includes('返金'))!
    const note = new URL(letter.links.find((link) => link.includes('refund_notes'))!).pathname
    expect(note).toContain(`/users/${memberId}/refund_notes/R`)
    const paper = await session.visit(note)
    for (const part of ['適格返還請求書', '3,000円', '272円', number, 'T1234567890123', '試しの返金'])
      expect(paper.text).toContain(part)
    const pdf = await session.visit(`${note}/pdf`)
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const { session: stranger, memberId: other } = await newPerson(web)
    for (const foreign of [note, `${note}/pdf`, note.replace(`/${memberId}/`, `/${other}/`)])
      expect((await stranger.visit(foreign)).status, foreign).toBe(404)
  })

  it.each([
    ['nothing', { yen: '' }],
    ['no figure', { yen: 'abc' }],
    ['nothing at all of it', { yen: '0' }],
    ['less than nothing', { yen: '-5' }],
    ['more than was paid', { yen: '13801' }],
    ['no reason', { reason: '　' }],
    ['a reason without end', { reason: 'あ'.repeat(201) }],
    ['no key', { key: 'x' }],
  ])('of %s is a 422, and nothing moves [UP-014]', async (_, wrong) => {
    const { path, id } = await paidInvoice()
    const reply = await people.accounting.session.submit(path, { ...wish(500), ...wrong })
    expect(reply.status).toBe(422)
    expect(await stateOf(id)).toEqual({ state: 'paid', refundedYen: 0 })
  })

  it('of what is not paid is a 409; a debt can be given up instead, once [UP-014][PL-038]', async () => {
    const { memberId } = await newPerson(web)
    const { id } = await writeInvoice(web.db, memberId, { state: 'unpaid' })
    const { session } = people.accounting
    const path = `/staff/invoices/${id}`
    expect((await session.submit(path, wish(1))).status).toBe(409)
    const giveUp = () => session.submit(path, { act: 'write-off', reason: '連絡がつかないため' })
    expect((await giveUp()).status).toBe(303)
    expect((await giveUp()).status).toBe(409)
    expect((await stateOf(id)).state).toBe('written_off')
    expect((await session.submit('/staff/invoices/999999999', wish(1))).status).toBe(404)
  })
})

describe('the list of invoices', () => {
  it('is found by number, by member, by state and by day [UP-014]', async () => {
    const found = await paidInvoice({ at: new Date('2024-02-29T12:00:00+09:00') })
    const { session } = people.support
    const list = async (query: string) => (await session.visit(`/staff/invoices?${query}`)).text
    for (const query of [
      `q=${found.number}`,
      `q=${found.number.toLowerCase()}`,
      `q=${encodeURIComponent(found.email)}`,
      'from=2024-02-29&until=2024-02-29&state=paid',
    ])
      expect(await list(query), query).toContain(found.number)
    for (const query of ['q=%25', 'from=2024-03-01', 'until=2024-02-28', `q=${found.number}&state=unpaid`])
      expect(await list(query), query).not.toContain(`>${found.number}<`)
  })
})

describe('the book', () => {
  it('as a file of a month has the mark of UTF-8, CRLF, and lines that balance [PL-038]', async () => {
    const { memberId } = await newPerson(web)
    const at = new Date('2024-04-10T12:00:00+09:00')
    const { number } = await writeInvoice(web.db, memberId, { at })
    const reply = await fetch(`${web.url}/staff/ledger/csv?month=2024-04`, {
      headers: { cookie: [...people.accounting.session.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    const bytes = Buffer.from(await reply.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const lines = bytes.toString('utf8').split('\r\n')
    expect(lines.at(-1)).toBe('')
    const own = lines.filter((line) => line.includes(number)).map((line) => line.split(','))
    expect(own.map(([day, , kind, , account, debit, credit]) => [day, kind, account, debit, credit])).toEqual([
      ['2024-04-10', '請求', '売掛金', '13800', ''],
      ['2024-04-10', '請求', '売上高', '', '12546'],
      ['2024-04-10', '請求', '仮受消費税', '', '1254'],
      ['2024-04-10', '入金', '決済会社への未収金', '13800', ''],
      ['2024-04-10', '入金', '売掛金', '', '13800'],
    ])
    for (const month of ['2024-13', 'x', '']) {
      expect((await people.accounting.session.visit(`/staff/ledger/csv?month=${month}`)).status).toBe(404)
    }
  })

  it('shows what the provider took by mistake; it goes back whole, once [UP-015]', async () => {
    const { session } = people.accounting
    const { mismatchId, chargeId } = await strayCharge(web, 4_321)
    expect((await session.visit('/staff/ledger')).text).toContain(chargeId)
    const form = { act: 'refund', mismatch: String(mismatchId), reason: '記録のない請求', key: randomUUID() }
    expect((await session.submit('/staff/ledger', form)).location).toBe('/staff/ledger')
    expect((await session.submit('/staff/ledger', { ...form, key: randomUUID() })).status).toBe(409)
    expect((await session.visit('/staff/ledger')).text).not.toContain(chargeId)
    expect((await session.visit('/staff/ledger?mismatches=settled')).text).toContain(chargeId)
  })
})
