import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDebitDesk } from '#test/money/direct-debit.ts'
import { messagesTo, ownPhone } from '#test/accounts/phones.ts'
import { checkCode } from './actions/check-code.ts'
import { sendCode } from './actions/send-code.ts'
import { findApplication } from '../debit-applications/queries.ts'

let desk: Awaited<ReturnType<typeof openDebitDesk>>
beforeAll(async () => (desk = await openDebitDesk()))
afterAll(() => desk.fresh.close())

let addresses = 0
const ip = () => `10.1.0.${++addresses}`

const MINUTE = 60_000
const LIMIT = 'SMSの送信回数が上限に達しました。時間をおいてお試しください。'
const WRONG = { status: 422, message: '認証コードが正しくありません。' }
const OVER = { status: 422, message: '認証コードの有効期限が切れています。再度送信してください。' }

async function applicant() {
  const memberId = await desk.newcomer()
  await desk.steps.apply(memberId)
  return memberId
}
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const later = (ms: number) => desk.fresh.clock.forward(ms)

describe('a code by text message', () => {
  it('of six figures reaches the phone and is kept as a hash alone, with a mask of the number [DD-011] [UP-016]', async () => {
    const [memberId, tel] = [await applicant(), ownPhone()]
    await desk.steps.send(memberId, tel, ip())
    const [text] = await messagesTo(tel)
    const code = await desk.steps.codeTo(tel)
    expect(text).toContain(`認証コードは ${code} です（10分間有効）`)
    const row = await desk.fresh.db.selectFrom('phone_checks').selectAll().where('member_id', '=', memberId).execute()
    const kept = JSON.stringify(row, (_, value: unknown) => value)
    expect(kept).not.toContain(tel)
    expect(kept).not.toContain(code)
    expect(row[0]!.phone_mask).toBe(`070****${tel.slice(-4)}`)
    const { count } = await desk.fresh.db
      .selectFrom('letters')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('plain', 'like', `%${code}%`)
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(0)
  })

  it('shows the phone to be theirs, once, and takes them on [DD-010] [DD-007]', async () => {
    const [memberId, tel] = [await applicant(), ownPhone()]
    await desk.steps.send(memberId, tel, ip())
    const code = await desk.steps.codeTo(tel)
    await desk.steps.check(memberId, code)
    expect((await findApplication(desk.fresh.db, memberId))!.phoneMask).toBe(`070****${tel.slice(-4)}`)
    await desk.steps.check(memberId, code)
    later(30 * MINUTE)
    await expect(desk.steps.check(memberId, code)).rejects.toMatchObject(OVER)
  })

  it('counts until the last second of its ten minutes, and not after [DD-011]', async () => {
    const [memberId, tel] = [await applicant(), ownPhone()]
    await desk.steps.send(memberId, tel, ip())
    const code = await desk.steps.codeTo(tel)
    later(10 * MINUTE)
    await expect(desk.steps.check(memberId, code)).rejects.toMatchObject(OVER)
    later(-1000)
    await desk.steps.check(memberId, code)
  })

  it('is dead after five wrong tries, and the fifth still says that it was wrong [DD-011]', async () => {
    const [memberId, tel] = [await applicant(), ownPhone()]
    await desk.steps.send(memberId, tel, ip())
    const code = await desk.steps.codeTo(tel)
    for (let tries = 0; tries < 5; tries++)
      await expect(desk.steps.check(memberId, wrongFor(code))).rejects.toMatchObject(WRONG)
    await expect(desk.steps.check(memberId, code)).rejects.toMatchObject(OVER)
  })

  it('is right at the fifth try [DD-011]', async () => {
    const [memberId, tel] = [await applicant(), ownPhone()]
    await desk.steps.send(memberId, tel, ip())
    const code = await desk.steps.codeTo(tel)
    for (let tries = 0; tries < 4; tries++)
      await expect(desk.steps.check(memberId, wrongFor(code))).rejects.toMatchObject(WRONG)
    await desk.steps.check(memberId, code)
  })

  it('counts every one of many wrong tries at the same moment [DD-011]', async () => {
    const [memberId, tel] = [await applicant(), ownPhone()]
    await desk.steps.send(memberId, tel, ip())
    const code = await desk.steps.codeTo(tel)
    const actor = await desk.fresh.actorFor(memberId)
    const said = await Promise.all(
      Array.from({ length: 12 }, () => checkCode(actor, wrongFor(code)).catch((no: Error) => no.message)),
    )
    expect(said.filter((sentence) => sentence === WRONG.message)).toHaveLength(5)
    await expect(desk.steps.check(memberId, code)).rejects.toMatchObject(OVER)
  })

  it('of before is worth nothing when a newer one was sent [DD-011]', async () => {
    const [memberId, tel] = [await applicant(), ownPhone()]
    await desk.steps.send(memberId, tel, ip())
    const first = await desk.steps.codeTo(tel)
    later(MINUTE)
    await desk.steps.send(memberId, tel, ip())
    const second = await desk.steps.codeTo(tel)
    if (first !== second) await expect(desk.steps.check(memberId, first)).rejects.toMatchObject(WRONG)
    await desk.steps.check(memberId, second)
    expect((await findApplication(desk.fresh.db, memberId))!.phoneMask).not.toBeNull()
  })

  it('of one member is none for another [DD-010]', async () => {
    const [memberId, tel] = [await applicant(), ownPhone()]
    const [other, theirs] = [await applicant(), ownPhone()]
    await desk.steps.send(memberId, tel, ip())
    await desk.steps.send(other, theirs, ip())
    const [mine, others] = [await desk.steps.codeTo(tel), await desk.steps.codeTo(theirs)]
    if (mine !== others) await expect(desk.steps.check(other, mine)).rejects.toMatchObject(WRONG)
    expect((await findApplication(desk.fresh.db, other))!.phoneMask).toBeNull()
  })

  it('is neither sent nor read without an application [DD-007]', async () => {
    desk.morning()
    const [memberId, tel] = [await desk.newMember(), ownPhone()]
    const NONE = { status: 409, code: 'no-application' }
    await expect(desk.steps.send(memberId, tel, ip())).rejects.toMatchObject(NONE)
    await expect(desk.steps.check(memberId, '123456')).rejects.toMatchObject(NONE)
    expect(await messagesTo(tel)).toEqual([])
  })
})

