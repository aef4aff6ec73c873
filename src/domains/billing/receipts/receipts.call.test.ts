import { describe, expect, it } from 'vitest'
import { writeInvoice, type WrittenInvoice } from '#test/money/invoices.ts'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const day = (text: string) => new Date(`${text}T10:00:00+09:00`)

async function debtor(invoices: WrittenInvoice[] = [], name = '髙﨑 德子') {
  const person = await newPerson(web, { name, plan: { planId: 2, state: 'will_continue' } })
  const written = []
  for (const invoice of invoices) written.push(await writeInvoice(web.db, person.memberId, invoice))
  return { ...person, path: `/users/${person.memberId}/payments`, invoices: written }
}
const chargesOf = (memberId: number) =>
  web.db
    .selectFrom('charge_attempts')
    .innerJoin('invoices', 'invoices.id', 'charge_attempts.invoice_id')
    .select(['charge_attempts.state', 'charge_attempts.reason'])
    .where('member_id', '=', memberId)
    .execute()

describe('the list of what was paid', () => {
  it('shows every invoice, the newest first, a page at a time [UP-003]', async () => {
    const many = Array.from({ length: 12 }, (_, month) => ({
      at: day(`2025-${String(month + 1).padStart(2, '0')}-20`),
      lines: [{ kind: 'fee', label: `第${month + 1}回の料金`, yen: 1_000 + month }] as WrittenInvoice['lines'],
    }))
    const { session, path } = await debtor(many)
    const first = (await session.visit(path)).text
    expect(first.indexOf('第12回の料金')).toBeLessThan(first.indexOf('第3回の料金'))
    expect(first).toContain('1,011円')
    expect(first).not.toContain('第2回の料金')
    expect((await session.visit(`${path}?page=2`)).text).toContain('第1回の料金')
    expect((await session.visit(`${path}?page=3`)).status).toBe(404)
    for (const none of ['0', 'x'])
      expect((await session.visit(`${path}?page=${none}`)).text).not.toContain('第1回の料金')
  })

  it.each([
    ['paid', '支払い済み'],
    ['unpaid', '未払い'],
    ['open', '処理中'],
    ['processing', '処理中'],
    ['unknown', '処理中'],
  ] as const)('says of an invoice that is %s: %s [UP-003]', async (state, word) => {
    const { session, path } = await debtor([{ state }])
    const { text } = await session.visit(path)
    const said = ['支払い済み', '未払い', '処理中', '返金済み'].filter((one) => text.includes(`>${one}<`))
    expect(said).toEqual([word])
  })

  it('says 返金済み when all of it went back [UP-003]', async () => {
    const { session, path, invoices } = await debtor([{}])
    const whole = { state: 'refunded', refunded_yen: 13_800 } as const
    await web.db.updateTable('invoices').set(whole).where('id', '=', invoices[0]!.id).execute()
    expect((await session.visit(path)).text).toContain('>返金済み<')
  })

  it('is nobody else’s: neither the list nor its papers nor its button [UP-003]', async () => {
    const { path, memberId, invoices } = await debtor([{}, { state: 'unpaid' }])
    const [paid, unpaid] = invoices
    const other = await debtor()
    for (const address of [path, `${path}/${paid!.id}/receipt`, `${path}/${paid!.id}/receipt/pdf`])
      expect((await other.session.visit(address)).status, address).toBe(404)
    // By the own address, too, another's invoice does not exist.
    expect((await other.session.visit(`${other.path}/${paid!.id}/receipt`)).status).toBe(404)
    expect((await other.session.visit(`${other.path}/${paid!.id}/receipt/pdf`)).status).toBe(404)
    expect((await other.session.submit(other.path, { invoice: String(unpaid!.id) })).status).toBe(404)
    expect((await other.session.submit(path, { invoice: String(unpaid!.id) })).status).toBe(404)
    expect(await chargesOf(memberId)).toEqual([{ state: 'captured', reason: 'due' }])
    expect((await web.visit(path)).location).toBe(`/sessions/new?return_to=${encodeURIComponent(path)}`)
  })
})

