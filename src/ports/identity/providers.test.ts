import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openIdentity } from '#sandbox/identity/open.ts'
import { CLIENT_ID, CLIENT_SECRET, lies, type Lie } from '#sandbox/identity/services.ts'
import { route } from '#sandbox/router.ts'
import { answerAt } from '#test/accounts/services.ts'
import { serveProvider } from '#test/worlds/provider-server.ts'
import { openidProvider } from './openid.ts'
import { IdentityCancelled, IdentitySilent, IdentityWrong, type IdentityProvider, type Visit } from './port.ts'
import { xProvider } from './x.ts'

const services = openIdentity()
/** Its line for the school's server, and its pages for browsers. */
const answer: typeof services.answer = (request, response) =>
  services.isWire(new URL(request.url!, server.url).pathname)
    ? services.answer(request, response)
    : route(services.routes, request, response)
let server: Awaited<ReturnType<typeof serveProvider>>
beforeAll(async () => void (server = await serveProvider({ ...services, answer })))
afterEach(() => services.provider.tell('normal'))
afterAll(() => server.close())

type Name = 'google' | 'line' | 'x'
const paths = { google: 'google_oauth2', line: 'line', x: 'twitter' }
const own = { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET }

function open(name: Name, { timeoutMs = 5_000 } = {}): IdentityProvider {
  if (name === 'x')
    return xProvider({
      ...{ authorizeUrl: `${server.url}/sandbox/identity/x/authorize`, apiUrl: `${server.url}/identity/x` },
      ...{ ...own, timeoutMs },
    })
  const signs = name === 'line' ? ('HS256' as const) : ('RS256' as const)
  return openidProvider({ ...own, issuer: `${server.url}/identity/${name}`, timeoutMs, signs })
}

const visitTo = (name: Name): Visit => ({
  ...{ state: 'a-state-of-forty-three-characters', nonce: 'a-nonce', verifier: 'v'.repeat(43) },
  callback: `https://school.example/auth/${paths[name]}/callback`,
})

const person = { subject: 'midori-7', name: '緑川 みどり', email: 'midori@example.com', isVerified: true }

/** What the browser comes back with after the person agreed at the service's own page. */
async function agree(name: Name, visit: Visit, lie: Lie = 'none', who = person): Promise<URL> {
  const address = await open(name).addressFor(visit)
  return new URL(await answerAt(address, { ...who, verified: who.isVerified, lie }), visit.callback)
}

describe.each(['google', 'line', 'x'] as const)('%s', (name) => {
  it('is asked with state and PKCE, a nonce where it signs, and no right but to know who it is [AC-024]', async () => {
    const asked = new URL(await open(name).addressFor(visitTo(name))).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      ...{ response_type: 'code', client_id: CLIENT_ID, redirect_uri: visitTo(name).callback },
      ...{ state: visitTo(name).state, code_challenge_method: 'S256' },
      scope: name === 'x' ? 'users.read tweet.read users.email' : 'openid profile email',
    })
    expect(asked.get('code_challenge')).toBe(createHash('sha256').update('v'.repeat(43)).digest('base64url'))
    expect(asked.get('nonce')).toBe(name === 'x' ? null : 'a-nonce')
    expect(asked.get('code_verifier')).toBeNull()
  })

  it('says who has come back, and whether it has seen them read their mail [AC-025] [AC-026]', async () => {
    const said = await open(name).hear(await agree(name, visitTo(name)), visitTo(name))
    const { subject, name: called, email } = person
    expect(said).toEqual({ subject, name: called, email, emailVerified: name !== 'line' })
    const silent = { ...person, email: '', isVerified: false }
    const little = await open(name).hear(await agree(name, visitTo(name), 'none', silent), visitTo(name))
    expect(little).toMatchObject({ email: null, emailVerified: false })
  })

  it('does not vouch for an address that it has not seen them read [AC-026]', async () => {
    const said = await open(name).hear(
      await agree(name, visitTo(name), 'none', { ...person, isVerified: false }),
      visitTo(name),
    )
    expect(said.emailVerified).toBe(false)
  })

  it('is believed once for each agreement, of who began, with the state that went [AC-024]', async () => {
    const visit = visitTo(name)
    const back = await agree(name, visit)
    await open(name).hear(back, visit)
    await expect(open(name).hear(back, visit)).rejects.toThrow(IdentityWrong)
    await expect(open(name).hear(await agree(name, visit), { ...visit, verifier: 'w'.repeat(43) })).rejects.toThrow(
      IdentityWrong,
    )
    await expect(open(name).hear(await agree(name, visit), { ...visit, state: 'another' })).rejects.toThrow(
      IdentityWrong,
    )
  })

  it('tells who does not agree from what goes wrong [AC-024]', async () => {
    const visit = visitTo(name)
    const denied = new URL(await answerAt(await open(name).addressFor(visit), 'deny'), visit.callback)
    expect(denied.searchParams.get('error')).toBe('access_denied')
    await expect(open(name).hear(denied, visit)).rejects.toThrow(IdentityCancelled)
    const broken = new URL(denied)
    broken.searchParams.set('error', 'server_error')
    await expect(open(name).hear(broken, visit)).rejects.toThrow(IdentityWrong)
  })

  it.each(['refuse', 'down', 'hang'] as const)(
    'is silent when it is told to %s, and no longer than its time',
    async (mode) => {
      const visit = visitTo(name)
      const provider = open(name, { timeoutMs: 500 })
      const back = await agree(name, visit)
      services.provider.tell(mode)
      const began = performance.now()
      await expect(provider.hear(back, visit)).rejects.toThrow(IdentitySilent)
      expect(performance.now() - began).toBeLessThan(2_000)
      services.provider.tell('normal')
      expect((await provider.hear(await agree(name, visit), visit)).subject).toBe(person.subject)
    },
  )
})

