import type { Transporter } from 'nodemailer'
import { MailRefusal, type Mail } from './port.ts'

type Patience = { connectMs?: number; greetingMs?: number }

/** RFC 5321 (4.5.3.2.6): who gives up sooner on a server that looks at a letter sends it again, and it arrives twice. */
const SILENCE_MS = 10 * 60_000

/** Speaks SMTP to `smtp://user:password@host:port` or `smtps://…`; gives up within seconds where nobody greets. */
export function smtpMail(url: string, { connectMs = 5000, greetingMs = 5000 }: Patience = {}): Mail {
  // Only the worker writes letters: a process of pages never holds what sends them.
  let transport: Promise<Transporter> | undefined
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      connectionTimeout: connectMs,
      greetingTimeout: greetingMs,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  return {
    async send({ id, to, subject, html, plain, from, stopUrl }) {
      const way = await (transport ??= open())
      try {
        await way.sendMail({
          messageId: messageId(id, from),
          to,
          subject,
          html,
          text: plain,
          from,
          headers: stopHeaders(stopUrl),
        })
      } catch (failure) {
        throw new MailRefusal(reason(failure))
      }
    },
    close: () => void transport?.then((way) => way.close()),
  }
}

const stopHeaders = (url: string | null | undefined): Record<string, string> =>
  url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}

function messageId(id: string, from: string) {
  const domain = /@([^\s>@]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${id}@${domain}>`
}

// Servers like to repeat the address in their answer; logs and tables must not learn it from there.
function reason(failure: unknown) {
  const { code, responseCode, command, message } = failure as Record<string, unknown>
  const words = [code, responseCode, command].filter(Boolean).join(' ')
  const said = String(message ?? '').replace(/[^\s<>"']+@[^\s<>"']+/g, '(address)')
  return `${words || 'SMTP'}: ${said}`.slice(0, 300)
}
