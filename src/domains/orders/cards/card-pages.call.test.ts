import { describe, expect, it } from 'vitest'
import { entered, newestOrder, personWithOrder } from '#test/money/ordering.ts'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const words = (html: string) => html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, '')

describe('the page of payment errors', () => {
  it('shows a code as a code, and stands without one [CA-018]', async () => {
    const page = await web.visit(
      `/subscription_orders/payment_error?res_code=${encodeURIComponent('<b>tds</b>_failed')}`,
    )
    expect(page.status).toBe(200)
    expect(words(page.text)).toContain('決済処理でエラーが発生しました。')
    expect(page.text).toContain('>btdsb_failed<')
    expect(page.text).toContain('href="/subscription_orders/new"')
    expect(page.text).toContain('mailto:')
    const long = await web.visit(`/subscription_orders/payment_error?res_code=${'a'.repeat(80)}`)
    expect(long.text).toContain(`>${'a'.repeat(64)}<`)
    const plain = await web.visit('/subscription_orders/payment_error')
    expect([plain.status, words(plain.text).includes('エラーコード:')]).toEqual([200, false])
  })
})

describe('a change of card', () => {
  it('is asked for first, and the answer names the form with the way back [CA-021]', async () => {
    const { session } = await newPerson(web)
    const path = '/subscription_orders/payment_key_for_edit'
    const said = await session.visit(`${path}?redirect_to=${encodeURIComponent('/courses?page=2')}`)
    expect(said.body).toEqual({ url: '/users/edit_card/form?redirect_to=%2Fcourses%3Fpage%3D2' })
    const stranger = await session.visit(`${path}?redirect_to=${encodeURIComponent('//evil.example/x')}`)
    expect(stranger.body).toEqual({ url: '/users/edit_card/form?redirect_to=%2F' })
    expect((await web.visit(path)).status).toBe(401)
  })

  it('leads back to a page of ours, and nowhere else [CA-022]', async () => {
    const { session, memberId } = await newPerson(web)
    const change = async (redirect_to: string) =>
      (await session.submit('/users/edit_card', { ...(await entered(web, '')), redirect_to })).location
    expect(await change('/courses?page=2')).toBe('/courses?page=2')
    expect(words((await session.visit('/courses?page=2')).text)).toContain('カード情報を変更しました。')
    expect(words((await session.visit('/courses?page=2')).text)).not.toContain('カード情報を変更しました。')
    for (const away of ['https://evil.example/', '//evil.example', String.raw`/\evil.example`])
      expect(await change(away)).toBe(`/users/${memberId}/plan`)
  })

  it('shows until when the card of now is good by year and month, as the plan and the payments do', async () => {
    const session = await web.signIn('cont1')
    const { id } = await web.member('cont1')
    for (const path of ['/users/edit_card/form', `/users/${id}/plan`, `/users/${id}/payments`])
      expect(words((await session.visit(path)).text), path).toMatch(/有効期限 20\d\d年\d+月(?!\d)/)
  })

  it('refuses what is no token', async () => {
    const { session } = await newPerson(web)
    const reply = await session.submit('/users/edit_card', { register_token: '', redirect_to: '/courses' })
    expect(reply.status).toBe(422)
    expect(words(reply.text)).toContain('カードの情報を確認できませんでした')
  })
})

describe('the way back from the issuer', () => {
  it('changes nothing when it is made up, twice or in vain [CA-020]', async () => {
    const visitor = web.visitor()
    const made = await visitor.post(
      `/subscription_orders/three_d_secure/return?order=${crypto.randomUUID()}`,
      {},
      { token: null },
    )
    expect([made.status, made.location]).toEqual([303, '/subscription_orders/new'])

    const { order, session, memberId } = await personWithOrder(web, 5)
    const early = await visitor.post(
      `/subscription_orders/three_d_secure/return?order=${order.key}`,
      {},
      { token: null },
    )
    expect(early.location).toBe('/subscription_orders/new')
    expect((await newestOrder(web, memberId)).state).toBe('shown')

    const asked = await session.submit(
      '/subscription_orders/register_token',
      await entered(web, order.key, { number: '5555555555554444' }),
    )
    expect(asked.status).toBe(200)
    const forged = await visitor.post(
      `/subscription_orders/three_d_secure/return?order=${order.key}`,
      { status: 'passed' },
      { token: null },
    )
    expect(forged.location).toBe(`/subscription_orders/outcome?order=${order.key}`)
    expect(words((await session.visit(forged.location!)).text)).toContain('本人認証の結果を待っています')
    expect((await newestOrder(web, memberId)).state).toBe('authenticating')
    const plans = web.db.selectFrom('subscriptions').select('state').where('member_id', '=', memberId)
    expect(await plans.execute()).toEqual([])
  })
})
