import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { freePort } from '#scripts/ports.ts'
import { answerOf, expression, type Engine } from './engine.ts'

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const shells = ['4.1', '6.0', '4.0'].map(
  (version) =>
    `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
)

/** WebKit of Debian's own build, by WebDriver as it was first written: one request for each thing it does. */
export async function openWebKit(): Promise<Engine> {
  const { display, hide } = await openDisplay()
  const port = await freePort()
  const errors: string[] = []
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a group of its own: ended together with the browser, which a page may hold back by a question.
    detached: true,
    // Drawn by the processor alone: there is no graphics card, and nothing to share a buffer with.
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
  })
  for (const stream of [driver.stdout, driver.stderr])
    stream.setEncoding('utf8').on('data', (said: string) => {
      for (const line of said.split('\n')) if (/CONSOLE .*\bERROR\b/.test(line)) errors.push(line)
    })
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    } as RequestInit)
    const { value } = (await reply.json()) as { value: T & { error?: string; message?: string } }
    if (!reply.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`)
    return value
  }
  await untilAnswered(() => ask('GET', '/status'))
  const opened = await ask<{ sessionId: string; capabilities: { browserVersion: string } }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        unhandledPromptBehavior: 'accept',
        'webkitgtk:browserOptions': {
          binary: shells.find((path) => existsSync(path)),
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      },
    },
  })
  const on = <T = null>(path: string, body: unknown = {}) => ask<T>('POST', `/session/${opened.sessionId}${path}`, body)
  const run: Engine['run'] = async (work, ...args) =>
    answerOf(
      await on<string>('/execute/async', {
        script: `const done = arguments[0]; ${expression(work, args)}.then(done)`,
        args: [],
      }),
    ) as never
  return {
    version: `WebKit ${opened.capabilities.browserVersion}`,
    run,
    go: (url) => on('/url', { url }).then(() => {}),
    act: (actions) => on('/actions', { actions }).then(() => {}),
    async files(selector, paths) {
      const element = await on<Record<string, string>>('/element', { using: 'css selector', value: selector })
      for (const path of paths) await on(`/element/${element[ELEMENT]}/value`, { text: path })
    },
    async size(width, height) {
      await on('/window/rect', { width, height })
      const [w, h] = await run(() => [innerWidth, innerHeight])
      await on('/window/rect', { width: width + width - w!, height: height + height - h! })
    },
    picture: async () => Buffer.from(await ask<string>('GET', `/session/${opened.sessionId}/screenshot`), 'base64'),
    async cookie({ url, name, value }) {
      await on('/url', { url: new URL('/robots.txt', url).href })
      await on('/cookie', { cookie: { name, value, path: '/', httpOnly: true, sameSite: 'Lax' } })
    },
    errors: () => errors.splice(0),
    async close() {
      process.kill(-driver.pid!)
      hide()
      await once(driver, 'exit')
    },
  }
}

/** A screen that nobody sees; it says its own number. */
async function openDisplay() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer]
  return { display: `:${String(number).trim()}`, hide: () => void screen.kill() }
}

async function untilAnswered(ask: () => Promise<unknown>) {
  for (let tries = 0; ; tries++) {
    try {
      return await ask()
    } catch (trouble) {
      if (tries > 100) throw trouble
      await new Promise((go) => setTimeout(go, 50))
    }
  }
}
