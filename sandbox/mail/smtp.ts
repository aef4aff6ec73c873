import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { Provider } from '../providers/behaviour.ts'
import type { Mailbox } from './mailbox.ts'

/** A mail server for anybody on this machine: it takes every letter and delivers it to the mailbox page. */
export async function startSmtp({ port, mailbox, provider }: { port: number; mailbox: Mailbox; provider: Provider }) {
  const copies = new Map<string, number>()
  const server = new SMTPServer({
    banner: 'egaku-sandbox',
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: 10 * 1024 * 1024,
    closeTimeout: 1000,
    logger: false,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? '' }),
    onConnect(session, done) {
      // The greeting comes after this answer, so a provider that hangs says nothing at all.
      void provider.receive().then((manner) => {
        if (manner === 'answer') return done()
        if (manner === 'twice') {
          copies.set(session.id, 2)
          return done()
        }
        done(Object.assign(new Error('Try again later'), { responseCode: 421 }))
      })
    },
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      buffer(stream)
        .then(async (raw) => {
          for (let copy = 0; copy < (copies.get(session.id) ?? 1); copy++) await mailbox.keep(raw, to)
          done()
        })
        .catch((failure: Error) => done(failure))
    },
    onClose: (session) => void copies.delete(session.id),
  })
  server.on('error', () => {})
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve())
  })
  const address = server.server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  return {
    url: `smtp://127.0.0.1:${actual}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
