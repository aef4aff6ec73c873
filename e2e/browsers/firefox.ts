import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerOf, expression, type Engine } from './engine.ts'

/** Nothing of its own accord: no first page, no updates, no questions. */
const QUIET = `
user_pref('browser.shell.checkDefaultBrowser', false);
user_pref('browser.startup.page', 0);
user_pref('datareporting.policy.dataSubmissionEnabled', false);
user_pref('app.update.enabled', false);
user_pref('app.normandy.enabled', false);
user_pref('network.captive-portal-service.enabled', false);
user_pref('network.connectivity-service.enabled', false);
user_pref('media.autoplay.default', 0);
user_pref('intl.accept_languages', 'ja');
user_pref('remote.active-protocols', 1);
`
type Said = {
  id?: number
  error?: string
  message?: string
  result?: unknown
  method?: string
  params?: { level?: string; text?: string }
}
type Ran = { type: string; result: { value: string }; exceptionDetails?: { text: string } }

/** Firefox by WebDriver BiDi: one socket, to which it also tells what goes wrong on the page. */
export async function openFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  await writeFile(join(profile, 'user.js'), QUIET)
  const firefox = spawn('firefox-esr', ['--headless', '--remote-debugging-port=0', '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  })
  const address = await new Promise<string>((answer, fail) => {
    let said = ''
    firefox.stderr.setEncoding('utf8').on('data', (more: string) => {
      said += more
      const found = /BiDi listening on (ws:\/\/\S+)/.exec(said)
      if (found) answer(`${found[1]}/session`)
    })
    firefox.once('error', fail)
    firefox.once('exit', () => fail(new Error(`Firefox ended: ${said}`)))
  })
  const { tell, errors, close } = await openSocket(address)
  const { capabilities } = await tell<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } },
  })
  await tell('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await tell<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const { context } = contexts[0]!
  const run: Engine['run'] = async (work, ...args) => {
    const ran = await tell<Ran>('script.evaluate', {
      ...{ expression: expression(work, args), target: { context }, awaitPromise: true, userActivation: true },
    })
    if (ran.type !== 'success') throw new Error(`Firefox: ${ran.exceptionDetails?.text}`)
    return answerOf(ran.result.value) as never
  }
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    run,
    go: (url) => tell('browsingContext.navigate', { context, url, wait: 'complete' }),
    act: (actions) => tell('input.performActions', { context, actions }),
    async files(selector, files) {
      const { nodes } = await tell<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
        ...{ context, locator: { type: 'css', value: selector } },
      })
      await tell('input.setFiles', { context, element: { sharedId: nodes[0]!.sharedId }, files })
    },
    size: (width, height) => tell('browsingContext.setViewport', { context, viewport: { width, height } }),
    picture: async () =>
      Buffer.from((await tell<{ data: string }>('browsingContext.captureScreenshot', { context })).data, 'base64'),
    cookie: ({ name, value, url }) =>
      tell('storage.setCookie', {
        cookie: {
          ...{ name, value: { type: 'string', value }, domain: new URL(url).hostname },
          ...{ path: '/', httpOnly: true, sameSite: 'lax' },
        },
      }),
    errors: () => errors.splice(0),
    async close() {
      await tell('browser.close', {}).catch(() => {})
      close()
      if (firefox.exitCode === null) firefox.kill()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function openSocket(address: string) {
  const socket = new WebSocket(address)
  await new Promise((open, fail) => {
    socket.addEventListener('open', open)
    socket.addEventListener('error', () => fail(new Error('Firefox does not listen')))
  })
  const waiting = new Map<number, (said: Said) => void>()
  const errors: string[] = []
  socket.addEventListener('message', ({ data }) => {
    const said = JSON.parse(String(data)) as Said
    if (said.id !== undefined) waiting.get(said.id)?.(said)
    else if (said.method === 'log.entryAdded' && said.params?.level === 'error') errors.push(said.params.text ?? '')
  })
  let count = 0
  const tell = async <T = void>(method: string, params: object) => {
    const id = ++count
    const answer = new Promise<Said>((go) => waiting.set(id, go))
    socket.send(JSON.stringify({ id, method, params }))
    const { error, message, result } = await answer
    waiting.delete(id)
    if (error) throw new Error(`Firefox: ${method}: ${error}: ${message}`)
    return result as T
  }
  return { tell, errors, close: () => socket.close() }
}
