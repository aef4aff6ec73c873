import { beforeAll, describe, expect, it } from 'vitest'
import { TEST_BUYERS } from '#sandbox/amazon-pay/buyers.ts'
import { addMember, linkTo } from '#test/accounts/newcomers.ts'
import type { Session } from '#test/worlds/session.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => (web = await freshWeb()))

const COMPLETE = '/users/complete_registration'
const LETTER = `${COMPLETE}/letter`
const press = async (session: Session) => (await session.submit('/auth/amazon', { return_to: '/' })).location!

/** Shows at Amazon who they are; gives the address at which the browser comes back. */
async function showAt(address: string, buyer: string | null): Promise<string> {
  const body = new URLSearchParams(buyer ? { buyer } : { action: 'cancel' })
  const reply = await fetch(address, { method: 'POST', body, redirect: 'manual' })
  const { pathname, search } = new URL(reply.headers.get('location')!)
  return pathname + search
}

const idOf = (manner: string) => TEST_BUYERS.find((one) => one.manner === manner)!.id
const linksOf = (memberId: number) =>
  web.db.selectFrom('identities').select('provider').where('member_id', '=', memberId).execute()

describe('who signs up with Amazon', () => {
  it('is led there by a signed request, completes name and mail here, and is known as this buyer [AP-001] [AC-027]', async () => {
    expect((await web.visit('/users/new')).text).toContain('action="/auth/amazon"')
    const session = web.visitor()
    const address = await press(session)
    const asked = new URL(address)
    expect(JSON.parse(asked.searchParams.get('payload')!)).toMatchObject({ signInScopes: ['name', 'email'] })
    asked.searchParams.set('payload', asked.searchParams.get('payload')!.replace('/callback', '/elsewhere'))
    expect((await fetch(asked)).status).toBe(400)
    expect((await session.visit(await showAt(address, idOf('ok')))).location).toBe(COMPLETE)
    const { text } = await session.visit(COMPLETE)
    for (const part of ['絵描 花子', 'buyer-ok@amazon.example', 'Amazonでの確認が済みました'])
      expect(text).toContain(part)
    const email = 'buyer-ok@amazon.example'
    await session.submit(COMPLETE, { act: 'join', name: '花子', email, terms: '1' })
    await session.submit(LETTER, { token: (await linkTo(web, email)).token })
    const member = await web.member(email)
    expect(await linksOf(member.id)).toEqual([{ provider: 'amazon' }])
    const keys = web.db.selectFrom('person_keys').select('kind').where('member_id', '=', member.id)
    expect((await keys.execute()).map(({ kind }) => kind)).toContain('amazon_buyer')
    const again = web.visitor()
    expect((await again.visit(await showAt(await press(again), idOf('ok')))).location).toBe('/')
  })

  it('does not come into an account by its address alone, nor by a token that was used [AP-001] [AC-025]', async () => {
    const { id } = await addMember(web, { email: 'buyer-soft@amazon.example' })
    const session = web.visitor()
    const back = await showAt(await press(session), idOf('soft'))
    expect((await session.visit(back)).location).toBe(COMPLETE)
    expect(await linksOf(id)).toEqual([])
    const other = web.visitor()
    const state = new URL(JSON.parse(new URL(await press(other)).searchParams.get('payload')!).signInReturnUrl)
      .searchParams
    const token = new URLSearchParams(back.split('?')[1]).get('buyerToken')!
    const used = await other.visit(`/auth/amazon/callback?state=${state.get('state')}&buyerToken=${token}`)
    expect(used.location).toBe('/sessions/new?trouble=failed')
  })

  it('who gives up there is back at the way in', async () => {
    const session = web.visitor()
    const back = await showAt(await press(session), null)
    expect((await session.visit(back)).location).toBe('/sessions/new?trouble=cancelled')
  })
})
