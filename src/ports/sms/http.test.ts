import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openSms, SANDBOX_SMS_SECRET } from '#sandbox/sms/open.ts'
import { serveProvider } from '#test/worlds/provider-server.ts'
import { httpSms } from './http.ts'
import { SmsRefusal } from './port.ts'

const desk = openSms()
let server: Awaited<ReturnType<typeof serveProvider>>
const open = (changes: { secret?: string; timeoutMs?: number } = {}) =>
  httpSms({ apiUrl: `${server.url}/sms`, secret: SANDBOX_SMS_SECRET, ...changes })

beforeAll(async () => void (server = await serveProvider(desk)))
afterEach(() => desk.provider.tell('normal'))
afterAll(() => server.close())

describe('a text message', () => {
  it('is taken over by the provider', async () => {
    await open().send({ to: '09011112222', text: '認証コード 123456' })
    expect(desk.inbox.list('09011112222').map(({ text }) => text)).toEqual(['認証コード 123456'])
  })

  it('is refused to a number that cannot be reached, in words that name no number [DD-012]', async () => {
    const refused = await open()
      .send({ to: '09000000002', text: '認証コード 123456' })
      .catch((failure: Error) => failure)
    expect(refused).toBeInstanceOf(SmsRefusal)
    expect(String(refused)).not.toMatch(/0900000|123456/)
  })

  it.each(['refuse', 'hang', 'delay'] as const)(
    'is given up in time by a provider told to %s [DD-012]',
    async (mode) => {
      desk.provider.tell(mode, { ms: mode === 'delay' ? 60_000 : 0 })
      await expect(open({ timeoutMs: 100 }).send({ to: '09011113333', text: '1' })).rejects.toThrow(SmsRefusal)
      expect(desk.inbox.list('09011113333')).toEqual([])
    },
  )

  it('needs the school’s secret', async () => {
    await expect(open({ secret: 'wrong' }).send({ to: '09011114444', text: '1' })).rejects.toThrow('HTTP 401')
  })
})
