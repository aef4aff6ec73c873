import { spawn } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { inProject } from '#scripts/folders.ts'
import { startProcess, type WebProcess } from '#test/worlds/open-web.ts'
import { Session } from '#test/worlds/session.ts'

const real = {
  NODE_ENV: 'production',
  SECRET: 'a secret for production, of thirty-two characters or more',
  ORIGIN: 'https://school.example',
  // Nobody listens there, and nobody who does not answer is the sandbox.
  MAIL_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'no-reply@school.example',
  CONTACT_EMAIL: 'help@school.example',
  STORAGE_URL: 'http://127.0.0.1:1',
  STORAGE_KEY: 'real',
  STORAGE_SECRET: 'real',
  INVOICE_ISSUER: '株式会社 試験',
  INVOICE_REGISTRATION: 'T1234567890123',
  SCHOOL_ADDRESS: '〒150-0001 東京都渋谷区神宮前1-2-3',
  CARD_TOKEN_URL: 'http://127.0.0.1:1/token',
  CARD_TOKEN_KEY: 'real',
  CARD_API_URL: 'http://127.0.0.1:1',
  CARD_API_SECRET: 'real',
  SMS_API_URL: 'http://127.0.0.1:1',
  SMS_API_SECRET: 'real',
  POSTAL_API_URL: 'http://127.0.0.1:1',
  GOOGLE_ISSUER_URL: 'http://127.0.0.1:1',
  GOOGLE_CLIENT_ID: 'real',
  GOOGLE_CLIENT_SECRET: 'real',
  LINE_ISSUER_URL: 'http://127.0.0.1:1',
  LINE_CLIENT_ID: 'real',
  LINE_CLIENT_SECRET: 'real',
  X_AUTHORIZE_URL: 'http://127.0.0.1:1/authorize',
  X_API_URL: 'http://127.0.0.1:1',
  X_CLIENT_ID: 'real',
  X_CLIENT_SECRET: 'real',
  LOG_LEVEL: 'silent',
}

/** What a process says that does not start. */
function refusal(env: Record<string, string>) {
  const child = spawn(process.execPath, [inProject('scripts/serve.ts'), 'web'], {
    cwd: inProject(),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, PORT: '0', ...env },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  return new Promise<{ code: number | null; said: string }>((done) => {
    const patience = setTimeout(() => child.kill('SIGKILL'), 15_000)
    child.once('close', (code) => {
      clearTimeout(patience)
      done({ code, said })
    })
  })
}

describe('a production process', () => {
  const { databaseUrl, sandbox } = inject('web')
  const settings = { ...real, DATABASE_URL: databaseUrl }

  it.each<[string, Record<string, string>, string[]]>([
    ['nobody to store with', { DATABASE_URL: '' }, ['DATABASE_URL is missing']],
    ['no secret', { SECRET: '' }, ['SECRET is missing: at least 32 random characters']],
    [
      'settings of the wrong kind',
      { SECRET: 'short', DATABASE_URL: 'mysql://x', SITE_SLUG: 'Two Words', MAIL_FROM: 'nobody', PORT: 'x' },
      [
        'SECRET must have at least 32 characters',
        'DATABASE_URL must start with postgres://',
        'SITE_SLUG must be small letters',
        'MAIL_FROM',
        'PORT must be a port number',
      ],
    ],
    [
      'no real providers',
      {
        ...{ MAIL_URL: '', STORAGE_URL: '', STORAGE_KEY: '', ORIGIN: '', SANDBOX_URL: sandbox },
        ...{ CARD_TOKEN_URL: '', CARD_TOKEN_KEY: '', CARD_API_URL: '', CARD_API_SECRET: '' },
        ...{ SMS_API_URL: '', SMS_API_SECRET: '', POSTAL_API_URL: '' },
      },
      [
        'MAIL_URL is missing',
        'STORAGE_URL is missing',
        'STORAGE_KEY is missing',
        'ORIGIN is missing',
        'CARD_TOKEN_URL is missing',
        'CARD_TOKEN_KEY is missing',
        'CARD_API_URL is missing',
        'CARD_API_SECRET is missing',
        'SMS_API_URL is missing',
        'SMS_API_SECRET is missing',
        'POSTAL_API_URL is missing',
        'SANDBOX_URL must not be set in production',
      ],
    ],
    ['a provider that is the sandbox', { STORAGE_URL: `${sandbox}/storage` }, ['STORAGE_URL points at the sandbox']],
    ['cards at the sandbox', { CARD_API_URL: `${sandbox}/payments` }, ['CARD_API_URL points at the sandbox']],
  ])('with %s does not start, and says so in a sentence for each', async (_, wrong, sentences) => {
    const { code, said } = await refusal({ ...settings, ...wrong })
    expect(code).toBe(1)
    for (const sentence of sentences) expect(said).toContain(sentence)
    expect(said).not.toMatch(/\n\s+at /)
  })

  describe('with real providers', () => {
    let running: WebProcess
    beforeAll(async () => void (running = await startProcess(['web'], settings)))
    afterAll(() => running.stop())

    it('stands, and knows no sandbox [PL-048]', async () => {
      const visitor = new Session(running.url)
      expect((await visitor.visit('/')).status).toBe(200)
      for (const path of [
        '/sandbox',
        '/sandbox/',
        '/sandbox/kit',
        '/sandbox/mail',
        '/sandbox/sms',
        '/sandbox/clock',
        '/sandbox/payments',
        '/sandbox/payments/token',
        '/sandbox/providers',
      ])
        expect((await visitor.visit(path, { headers: { Accept: 'text/html' } })).status, path).toBe(404)
    })
  })
})
