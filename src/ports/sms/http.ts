import { SmsRefusal, type Sms } from './port.ts'

export type SmsSettings = { apiUrl: string; secret: string; timeoutMs?: number }

const TIMEOUT_MS = 8_000

/** Text messages over a provider's HTTP interface: `POST {address}/v1/messages`, JSON, a secret of the server's. */
export function httpSms({ apiUrl, secret, timeoutMs = TIMEOUT_MS }: SmsSettings): Sms {
  const address = `${apiUrl.replace(/\/$/, '')}/v1/messages`
  return {
    async send({ to, text }) {
      const reply = await fetch(address, {
        method: 'POST',
        headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({ to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((failure: Error) => {
        throw new SmsRefusal(`the provider did not answer: ${failure.name}`)
      })
      await reply.body?.cancel()
      if (!reply.ok) throw new SmsRefusal(`HTTP ${reply.status}`)
    },
  }
}
