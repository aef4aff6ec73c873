import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayKey, startOfDay } from '#platform/tokyo.ts'
import { PASSWORD } from '#test/accounts/newcomers.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'
import { startProcess, type WebProcess } from '#test/worlds/open-web.ts'
import { Session } from '#test/worlds/session.ts'
import { addPayLine, openPayee } from './index.ts'
import { monthAfter, monthBefore, monthOf } from './rules.ts'

/** An own house, for a month is closed once; and a second process of it. */
let web: Awaited<ReturnType<typeof freshWeb>>
let second: WebProcess
let accounting: Awaited<ReturnType<typeof newPerson>>
let month: string
beforeAll(async () => {
  web = await freshWeb()
  second = await startProcess(['web'], web.process.env)
  accounting = await newPerson(web, { isStaff: true, role: 'accounting', name: '経理 まこ' })
  month = monthBefore(monthOf(dayKey(await web.now())))
  // Those of the demo world are not paid here.
  await web.db
    .updateTable('payee_kinds')
    .set({ held_at: await web.now() })
    .execute()
}, 60_000)
afterAll(() => second.stop())

const html = { headers: { Accept: 'text/html' } }
const account = {
  entity: 'individual',
  name: '山田 花子',
  nameKana: 'やまだ はなこ',
  postalCode: '150-0001',
  address: '東京都渋谷区神宮前1-2-3',
  bankCode: '０００９',
  branchCode: '123',
  accountType: 'ordinary',
  accountNumber: '1234567',
  holder: 'ヤマダ　ハナコ',
  registration: '',
  current_password: PASSWORD,
}

async function newTeacher(name: string) {
  const person = await newPerson(web, { name })
  const now = await web.now()
  await web.db.transaction().execute((tx) => openPayee(tx, person.memberId, 'teaching', now))
  const path = `/users/${person.memberId}`
  return {
    ...person,
    path,
    enter: (fields: Partial<typeof account> = {}) =>
      person.session.submit(`${path}/payee`, { ...account, ...fields }, html),
    earn: async (yen: number, key: string) => {
      const line = {
        kind: 'teaching',
        source: 'test',
        description: `添削 No.${key}`,
        earnedAt: startOfDay(month),
      } as const
      return web.db
        .transaction()
        .execute((tx) => addPayLine(tx, { ...line, memberId: person.memberId, key: `${person.memberId}-${key}`, yen }))
    },
  }
}
const sealedOf = async (memberId: number) =>
  (await web.db.selectFrom('payees').select('account').where('member_id', '=', memberId).executeTakeFirstOrThrow())
    .account

describe('where somebody is paid to', () => {
  it('is said with the password alone, kept sealed, shown masked, and told to the mailbox each time', async () => {
    const teacher = await newTeacher('先生 いち')
    expect((await teacher.enter({ current_password: 'something-else-2026' })).status).toBe(422)
    expect((await teacher.enter({ current_password: undefined as never })).status).toBe(422)
    expect(await sealedOf(teacher.memberId)).toBeNull()
    expect((await teacher.enter()).location).toBe(`${teacher.path}/payouts`)
    const sealed = (await sealedOf(teacher.memberId))!
    expect(sealed).toMatch(/^v1\./)
    expect(sealed).not.toMatch(/1234567|山田/)
    for (const page of ['payee', 'payouts']) {
      const { text } = await teacher.session.visit(`${teacher.path}/${page}`)
      expect(text).toContain('0009-123 普通 ●●●●567')
      expect(text).not.toContain('1234567"')
      expect(text).not.toContain('>1234567')
    }
    const [letter] = await web.letters(teacher.email)
    expect(letter!.subject).toContain('報酬の振込先を登録しました')
    expect(letter!.text).not.toMatch(/567|0009|山田/)
    await teacher.enter({ accountNumber: '', branchCode: '7' })
    expect((await teacher.session.visit(`${teacher.path}/payouts`)).text).toContain('0009-123 普通 ●●●●567')
    expect((await teacher.enter({ accountNumber: '', branchCode: '777' })).status).toBe(303)
    expect((await teacher.session.visit(`${teacher.path}/payouts`)).text).toContain('0009-777 普通 ●●●●567')
    expect(await web.letters(teacher.email, { seen: 1 })).toHaveLength(2)
    const audit = await web.db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('subject_id', '=', teacher.memberId)
      .where('action', 'like', 'payouts.%')
      .execute()
    expect(audit).toHaveLength(2)
    expect(JSON.stringify(audit)).not.toMatch(/567|山田/)
  })

  it.each([
    ['holder', '山田花子', '口座名義（カナ）は、カナ'],
    ['bankCode', '12', '金融機関コードは4桁'],
    ['accountNumber', '12345678', '口座番号は7桁まで'],
    ['accountNumber', '', '口座番号は7桁まで'],
    ['registration', 'T7010705000752', '登録番号は、Tに続く13桁'],
    ['postalCode', '15-0001', '郵便番号は7桁'],
    ['name', '', 'お名前を入力してください'],
    ['entity', 'dog', '個人か法人か'],
  ])('is refused with %s „%s“, said at its field', async (field, value, sentence) => {
    const teacher = await newTeacher('先生 誤り')
    const reply = await teacher.enter({ [field]: value })
    expect(reply.status).toBe(422)
    expect(reply.text).toContain(sentence)
    expect(await sealedOf(teacher.memberId)).toBeNull()
  })

  it('is asked of nobody whom the school does not pay, and of nobody else', async () => {
    const teacher = await newTeacher('先生 に')
    const member = await newPerson(web)
    for (const page of ['payee', 'payouts', 'payouts/1', 'payouts/1/pdf']) {
      expect((await member.session.visit(`/users/${member.memberId}/${page}`, html)).status).toBe(404)
      expect((await member.session.visit(`${teacher.path}/${page}`, html)).status).toBe(404)
    }
    const own = await member.session.submit(`/users/${member.memberId}/payee`, account, html)
    expect(own.status).toBe(404)
  })
})

