import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openPostal } from '#sandbox/postal/open.ts'
import { serveProvider } from '#test/worlds/provider-server.ts'
import { httpPostal } from './http.ts'

const desk = openPostal()
let server: Awaited<ReturnType<typeof serveProvider>>
const find = (zipcode: string) => httpPostal({ apiUrl: `${server.url}/postal`, timeoutMs: 100 }).find(zipcode)

beforeAll(async () => void (server = await serveProvider(desk)))
afterEach(() => desk.provider.tell('normal'))
afterAll(() => server.close())

describe('a postal code', () => {
  it('leads to its prefecture and address [DD-005]', async () => {
    expect(await httpPostal({ apiUrl: `${server.url}/postal` }).find('1500001')).toEqual({
      prefecture: '東京都',
      address: '渋谷区神宮前',
    })
  })

  it.each(['9999999', '0000000', '12'])(
    'that nobody knows leads nowhere, and to no error: %s [DD-005]',
    async (code) => {
      expect(await find(code)).toBeNull()
    },
  )

  it.each(['refuse', 'hang'] as const)('leads nowhere while the service shows %s [DD-005]', async (mode) => {
    desk.provider.tell(mode)
    expect(await find('1500001')).toBeNull()
  })
})
