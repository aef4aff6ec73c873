import type * as Client from 'openid-client'
import { IdentityCancelled, IdentitySilent, IdentityWrong } from './port.ts'

/** `unhurried`: the provider's time is not that of the request. */
export type Talk = { timeoutMs: number; unhurried?: <T>(work: () => Promise<T>) => Promise<T> }
export type Library = typeof Client

/** Only who signs in so pays for it. */
export const loadLibrary = (): Promise<Library> => import('openid-client')

/** What fails on the line, or on the provider's side, is silence to us. */
export async function listen(url: string | URL, options: RequestInit): Promise<Response> {
  const reply = await fetch(url, { ...options, redirect: 'error' }).catch((failure: Error) => {
    throw new IdentitySilent(`no answer: ${failure.name}`)
  })
  if (reply.status < 500 && reply.status !== 429) return reply
  await reply.body?.cancel()
  throw new IdentitySilent(`HTTP ${reply.status}`)
}

/** Everything of one question together has its time; whatever goes wrong is one of the port's own failures. */
export async function talk<T>({ timeoutMs, unhurried = (work) => work() }: Talk, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new IdentitySilent('no answer in time')), timeoutMs)
  })
  try {
    return await unhurried(() => Promise.race([work(), late]))
  } catch (failure) {
    throw inOurWords(failure)
  } finally {
    clearTimeout(timer)
  }
}

type Failure = { name?: string; code?: string; error?: string; cause?: unknown }

function inOurWords(failure: unknown): Error {
  for (let one = failure as Failure | undefined, depth = 0; one && depth < 6; one = one.cause as Failure, depth++) {
    if (one instanceof IdentitySilent || one instanceof IdentityCancelled || one instanceof IdentityWrong) return one
    if (one.code === 'OAUTH_TIMEOUT' || one.code === 'ERR_JWKS_TIMEOUT') return new IdentitySilent('no answer in time')
    if (one.code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR')
      return /^access_denied$/i.test(one.error ?? '')
        ? new IdentityCancelled('the person did not agree')
        : new IdentityWrong(`the provider refused: ${plain(one.error)}`)
  }
  const { name, code, error } = failure as Failure
  return new IdentityWrong(`${plain(name)} ${plain(code)} ${plain(error)}`.trim())
}

/** Only words of the protocol are repeated: no value that came from outside. */
const plain = (word: string | undefined) => word?.replaceAll(/[^\w-]/g, '').slice(0, 60) ?? ''
