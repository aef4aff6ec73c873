import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { learnMember, pageMember, pageToken, post } from './browser-call.ts'

/** Who is signed in in this browser, in whichever tab. */
let session: { token: string; member: number | null }
let page: { content: string; dataset: { member?: string } }
let acted: (number | null)[]
let asked: number

async function fetching(path: string, options?: { headers: Record<string, string> }) {
  if (path === '/csrf_token') {
    asked += 1
    return Response.json(session)
  }
  if (options!.headers['X-CSRF-Token'] !== session.token)
    return Response.json({ success: false }, { status: 403, headers: { 'x-refusal': 'bad-token' } })
  acted.push(session.member)
  return Response.json({ success: true })
}

beforeEach(() => {
  session = { token: 'of-a-visitor', member: null }
  page = { content: 'of-a-visitor', dataset: {} }
  acted = []
  asked = 0
  vi.stubGlobal('fetch', fetching)
  vi.stubGlobal('document', { querySelector: () => page })
})
afterEach(() => void vi.unstubAllGlobals())

const signIn = (member: number) => (session = { token: `of-${member}`, member })

it('a page opened as a visitor goes on as the member who has signed in in another tab', async () => {
  signIn(7)
  expect(await post('/')).toMatchObject({ ok: true, code: null })
  expect(acted).toEqual([7])
  expect(pageMember()).toBe(7)
})

it('a page that has become a member’s never acts for another [NT-008]', async () => {
  signIn(7)
  await post('/')
  signIn(8)
  expect(await post('/')).toMatchObject({ ok: false, code: 'other-member' })
  expect(await learnMember()).toBe(7)
  signIn(7)
  expect(await post('/')).toMatchObject({ ok: true })
  expect(acted).toEqual([7, 7])
})

it('a page opened as a visitor learns who has signed in since, once', async () => {
  expect(await learnMember()).toBeNull()
  signIn(7)
  expect(await learnMember()).toBe(7)
  expect(await learnMember()).toBe(7)
  expect(asked).toBe(2)
  expect(await pageToken()).toBe('of-7')
})

it('a page kept whole for visitors asks once for its token, and learns whose it is', async () => {
  page.content = ''
  signIn(7)
  expect(await Promise.all([pageToken(), pageToken()])).toEqual(['of-7', 'of-7'])
  expect(await pageToken()).toBe('of-7')
  expect(asked).toBe(1)
  expect(pageMember()).toBe(7)
})

it('on a broken line, or from a server in trouble, nothing is learned and it is asked again', async () => {
  page.content = ''
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect([await learnMember(), await pageToken()]).toEqual([null, ''])
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 500 })))
  expect([await learnMember(), await pageToken()]).toEqual([null, ''])
  vi.stubGlobal('fetch', fetching)
  signIn(7)
  expect([await learnMember(), await pageToken()]).toEqual([7, 'of-7'])
})
