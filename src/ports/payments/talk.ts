import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { PaymentsSilent } from './port.ts'
import { readObject } from './read-object.ts'

export type Told = { status: number; body: Record<string, unknown> }
type Ask = { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; path: string; key?: string; body?: unknown }
/** A question as it goes over the wire. */
export type Question = { method: string; path: string; text: string; key: string | null }

const ANSWER_LIMIT = 1_000_000

export type Unhurried = <T>(work: () => Promise<T>) => Promise<T>
type Talk = {
  url: string
  timeoutMs: number
  /** What shows who asks; its names are in small letters. */
  headersOf(question: Question): Record<string, string>
  /** Whether an answer is one, though its status says that something went wrong with the provider. */
  isWord?(body: Record<string, unknown>): boolean
  /** Keeps whoever has less time from leaving before the provider has been heard, or its own time is over. */
  unhurried?: Unhurried
}

/**
 * One question to the provider and its answer, within a time. Whatever is no clear answer — silence, a broken line,
 * a proxy's error page — is `PaymentsSilent`: what was asked may have been done.
 */
export function openTalk({ url, timeoutMs, headersOf, isWord, unhurried = (work) => work() }: Talk) {
  const base = url.replace(/\/$/, '')
  const isSecure = base.startsWith('https:')
  const agent = new (isSecure ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: 64 })

  async function askNow({ method, path, key, body }: Ask): Promise<Told> {
    const text = body === undefined ? '' : JSON.stringify(body)
    const headers = {
      accept: 'application/json',
      ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      ...headersOf({ method, path, text, key: key ?? null }),
    }
    const options = { method, headers, agent }
    const reply = await new Promise<{ status: number; text: string }>((tell, fail) => {
      const request = (isSecure ? httpsRequest : httpRequest)(`${base}/${path}`, options, (response) => {
        let answer = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          answer += part
          if (answer.length > ANSWER_LIMIT) request.destroy(new Error('the answer is too long'))
        })
        response.on('end', () => tell({ status: response.statusCode ?? 0, text: answer }))
        response.on('error', fail)
      })
      // Stopped with the answer: a signal with a time would be kept until that is over, thousands of them in a run.
      const patience = setTimeout(
        () => request.destroy(Object.assign(new Error('no answer'), { code: 'TIMEOUT' })),
        timeoutMs,
      )
      request.once('close', () => clearTimeout(patience))
      request.on('error', fail)
      request.end(text || undefined)
    }).catch((failure: NodeJS.ErrnoException) => {
      throw new PaymentsSilent(`${method} ${nounOf(path)}: ${failure.code ?? failure.name}`)
    })
    const said = readObject(reply.text)
    // Only an answer in the provider's own words counts; 5xx and 429 say nothing about what was done.
    if (!said || ((reply.status >= 500 || reply.status === 429) && !isWord?.(said)))
      throw new PaymentsSilent(`${method} ${nounOf(path)}: HTTP ${reply.status}`)
    return { status: reply.status, body: said }
  }

  const ask = (question: Ask) => unhurried(() => askNow(question))
  return { ask, close: () => agent.destroy() }
}

/** What a log may know of an address: no key, no id. */
const nounOf = (path: string) => path.split(/[/?]/, 2)[1]
