import { beforeAll, describe, expect, it } from 'vitest'
import { writeItem } from '#test/coaching/desk.ts'
import { entered } from '#test/money/ordering.ts'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const html = { headers: { Accept: 'text/html' } }
const words = (text: string) => text.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
let itemId: number
let closed: number
beforeAll(async () => {
  const now = await web.now()
  itemId = await writeItem(web.db, { now, priceYen: 7_000, commissionYen: 250, validDays: 47 })
  closed = await writeItem(web.db, { now, state: 'closed' })
})

type Person = Awaited<ReturnType<typeof newPerson>>
const begin = ({ session }: Person, fields: Record<string, string> = {}) =>
  session.submit('/personal_coachings/payment_key', { item_id: String(itemId), name: '山田 花子', ...fields })
const keyOf = async (person: Person) => ((await begin(person)).body as { paymentKey: string }).paymentKey

async function confirmed(paymentKey: string, fields: Record<string, string> = {}) {
  const card = await entered(web, paymentKey)
  return { ...card, paymentKey, item_id: String(itemId), name: '山田 花子', ...fields }
}
const ticketsOf = ({ memberId }: Person) =>
  web.db.selectFrom('coaching_tickets').selectAll().where('member_id', '=', memberId).execute()
const place = (person: Person, fields: Record<string, string>) =>
  person.session.submit('/personal_coachings/confirm_econtext_card', fields, html)

describe('the pages of an item', () => {
  it('show price, commission, total and validity as the server has them; a closed one is not there, a visitor signs in [PC-001] [PC-009] [QU-014]', async () => {
    const { session } = await newPerson(web)
    const shown = words((await session.visit(`/personal_coachings/new?item_id=${itemId}`)).text)
    for (const part of ['作品相談', '7,000円', '250円', '7,250円', '購入日から47日間']) expect(shown).toContain(part)
    for (const id of [String(closed), '999999', 'x', ''])
      expect((await session.visit(`/personal_coachings/new?item_id=${id}`)).status).toBe(404)
    const visitor = await web.visit(`/personal_coachings/new?item_id=${itemId}`)
    expect(visitor.status).toBe(302)
    expect(visitor.location).toBe(`/sessions/new?return_to=%2Fpersonal_coachings%2Fnew%3Fitem_id%3D${itemId}`)
  })

  it('lead to an order screen with a name, three agreements, the sum, the way back and the terms, whose place exists [PC-002] [PC-004] [PC-012]', async () => {
    const { session } = await newPerson(web)
    const { text } = await session.visit(`/personal_coachings/order?item_id=${itemId}`)
    for (const agreement of [
      '利用規約の個人コーチングに関する説明を確認しました',
      'チケットの有効期限（47日間）を確認しました',
      '購入後のお客様都合によるキャンセル・返金ができないことに同意します',
    ])
      expect(words(text)).toContain(agreement)
    expect(words(text)).toContain('7,250円')
    expect(text).toContain(`href="/personal_coachings/new?item_id=${itemId}"`)
    expect(text).toContain('href="/terms/user_policy#personal-coaching-description"')
    expect((await web.visit('/terms/user_policy')).text).toContain('id="personal-coaching-description"')
    expect((await session.visit(`/personal_coachings/order?item_id=${closed}`)).status).toBe(404)
  })

  it('say when the month’s tickets are sold, and then nothing leads to the order [PC-014]', async () => {
    const person = await newPerson(web)
    const few = await writeItem(web.db, { now: await web.now(), monthlyNumber: 1 })
    const at = `/personal_coachings/new?item_id=${few}`
    const { paymentKey } = (await begin(person, { item_id: String(few) })).body as { paymentKey: string }
    expect((await place(person, await confirmed(paymentKey, { item_id: String(few) }))).status).toBe(303)
    const late = await newPerson(web)
    const { text } = await late.session.visit(at)
    expect(words(text)).toContain('今月の販売数に達しました')
    expect(text).not.toContain('/personal_coachings/order')
    expect((await late.session.visit(`/personal_coachings/order?item_id=${few}`)).location).toBe(at)
    const refused = await begin(late, { item_id: String(few) })
    expect([refused.status, (refused.body as { error: string }).error]).toEqual([
      409,
      '今月の販売数に達しました。翌月の1日に、あらためて販売します。',
    ])
  })
})

