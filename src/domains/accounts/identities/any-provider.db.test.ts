import { afterAll, describe, expect, it } from 'vitest'
import { linkIdentity, takeIdentity, type ProvedIdentity } from '#domains/accounts/index.ts'
import { freshHouse } from '#test/fresh-house.ts'

const fresh = await freshHouse()
afterAll(() => fresh.close())

const buyer = (subject: string, more: Partial<ProvedIdentity> = {}): ProvedIdentity => ({
  ...{ provider: 'amazon', subject, name: '会 員', email: null, emailVerified: false },
  ...more,
})
const emailOf = async (id: number) =>
  (await fresh.db.selectFrom('members').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email
const keysOf = (id: number) => fresh.db.selectFrom('person_keys').select('kind').where('member_id', '=', id).execute()

describe('the buyer of a wallet, whose provider’s code lies elsewhere', () => {
  it('is led to complete what is missing when nobody here is them [AC-027]', async () => {
    expect(
      await takeIdentity(fresh.visitor(), buyer('A1', { email: 'a1@example.com', emailVerified: true }), null),
    ).toBe('/users/complete_registration')
  })

  it('is signed in where the address is a member’s, and known as one person by the buyer’s number [AC-025] [AC-033]', async () => {
    const id = await fresh.newMember()
    const proved = buyer('A2', { email: await emailOf(id), emailVerified: true })
    expect(await takeIdentity(fresh.visitor(), proved, '/courses')).toBe('/courses')
    expect(await keysOf(id)).toEqual([{ kind: 'amazon_buyer' }])
    expect(await takeIdentity(fresh.visitor(), buyer('A2'), null)).toBe('/')
  })

  it('can be linked to a member who is signed in, once, and to nobody else', async () => {
    const [one, other] = [await fresh.newMember(), await fresh.newMember()]
    const link = async (id: number) => {
      const actor = await fresh.actorFor(id)
      const to = { id, email: actor.member.email }
      await fresh.db.transaction().execute((tx) => linkIdentity(actor, tx, to, buyer('A3')))
    }
    await link(one)
    await link(one)
    await expect(link(other)).rejects.toMatchObject({ status: 409, code: 'taken-here' })
    const rows = await fresh.db
      .selectFrom('identities')
      .select('member_id')
      .where('member_id', 'in', [one, other])
      .execute()
    expect(rows).toEqual([{ member_id: one }])
  })

  it('who begins and does not go on is forgotten within the hour, by itself', async () => {
    await takeIdentity(fresh.visitor(), buyer('A4'), null)
    const waiting = () => fresh.db.selectFrom('identity_proofs').select('subject').where('subject', '=', 'A4').execute()
    const sweep = async () => {
      await fresh.house.jobs.add(fresh.db, 'accounts.forget-proofs', {})
      await fresh.workOff()
    }
    const began = fresh.clock.now()
    fresh.clock.set(new Date(began.getTime() + 59 * 60_000))
    await sweep()
    expect(await waiting()).toHaveLength(1)
    fresh.clock.set(new Date(began.getTime() + 60 * 60_000))
    await sweep()
    expect(await waiting()).toEqual([])
  })
})
