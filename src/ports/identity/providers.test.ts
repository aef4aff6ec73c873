import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openIdentity } from '#sandbox/identity/open.ts'
import { CLIENT_ID, CLIENT_SECRET, lies, type Lie } from '#sandbox/identity/services.ts'
import { serveProvider } from '#test/worlds/provider-server.ts'
import { openidProvider } from './openid.ts'
import { IdentityCancelled, IdentitySilent, IdentityWrong, type IdentityProvider, type Visit } from './port.ts'
import { xProvider } from './x.ts'

const services = openIdentity()
let server: Awaited<ReturnType<typeof serveProvider>>
beforeAll(async () => void (server = await serveProvider(services)))
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

/** What the browser comes back with after the person agreed. */
function agree(name: Name, visit: Visit, lie: Lie = 'none', who = person): URL {
  const code = services.desk.agree({
    ...{ service: name, person: who, redirectUri: visit.callback, nonce: visit.nonce, lie },
    challenge: createHash('sha256').update(visit.verifier).digest('base64url'),
  })
  return new URL(`${visit.callback}?${new URLSearchParams({ code, state: visit.state }).toString()}`)
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
    const said = await open(name).hear(agree(name, visitTo(name)), visitTo(name))
    const { subject, name: called, email } = person
    expect(said).toEqual({ subject, name: called, email, emailVerified: name !== 'line' })
    const silent = { ...person, email: '', isVerified: false }
    const little = await open(name).hear(agree(name, visitTo(name), 'none', silent), visitTo(name))
    expect(little).toMatchObject({ email: null, emailVerified: false })
  })

  it('does not vouch for an address that it has not seen them read [AC-026]', async () => {
    const said = await open(name).hear(
      agree(name, visitTo(name), 'none', { ...person, isVerified: false }),
      visitTo(name),
    )
    expect(said.emailVerified).toBe(false)
  })

  it('is believed once for each agreement, of who began, with the state that went [AC-024]', async () => {
    const visit = visitTo(name)
    const back = agree(name, visit)
    await open(name).hear(back, visit)
    await expect(open(name).hear(back, visit)).rejects.toThrow(IdentityWrong)
    await expect(open(name).hear(agree(name, visit), { ...visit, verifier: 'w'.repeat(43) })).rejects.toThrow(
      IdentityWrong,
    )
    await expect(open(name).hear(agree(name, visit), { ...visit, state: 'another' })).rejects.toThrow(IdentityWrong)
  })

  it('tells who does not agree from what goes wrong [AC-024]', async () => {
    const visit = visitTo(name)
    const back = (error: string) => new URL(`${visit.callback}?error=${error}&state=${visit.state}`)
    await expect(open(name).hear(back('access_denied'), visit)).rejects.toThrow(IdentityCancelled)
    await expect(open(name).hear(back('server_error'), visit)).rejects.toThrow(IdentityWrong)
  })

  it.each(['refuse', 'down', 'hang'] as const)(
    'is silent when it is told to %s, and no longer than its time',
    async (mode) => {
      services.provider.tell(mode)
      const visit = visitTo(name)
      const provider = open(name, { timeoutMs: 200 })
      const began = performance.now()
      await expect(provider.hear(agree(name, visit), visit)).rejects.toThrow(IdentitySilent)
      expect(performance.now() - began).toBeLessThan(2_000)
      services.provider.tell('normal')
      expect((await provider.hear(agree(name, visit), visit)).subject).toBe(person.subject)
    },
  )
})

describe.each(['google', 'line'] as const)('an id token of %s', (name) => {
  const tricks = Object.keys(lies).filter((lie) => lie !== 'none') as Lie[]
  it.each(tricks)('is not believed when it is forged: %s [AC-024]', async (lie) => {
    const failure = await open(name)
      .hear(agree(name, visitTo(name), lie), visitTo(name))
      .catch((error: Error) => error)
    expect(failure).toBeInstanceOf(IdentityWrong)
    expect(String(failure)).not.toMatch(/midori|eyJ/)
  })

  it('is believed after the provider has changed its keys', async () => {
    const [provider, visit] = [open(name), visitTo(name)]
    await provider.hear(agree(name, visit), visit)
    services.desk.signer.rotate()
    expect((await provider.hear(agree(name, visit), visit)).subject).toBe(person.subject)
  })
})