describe('the payment key', () => {
  it('is for who has a token and is signed in; item, then name are looked at, and sums that come along are not [PC-003] [PC-005] [PC-009]', async () => {
    const person = await newPerson(web)
    const path = '/personal_coachings/payment_key'
    const fields = { item_id: String(itemId), name: '山田 花子' }
    expect((await person.session.submit(path, fields, { token: null })).status).toBe(403)
    expect((await web.visitor().submit(path, fields)).status).toBe(401)
    expect((await begin(person, { item_id: String(closed), name: '' })).status).toBe(404)
    for (const name of ['', '　 ', 'あ'.repeat(51)]) expect((await begin(person, { name })).status, name).toBe(422)
    const reply = await begin(person, { name: '𠮷'.repeat(50), total: '1', price: '1' })
    expect(reply.status).toBe(200)
    const { paymentKey, order } = reply.body as { paymentKey: string; order: { terms: { totalYen: number } } }
    expect(paymentKey).toMatch(/^[0-9a-f-]{36}$/)
    expect(order.terms.totalYen).toBe(7_250)
    expect((await begin(person, { card: '4111111111111111' })).status).toBe(400)
  })

  it('is for a name of letters: pictures in it are named, kanji of two units are as good as any [SH-016]', async () => {
    const person = await newPerson(web)
    const refused = await begin(person, { name: '𠮷田☺花子😀😀' })
    expect([refused.status, (refused.body as { error: string }).error]).toEqual([
      422,
      '使用できない文字が含まれています：☺、😀',
    ])
    expect((await begin(person, { name: '𠮷田 德子' })).status).toBe(200)
  })

  it('with a card on file is the address where that is confirmed, once it is known [PC-005]', async () => {
    const person = await newPerson(web)
    await place(person, await confirmed(await keyOf(person)))
    const { url } = (await begin(person)).body as { url: string }
    const page = await person.session.visit(url)
    expect(words(page.text)).toContain('411111********')
    const paymentKey = new URL(url, web.url).searchParams.get('order')!
    const fields = { paymentKey, item_id: String(itemId), name: '山田 花子', guardian: 'adult' }
    expect((await place(person, fields)).status).toBe(303)
    expect(await ticketsOf(person)).toHaveLength(2)
    expect((await person.session.visit(url)).location).toBe('/personal_coachings')
  })
})

describe('the confirmation', () => {
  it('gives one ticket for a key, however often it is sent, and says until when it can be used [PC-007] [PC-008] [PC-010] [PC-012]', async () => {
    const person = await newPerson(web)
    const fields = await confirmed(await keyOf(person))
    const replies = await Promise.all([1, 2, 3].map(() => place(person, fields)))
    const again = await place(person, fields)
    for (const { status } of [...replies, again]) expect(status).toBe(303)
    const [ticket, ...more] = await ticketsOf(person)
    expect(more).toEqual([])
    const charges = (await web.cardLedger({ member: String(person.memberId) })).charges
    expect(charges.filter(({ outcome }) => outcome === 'captured').map(({ yen }) => yen)).toEqual([7_250])
    const done = words((await person.session.visit(again.location!)).text)
    const [year, month, day] = ticket!.valid_until.split('-').map(Number)
    const until = `${year}年${month}月${day}日 23:59`
    expect(done).toContain(until)
    expect(words((await person.session.visit('/personal_coachings')).text)).toContain(until)
    expect(words((await person.session.visit(`/personal_coachings/${ticket!.id}`)).text)).toContain(until)
    expect((await web.letters(person.email))[0]!.text).toContain(until)
  })

  it('of another item or name than the key was made for ends at the payment error, and of somebody else’s is not there [PC-008]', async () => {
    const [person, stranger] = [await newPerson(web), await newPerson(web)]
    const paymentKey = await keyOf(person)
    for (const fields of [{ item_id: String(closed) }, { name: '別人' }] as Record<string, string>[]) {
      const { status, location } = await place(person, await confirmed(paymentKey, fields))
      const error = `/subscription_orders/payment_error?res_code=payment_key_mismatch&item_id=${itemId}`
      expect([status, location]).toEqual([303, error])
      expect((await person.session.visit(error)).text).toContain(`href="/personal_coachings/new?item_id=${itemId}"`)
    }
    expect((await place(stranger, await confirmed(paymentKey))).status).toBe(404)
    expect((await place(person, await confirmed('nonsense'))).status).toBe(404)
    expect(await ticketsOf(person)).toEqual([])
  })

  it('asks about age before anything is charged [PC-012]', async () => {
    const person = await newPerson(web)
    const fields = await confirmed(await keyOf(person), { guardian: '' })
    const asked = await place(person, fields)
    expect(asked.status).toBe(422)
    expect(words(asked.text)).toContain('18歳未満です')
    expect(await ticketsOf(person)).toEqual([])
    expect((await place(person, { ...fields, guardian: 'adult' })).status).toBe(303)
    expect(await ticketsOf(person)).toHaveLength(1)
  })

  it('opened by itself, or come back to, leads to the tickets', async () => {
    const { session } = await newPerson(web)
    expect((await session.visit('/personal_coachings/confirm_econtext_card')).location).toBe('/personal_coachings')
  })
})
