import { connect } from 'node:net'

const PATIENCE = 2_000

/** Sentences about providers that turn out to be the sandbox, by what they say of themselves. Who is silent is not it. */
export async function whySandbox({ http, mailUrl }: { http: Record<string, string>; mailUrl: string }) {
  const asked = [
    isSandboxMail(mailUrl).then((found) => found && 'MAIL_URL'),
    ...Object.entries(http).map(async ([name, url]) => (await isSandboxWeb(url)) && name),
  ]
  const names = (await Promise.all(asked)).filter((name) => name !== false)
  return names.map((name) => `${name} points at the sandbox, which production does not have.`)
}

async function isSandboxWeb(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE), redirect: 'manual' }).catch(() => null)
  await answer?.body?.cancel()
  return answer?.headers.get('server') === 'egaku-sandbox'
}

/** The greeting of a mail server is the first thing that it says. */
function isSandboxMail(url: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(url)
  // The sandbox speaks no TLS.
  if (protocol === 'smtps:') return Promise.resolve(false)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 25), timeout: PATIENCE })
    const done = (greeting: string) => {
      socket.destroy()
      resolve(greeting.includes('egaku-sandbox'))
    }
    socket.once('data', (data) => done(data.toString('latin1')))
    socket
      .once('timeout', () => done(''))
      .once('error', () => done(''))
      .once('close', () => done(''))
  })
}