describe('a phone number', () => {
  it.each(['0901234567', '090123456789', '05012345678', '09112345678', '0901234567a', '+819012345678', ''])(
    'that is no mobile number of eleven figures gets no message: %s [DD-008]',
    async (tel) => {
      const memberId = await applicant()
      await expect(desk.steps.send(memberId, tel, ip())).rejects.toMatchObject({
        status: 422,
        message: '携帯電話番号を11桁で入力してください。',
      })
    },
  )

  it.each(['060', '070', '080', '090'])(
    'that begins with %s gets one, typed wide or narrow [DD-008]',
    async (front) => {
      const memberId = await applicant()
      const tel = front + ownPhone().slice(3)
      const wide = tel.replaceAll(/\d/g, (figure) => String.fromCodePoint(figure.codePointAt(0)! + 0xfee0))
      await desk.steps.send(memberId, wide, ip())
      expect(await messagesTo(tel)).toHaveLength(1)
    },
  )

  it('that cannot be reached is said to be so, and may be mended at once [DD-012]', async () => {
    const [memberId, tel] = [await applicant(), ownPhone()]
    for (let tries = 0; tries < 6; tries++)
      await expect(desk.steps.send(memberId, '09000000002', ip())).rejects.toMatchObject({
        status: 422,
        message: 'SMSを送信できませんでした。電話番号をご確認ください。',
      })
    await desk.steps.send(memberId, tel, ip())
    expect(await messagesTo(tel)).toHaveLength(1)
  })
})

