import { beforeAll, describe, expect, it } from 'vitest'
import { deviceKey } from '#test/accounts/device-key.ts'
import { addMember, from, isSignedIn, newAddress, signUp } from '#test/accounts/newcomers.ts'
import { answerAt, goTo, linkBefore, providers, type Provider } from '#test/accounts/services.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => (web = await freshWeb({ TRUST_PROXY: 'true' })))

let lines = 0
const elsewhere = () => from(`10.8.${Math.floor(++lines / 200)}.${lines % 200}`)
const COMPLETE = '/users/complete_registration'
const WANTED = '/courses?tab=all'
const linksOf = (memberId: number) =>
  web.db.selectFrom('identities').select('provider').where('member_id', '=', memberId).execute()

const nobodies = ['nobody', 'unconfirmed'] as const
const accounts = ['member', 'plan', 'left the plan', 'staff', 'teacher', 'second factor', 'passkey'] as const
type Account = (typeof accounts)[number]
/** What an address is here already. */
type Standing = (typeof nobodies)[number] | Account
const isAccount = (standing: Standing): standing is Account => (accounts as readonly string[]).includes(standing)

/** What comes of the visit there. */
const ways = ['verified', 'unverified', 'no mail', 'cancelled', 'replayed'] as const
type Row = { provider: Provider; standing: Standing; known: boolean; way: (typeof ways)[number] }

const standings = [
  ...nobodies.map((standing) => ({ standing, known: false })),
  ...accounts.flatMap((standing) => [true, false].map((known) => ({ standing, known }))),
]
const rows: Row[] = providers.flatMap((provider) =>
  standings.flatMap((one) => ways.map((way) => ({ provider, ...one, way }))),
)

/** The rules in one place, as the school's owner would say them. */
function expected({ provider, standing, way, known }: Row): 'in' | 'linked' | 'show' | 'join' {
  if (known) return 'in'
  const isProved = way === 'verified' || way === 'replayed'
  if (!isAccount(standing) || !isProved || provider === 'line') return 'join'
  return standing === 'member' || standing === 'left the plan' ? 'linked' : 'show'
}

const writers: Record<Account, (member_id: number, at: Date) => Promise<unknown>> = {
  member: () => Promise.resolve(),
  plan: (member_id, at) => subscribe(member_id, at, 'will_continue'),
  'left the plan': (member_id, at) => subscribe(member_id, at, 'after_unsubscribe'),
  staff: (member_id, at) => web.db.insertInto('staff_members').values({ member_id, granted_at: at }).execute(),
  teacher: (member_id, at) =>
    web.db
      .insertInto('correctional_teachers')
      .values({ member_id, name: '試し先生', fee_yen: 1000, invited_at: at, activated_at: at })
      .execute(),
  'second factor': (member_id, at) =>
    web.db
      .insertInto('second_factors')
      .values({ member_id, secret: 'v1.sealed', confirmed_at: at, last_step: 1 })
      .execute(),
  passkey: (member_id) => deviceKey().giveTo(web, member_id),
}
const subscribe = (member_id: number, started_at: Date, state: 'will_continue' | 'after_unsubscribe') =>
  web.db.insertInto('subscriptions').values({ member_id, plan_id: 1, state, started_at }).execute()

async function settle(standing: Standing, email: string): Promise<number | null> {
  if (standing === 'unconfirmed') await signUp(web.visitor(), email, undefined, elsewhere())
  if (!isAccount(standing)) return null
  const { id } = await addMember(web, { email })
  await writers[standing](id, await web.now())
  return id
}

/** They press the button and agree there, or do not: where the browser comes back, and the browser. */
async function visitThere({ provider, way }: Row, email: string, subject: string) {
  const session = web.visitor()
  const gone = await goTo(session, provider, WANTED, elsewhere())
  const agreed = { subject, email: way === 'no mail' ? '' : email, verified: way === 'verified' || way === 'replayed' }
  return { session, back: await answerAt(gone.location!, way === 'cancelled' ? 'deny' : agreed) }
}

describe('who comes back from a service', () => {
  it.each(rows)(
    '$provider, $standing, known $known, $way: goes where they should [AC-024] [AC-025] [AC-026] [AC-027]',
    async (row) => {
      const [email, subject] = [newAddress(), `somebody-${newAddress()}`]
      const id = await settle(row.standing, email)
      if (row.known) await linkBefore(web, id!, row.provider, subject)
      const { session, back } = await visitThere(row, email, subject)
      const thief = web.visitor()
      for (const [name, value] of session.cookies) thief.cookies.set(name, value)
      const reply = await session.visit(back)
      expect(reply.status).toBe(303)
      const links = id === null ? [] : await linksOf(id)
      if (row.way === 'cancelled') {
        expect(reply.location).toBe('/sessions/new?trouble=cancelled&return_to=%2Fcourses%3Ftab%3Dall')
        expect([await isSignedIn(session), links.length]).toEqual([false, row.known ? 1 : 0])
        return
      }
      const outcome = expected(row)
      const isIn = outcome === 'in' || outcome === 'linked'
      expect([reply.location, await isSignedIn(session)]).toEqual([isIn ? WANTED : COMPLETE, isIn])
      expect(links).toEqual(isIn ? [{ provider: row.provider }] : [])
      if (!isIn) {
        const page = await session.visit(COMPLETE)
        expect(page.text).toContain(outcome === 'show' ? 'ご本人の確認' : '会員登録の完了')
      }
      if (isIn && row.standing === 'staff')
        expect((await session.visit('/staff')).location).toBe('/staff/second_factor?return_to=%2Fstaff')
      if (row.way !== 'replayed') return
      // The same answer in a browser that took the whole memory of the first along.
      expect((await thief.visit(back)).location).toBe('/sessions/new?trouble=failed')
      expect(await isSignedIn(thief)).toBe(false)
    },
  )
})