describe('the button that pays', () => {
  it('charges the card on file once, however often it is pressed [UP-004]', async () => {
    const { session, path, memberId, invoices } = await debtor([{ state: 'unpaid', failureKind: 'soft' }])
    const press = () => session.submit(path, { invoice: String(invoices[0]!.id) })
    const replies = await Promise.all([press(), press(), press()])
    expect(replies.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(replies[0]!.location).toBe(`${path}?tried=${invoices[0]!.id}`)
    expect(await chargesOf(memberId)).toEqual([{ state: 'captured', reason: 'pay_now' }])
    expect((await session.visit(replies[0]!.location!)).text).toContain('お支払いを確認しました')
  })

  it('says why it cannot: nothing to pay, no card [UP-004]', async () => {
    const { session, path, memberId, invoices } = await debtor([{ state: 'unpaid' }, { state: 'unpaid' }])
    const [given, owed] = invoices
    await web.db.updateTable('invoices').set({ state: 'written_off' }).where('id', '=', given!.id).execute()
    expect((await session.submit(path, { invoice: String(given!.id) })).status).toBe(409)
    const gone = { replaced_at: new Date() }
    await web.db.updateTable('payment_methods').set(gone).where('member_id', '=', memberId).execute()
    const reply = await session.submit(path, { invoice: String(owed!.id) })
    expect(reply.status).toBe(409)
    expect(reply.text).toContain('カードが登録されていません')
  })
})

describe('a receipt', () => {
  it('names issuer, registered number, date, content, sum, tax and recipient [UP-012][UP-013]', async () => {
    const lines = [
      { kind: 'fee', label: '12ヶ月プラン 月額料金', yen: 8_900 },
      { kind: 'discount', label: 'キャンペーン割引', yen: -5 },
    ] as const
    const { session, path, invoices } = await debtor([{ at: day('2026-09-20'), lines: [...lines] }])
    const { text } = await session.visit(`${path}/${invoices[0]!.id}/receipt`)
    for (const part of [
      '適格簡易請求書',
      'Egaku',
      'T1234567890123',
      '〒100-0000 東京都千代田区鉛筆町1-2-3',
      '2026年9月20日',
      '12ヶ月プラン 月額料金',
      'キャンペーン割引',
    ])
      expect(text).toContain(part)
    expect(text).toContain('髙﨑 德子')
    expect(text).toContain('8,895円')
    expect(text).toContain('うち消費税（10%）')
    expect(text).toContain('808円')
    expect(text).toContain(invoices[0]!.number)
  })

  it('is a PDF under the same number, an original once and a reprint ever after, at once too [UP-012]', async () => {
    const { session, path, memberId, invoices } = await debtor([{}])
    const page = `${path}/${invoices[0]!.id}/receipt`
    // Looking at it prints nothing.
    for (let look = 0; look < 2; look++) expect((await session.visit(page)).text).not.toContain('再発行')
    const files = await Promise.all([session.visit(`${page}/pdf`), session.visit(`${page}/pdf`)])
    for (const file of files) {
      expect(file.status).toBe(200)
      expect(file.headers.get('content-type')).toBe('application/pdf')
      expect(file.headers.get('content-disposition')).toContain(`${invoices[0]!.number}.pdf`)
      expect(file.headers.get('cache-control')).toContain('no-store')
      expect(file.text.startsWith('%PDF-')).toBe(true)
    }
    expect((await session.visit(page)).text).toContain('再発行')
    expect((await session.post(`${page}/print`)).body).toEqual({ success: true, times: 3 })
    const prints = await web.db
      .selectFrom('receipt_prints')
      .innerJoin('invoices', 'invoices.id', 'receipt_prints.invoice_id')
      .select('times')
      .where('member_id', '=', memberId)
      .execute()
    expect(prints).toEqual([{ times: 3 }])
  })

  it.each(['unpaid', 'open', 'processing', 'unknown'] as const)(
    'is not there for what is %s [UP-012]',
    async (state) => {
      const { session, path, invoices } = await debtor([{ state }])
      for (const end of ['receipt', 'receipt/pdf'])
        expect((await session.visit(`${path}/${invoices[0]!.id}/${end}`)).status).toBe(404)
      expect((await session.post(`${path}/${invoices[0]!.id}/receipt/print`)).status).toBe(404)
      expect((await session.visit(path)).text).not.toContain('領収書')
    },
  )

  it('can be made out to whom the member names, as text and nothing else [UP-012]', async () => {
    const { session, path, invoices } = await debtor([{}])
    const { text } = await session.visit(
      `${path}/${invoices[0]!.id}/receipt?to=${encodeURIComponent('<b>株式会社ペン先</b>')}`,
    )
    expect(text).toContain('&lt;b&gt;株式会社ペン先&lt;/b&gt;')
    expect(text).not.toContain('<b>株式会社ペン先')
  })
})