describe('how often messages are sent', () => {
  it('is once in 60 seconds to a member [DD-012]', async () => {
    const [memberId, tel] = [await applicant(), ownPhone()]
    await desk.steps.send(memberId, tel, ip())
    later(MINUTE - 1000)
    await expect(desk.steps.send(memberId, ownPhone(), ip())).rejects.toMatchObject({ status: 429, message: LIMIT })
    later(1000)
    await desk.steps.send(memberId, tel, ip())
    expect(await messagesTo(tel)).toHaveLength(2)
  })

  it('is five times a day to a member, and again the day after; who clicks too early loses none [DD-012]', async () => {
    const memberId = await applicant()
    for (let sent = 0; sent < 5; sent++) {
      await desk.steps.send(memberId, ownPhone(), ip())
      await expect(desk.steps.send(memberId, ownPhone(), ip())).rejects.toMatchObject({ status: 429 })
      later(MINUTE)
    }
    await expect(desk.steps.send(memberId, ownPhone(), ip())).rejects.toMatchObject({ status: 429, message: LIMIT })
    later(24 * 60 * MINUTE)
    await desk.steps.send(memberId, ownPhone(), ip())
  })

  it('is five times a day to a number, whoever asks [DD-012]', async () => {
    const tel = ownPhone()
    for (let sent = 0; sent < 5; sent++) await desk.steps.send(await applicant(), tel, ip())
    await expect(desk.steps.send(await applicant(), tel, ip())).rejects.toMatchObject({ status: 429, message: LIMIT })
    expect(await messagesTo(tel)).toHaveLength(5)
  })

  it('is not held up by strangers for who has shown the phone to be theirs', async () => {
    const [memberId, tel] = [await applicant(), ownPhone()]
    await desk.steps.send(memberId, tel, ip())
    await desk.steps.check(memberId, await desk.steps.codeTo(tel))
    for (let sent = 0; sent < 4; sent++) await desk.steps.send(await applicant(), tel, ip())
    await expect(desk.steps.send(await applicant(), tel, ip())).rejects.toMatchObject({ status: 429 })
    later(MINUTE)
    await desk.steps.send(memberId, tel, ip())
    expect(await messagesTo(tel)).toHaveLength(6)
  })

  it('is twenty times a day from one address [DD-012]', async () => {
    const from = ip()
    for (let sent = 0; sent < 20; sent++) await desk.steps.send(await applicant(), ownPhone(), from)
    await expect(desk.steps.send(await applicant(), ownPhone(), from)).rejects.toMatchObject({
      status: 429,
      message: LIMIT,
    })
  })

  it('is once for two clicks at the same moment [DD-012]', async () => {
    const [memberId, tel] = [await applicant(), ownPhone()]
    const actor = await desk.fresh.actorFor(memberId, { ip: ip() })
    const clicks = await Promise.allSettled([sendCode(actor, tel), sendCode(actor, tel)])
    expect(clicks.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await messagesTo(tel)).toHaveLength(1)
  })

  it('is once for twenty clicks at the same moment, which cost one of the day’s five [DD-012]', async () => {
    const [memberId, tel] = [await applicant(), ownPhone()]
    const actor = await desk.fresh.actorFor(memberId, { ip: ip() })
    await Promise.allSettled(Array.from({ length: 20 }, () => sendCode(actor, tel)))
    expect(await messagesTo(tel)).toHaveLength(1)
    for (let sent = 1; sent < 5; sent++) {
      later(MINUTE)
      await sendCode(actor, tel)
    }
    expect(await messagesTo(tel)).toHaveLength(5)
  })

  it('is not counted for a member whose number, asked for by many at once, had its five [DD-012]', async () => {
    const [tel, members] = [ownPhone(), await Promise.all(Array.from({ length: 10 }, applicant))]
    const told = await Promise.allSettled(members.map((memberId) => desk.steps.send(memberId, tel, ip())))
    expect(await messagesTo(tel)).toHaveLength(5)
    const refused = members.filter((_, at) => told[at]!.status === 'rejected')
    for (const memberId of refused) await desk.steps.send(memberId, ownPhone(), ip())
  })
})