describe('a month of earnings behind the counter', () => {
  it('is looked at before: the kinds beside the last month, who cannot be paid, and whether the book says the same', async () => {
    const nowhere = await newTeacher('先生 口座なし')
    const look = async (query = '') => (await accounting.session.visit(`/staff/payouts${query}`)).text
    const missing = (text: string) => {
      const [, payees = '0', yen = '0'] = /振込先が未登録 (\d+)名・([\d,]+)円/.exec(text) ?? []
      return { payees: Number(payees), yen: Number(yen.replaceAll(',', '')) }
    }
    const before = missing(await look())
    await nowhere.earn(3_210, '9')
    const shown = await look()
    for (const words of ['種類ごとの合計', '前回との差']) expect(shown).toContain(words)
    expect(missing(shown)).toEqual({ payees: before.payees + 1, yen: before.yen + 3_210 })
    expect(shown).toContain('報酬の記録と、帳簿の未払金が一致しています。')
    const only = await look('?why=no-account')
    expect(only).toContain('先生 口座なし')
    expect(only).not.toContain('支払いを保留中</span>')
    // A line that nobody booked.
    await web.db
      .insertInto('pay_lines')
      .values({
        ...{ member_id: nowhere.memberId, kind: 'teaching', source: 'test', source_key: 'unbooked', yen: 55 },
        ...{ description: '添削', earned_on: month, written_at: await web.now() },
      })
      .execute()
    expect(await look()).toContain('報酬の記録と帳簿の未払金に、55円の差があります。')
  })

  it('is closed, filed and paid once, by whomever and in whichever process, and each payee has a statement', async () => {
    const teacher = await newTeacher('=先生 さん')
    const other = await newTeacher('先生 よん')
    await teacher.enter({ registration: 'T7010705000725' })
    await other.enter({ entity: 'corporation', holder: 'カ）ヨン', accountNumber: '42' })
    await teacher.earn(6_000, '11')
    await teacher.earn(4_000, '12')
    await other.earn(5_000, '13')
    const running = { month: monthAfter(month) }
    expect((await accounting.session.submit('/staff/payouts', running, html)).status).toBe(409)
    const page = await accounting.session.visit('/staff/payouts')
    for (const shown of ['=先生 さん', '先生 よん', '15,000円', '1,021円', '13,979円', 'この内容で締める'])
      expect(page.text).toContain(shown)

    const elsewhere = new Session(second.url)
    for (const [name, value] of accounting.session.cookies) elsewhere.cookies.set(name, value)
    const both = [accounting.session, elsewhere]
    const press = async (path: string, fields: Record<string, string>) =>
      (await Promise.all(both.map((one) => one.submit(path, fields, html)))).map(({ status }) => status).toSorted()
    expect(await press('/staff/payouts', { month })).toEqual([303, 409])
    const { id } = await web.db
      .selectFrom('payout_runs')
      .select('id')
      .where('month', '=', month)
      .executeTakeFirstOrThrow()
    const run = `/staff/payouts/${id}`
    const waits = async () => /振込手続き中の報酬.*?(\d+)件/.exec((await accounting.session.visit('/staff')).text)?.[1]
    expect(await waits()).toBe('0')
    expect((await accounting.session.visit(`${run}/file`)).status).toBe(409)
    expect(await press(run, { act: 'file' })).toEqual([303, 409])
    expect(await waits()).toBe('2')

    const file = await accounting.session.visit(`${run}/file`)
    expect(file.headers.get('content-type')).toContain('Shift_JIS')
    expect(file.headers.get('content-disposition')).toContain(`sofuri-${month.slice(0, 7)}.txt`)
    const again = await elsewhere.visit(`${run}/file`)
    expect(again.text).toBe(file.text)
    expect(
      file.text
        .split('\r\n')
        .map((record) => record.slice(0, 1))
        .join(''),
    ).toBe('12289')
    expect(file.text).toContain('8000002000000013979')
    const csv = await accounting.session.visit(`${run}/csv`)
    expect(csv.text).toMatch(/^\uFEFF?番号,氏名,/)
    expect(csv.text).toContain('山田 花子,T7010705000725,0009,123,普通,1234567,ﾔﾏﾀﾞ ﾊﾅｺ,10000,1021,8979\r\n')
    expect(csv.text).toContain(',普通,0000042,ｶ)ﾖﾝ,5000,0,5000\r\n')

    expect((await teacher.session.visit(`${teacher.path}/payouts`)).text).toContain('振込手続き中')
    expect(await press(run, { act: 'paid' })).toEqual([303, 409])
    expect(await waits()).toBe('0')
    const [letter] = await web.letters(teacher.email, { seen: 1 })
    expect(letter!.text).toContain('8,979円')
    const { id: transfer } = await web.db
      .selectFrom('payout_transfers')
      .select('id')
      .where('member_id', '=', teacher.memberId)
      .executeTakeFirstOrThrow()
    const statement = `${teacher.path}/payouts/${transfer}`
    const { text } = await teacher.session.visit(statement)
    for (const shown of ['支払明細書', '山田 花子', '添削 No.11', '6,000円', '−1,021円', '8,979円', 'T7010705000725'])
      expect(text).toContain(shown)
    const pdf = await teacher.session.visit(`${statement}/pdf`)
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    for (const path of [statement, `${statement}/pdf`]) expect((await other.session.visit(path, html)).status).toBe(404)
    const foreign = `${other.path}/payouts/${transfer}`
    for (const path of [foreign, `${foreign}/pdf`]) expect((await other.session.visit(path, html)).status).toBe(404)

    const failed = { act: 'failed', transfer: String(transfer), failure: 'closed', note: '' }
    expect((await accounting.session.submit(run, { ...failed, failure: '' }, html)).status).toBe(422)
    expect(await press(run, failed)).toEqual([303, 409])
    expect((await teacher.session.visit(statement, html)).status).toBe(404)
    expect((await teacher.session.visit(`${teacher.path}/payouts`)).text).toContain('お振り込みできませんでした')
    const done = await web.db.selectFrom('audit_log').select('action').where('action', 'like', 'payouts.%').execute()
    const times = (action: string) => done.filter((one) => one.action === `payouts.${action}`).length
    expect(
      ['month-closed', 'file-made', 'file-downloaded', 'csv-exported', 'run-paid', 'transfer-failed'].map(times),
    ).toEqual([1, 1, 2, 1, 1, 1])
  })

  it('is found by accounting and admins alone', async () => {
    const paths = [
      '/staff/payouts',
      '/staff/payouts/1',
      '/staff/payouts/1/file',
      '/staff/payouts/1/csv',
      '/staff/payees/1',
    ]
    for (const role of ['support', 'editor'] as const) {
      const { session } = await newPerson(web, { isStaff: true, role })
      for (const path of paths) expect((await session.visit(path, html)).status).toBe(404)
      expect((await session.submit('/staff/payouts', { month }, html)).status).toBe(404)
    }
  })
})
