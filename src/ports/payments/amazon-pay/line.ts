import { openTalk, type Told, type Unhurried } from '../talk.ts'
import { done, isDecline, reasonOf } from './answers.ts'
import { signedHeaders, type SigningKey } from './signature.ts'

export type Line = ReturnType<typeof openLine>
type Settings = { apiUrl: string; signing: SigningKey; timeoutMs: number; unhurried?: Unhurried | undefined }

/** Questions to the provider, each signed. */
export function openLine({ apiUrl, signing, timeoutMs, unhurried }: Settings) {
  const { host } = new URL(apiUrl)
  const { ask, close } = openTalk({
    url: apiUrl,
    timeoutMs,
    ...(unhurried && { unhurried }),
    headersOf: (question) => signedHeaders(question, host, signing),
    isWord: ({ reasonCode }) => isDecline(reasonCode),
  })
  // Keys that name their environment stand for it in the address, too.
  const version = /^(LIVE|SANDBOX)-/i.test(signing.id) ? 'v2' : 'live/v2'
  const get = (path: string) => ask({ method: 'GET', path: `${version}/${path}` })
  return {
    get,
    /** What there is at that place; null where the provider knows of nothing. */
    async find(path: string) {
      const told = await get(path)
      return told.status === 404 && reasonOf(told) === 'ResourceNotFound' ? null : done(told)
    },
    send: (method: 'POST' | 'PATCH' | 'DELETE', path: string, body: unknown, key?: string) =>
      ask({ method, path: `${version}/${path}`, body, ...(key && { key }) }),
    close,
  }
}

/** The provider understood and will not; anything else that is no yes may be about us and not about the buyer. */
export const isRefusal = ({ status }: Told) => status === 402 || status === 409 || status === 422

export const amountOf = (yen: number) => ({ amount: String(yen), currencyCode: 'JPY' })
