import type { IncomingMessage, ServerResponse } from 'node:http'
import { say } from '../payments/say.ts'
import { makeProvider } from '../providers/behaviour.ts'

const PLACES: Record<string, { pref: string; address: string }> = {
  '1500001': { pref: '東京都', address: '渋谷区神宮前' },
  '0600001': { pref: '北海道', address: '札幌市中央区北一条西' },
  '5300001': { pref: '大阪府', address: '大阪市北区梅田' },
  '9000001': { pref: '沖縄県', address: '那覇市港町' },
}
/** The code at which the service itself breaks. */
const BROKEN = '0000000'

/** The address service of the sandbox: `GET …/postal?zipcode=1500001`. */
export function openPostal() {
  const provider = makeProvider('郵便番号')
  return {
    provider,
    isWire: (path: string) => /^(\/sandbox)?\/postal$/.test(path),
    async answer(request: IncomingMessage, response: ServerResponse) {
      const zipcode = new URL(request.url ?? '/', 'http://postal').searchParams.get('zipcode') ?? ''
      const manner = await provider.receive()
      if (manner === 'vanish') return void request.socket.destroy()
      if (manner === 'refuse' || zipcode === BROKEN) return say(response, no(500, 'error'))
      if (!/^\d{7}$/.test(zipcode)) return say(response, no(400, 'invalid zipcode'))
      const place = Object.hasOwn(PLACES, zipcode) ? PLACES[zipcode] : null
      return say(
        response,
        place ? { status: 200, body: { code: 200, message: '', data: place } } : no(404, 'not found'),
      )
    },
  }
}

const no = (status: number, message: string) => ({ status, body: { code: status, message, data: null } })