describe.each(['google', 'line'] as const)('an id token of %s', (name) => {
  const tricks = Object.keys(lies).filter((lie) => lie !== 'none') as Lie[]
  it.each(tricks)('is not believed when it is forged: %s [AC-024]', async (lie) => {
    const failure = await open(name)
      .hear(await agree(name, visitTo(name), lie), visitTo(name))
      .catch((error: Error) => error)
    expect(failure).toBeInstanceOf(IdentityWrong)
    expect(String(failure)).not.toMatch(/midori|eyJ/)
  })

  it('is believed after the provider has changed its keys', async () => {
    const [provider, visit] = [open(name), visitTo(name)]
    await provider.hear(await agree(name, visit), visit)
    services.issuers.rotate()
    expect((await provider.hear(await agree(name, visit), visit)).subject).toBe(person.subject)
  })

  it('is not believed when the browser brings the answer of another issuer [AC-024]', async () => {
    const visit = visitTo(name)
    const back = await agree(name, visit)
    expect(back.searchParams.get('iss')).toBe(`${server.url}/identity/${name}`)
    const mixed = new URL(back)
    mixed.searchParams.set('iss', `${server.url}/identity/somebody`)
    await expect(open(name).hear(mixed, visit)).rejects.toThrow(IdentityWrong)
    expect((await open(name).hear(back, visit)).subject).toBe(person.subject)
  })

  it('is given to who was sent there alone: with our address, PKCE and the browser that began [AC-024]', async () => {
    const address = await open(name).addressFor(visitTo(name))
    const without = (part: string, value?: string) => {
      const changed = new URL(address)
      if (value === undefined) changed.searchParams.delete(part)
      else changed.searchParams.set(part, value)
      return changed.href
    }
    for (const wrong of [without('redirect_uri', 'https://school.example/elsewhere'), without('client_id', 'somebody')])
      expect((await fetch(wrong, { redirect: 'manual' })).status).toBe(400)
    const bare = new URL(without('code_challenge'))
    bare.searchParams.delete('code_challenge_method')
    const told = await fetch(bare, { redirect: 'manual' })
    expect(new URL(told.headers.get('location')!).searchParams.get('error')).toBe('invalid_request')
    const page = await fetch(address, { redirect: 'manual' })
    const visit = new URL(page.headers.get('location')!, address).searchParams.get('visit')!
    const onward = await services.issuers.conclude(visit, { person, lie: 'none' })
    expect((await fetch(onward!, { redirect: 'manual' })).status).toBe(400)
  })
})
