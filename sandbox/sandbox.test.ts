import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MailRefusal, type LetterToSend } from '#ports/mail/port.ts'
import { smtpMail } from '#ports/mail/smtp.ts'
import { wantedOffset } from './clock/pages.ts'
import { startSandbox, type Sandbox } from './start.ts'

let folder: string
let sandbox: Sandbox

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'egaku-sandbox-'))
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, dataFolder: folder })
})
afterAll(async () => {
  await sandbox.stop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => tell('mail', { mode: 'normal' }))

const send = (path: string, fields: object = {}, headers = {}) =>
  fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  })
const tell = (name: string, order: object) => send(`/sandbox/providers/${name}`, order)
const get = (path: string) => fetch(`${sandbox.url}${path}`)
const mailsTo = async (to: string) => (await get(`/sandbox/mail.json?to=${to}&wait=5000`)).json()

const letter = (to: string, changes: Partial<LetterToSend> = {}): LetterToSend => ({
  id: 'letter-1',
  to,
  from: 'Egaku <info@example.com>',
  subject: 'メールアドレスの確認',
  html: '<p>確認<script>document.title="bad"</script><a href="https://example.com/c?a=1&amp;b=2">登録を完了する</a></p>',
  plain: '確認 https://example.com/c?a=1&b=2',
  ...changes,
})

describe('the mailbox', () => {
  it('shows a letter as it was sent, to whom it was sent, with its links', async () => {
    const mail = smtpMail(sandbox.smtpUrl)
    await mail.send(letter('Hana@example.com'))
    const [found] = await mailsTo('hana@example.com')
    expect(found).toMatchObject({
      to: ['hana@example.com'],
      from: 'info@example.com',
      subject: 'メールアドレスの確認',
      links: ['https://example.com/c?a=1&b=2'],
    })
    const list = await (await get('/sandbox/mail')).text()
    expect(list).toContain('メールアドレスの確認')
    const shown = await get(`/sandbox/mail/${found.id}/letter`)
    expect(await shown.text()).toContain('登録を完了する')
    expect(shown.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox(?!.*allow-scripts)/)
  })

  it('finds its letters again after a restart, and can be emptied', async () => {
    const data = join(folder, 'again')
    const first = await startSandbox({ httpPort: 0, smtpPort: 0, dataFolder: data })
    await smtpMail(first.smtpUrl).send(letter('again@example.com'))
    await first.stop()
    const second = await startSandbox({ httpPort: 0, smtpPort: 0, dataFolder: data })
    const list = async () => (await fetch(`${second.url}/sandbox/mail.json`)).json()
    expect(await list()).toHaveLength(1)
    await fetch(`${second.url}/sandbox/mail/clear`, { method: 'POST' })
    expect(await list()).toHaveLength(0)
    await second.stop()
  })

  it('escapes what strangers write into subjects', async () => {
    await smtpMail(sandbox.smtpUrl).send(letter('x@example.com', { subject: '<img src=x onerror=alert(1)>' }))
    await mailsTo('x@example.com')
    expect(await (await get('/sandbox/mail?to=x@example.com')).text()).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })
})

describe('a mail provider with a bad day', () => {
  it('is given up on within its time when it says nothing, and takes the letter after it recovers', async () => {
    const mail = smtpMail(sandbox.smtpUrl, { greetingMs: 300 })
    await tell('mail', { mode: 'hang' })
    const begun = performance.now()
    await expect(mail.send(letter('hang@example.com'))).rejects.toThrow(MailRefusal)
    expect(performance.now() - begun).toBeLessThan(3_000)
    await tell('mail', { mode: 'normal' })
    await mail.send(letter('hang@example.com'))
    expect(await mailsTo('hang@example.com')).toHaveLength(1)
  })

  it('refuses as often as it was told to, without the address in the reason', async () => {
    const mail = smtpMail(sandbox.smtpUrl)
    await tell('mail', { mode: 'refuse', times: 1 })
    const failure = await mail.send(letter('secret@example.com')).catch((error: Error) => error)
    expect(failure).toBeInstanceOf(MailRefusal)
    expect(String(failure)).not.toContain('secret@')
    await mail.send(letter('secret@example.com'))
  })

  it('delivers a letter twice, or late', async () => {
    const mail = smtpMail(sandbox.smtpUrl)
    await tell('mail', { mode: 'twice', times: 1 })
    await mail.send(letter('twice@example.com'))
    expect(await mailsTo('twice@example.com')).toHaveLength(2)
    await tell('mail', { mode: 'delay', ms: 150, times: 1 })
    const begun = performance.now()
    await mail.send(letter('late@example.com'))
    expect(performance.now() - begun).toBeGreaterThanOrEqual(140)
  })

  it('is not understood when it is told nonsense', async () => {
    for (const order of [{ mode: 'explode' }, { mode: 'delay', ms: -1 }, { mode: 'refuse', times: 0 }, {}]) {
      expect((await tell('mail', order)).status).toBe(422)
    }
    expect((await tell('nobody', { mode: 'hang' })).status).toBe(404)
  })
})

describe('the pages of the sandbox', () => {
  it('are Japanese pages that run no script', async () => {
    for (const path of ['/sandbox', '/sandbox/mail', '/sandbox/providers']) {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(await response.text()).toContain('<html lang="ja">')
    }
    expect((await get('/sandbox/nothing')).status).toBe(404)
  })

  it('are not operated by another site', async () => {
    expect((await send('/sandbox/mail/clear', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await send('/sandbox/providers/reset', {}, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })

  it('answer nonsense with a no and go on', async () => {
    const broken = await fetch(`${sandbox.url}/sandbox/providers/mail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    })
    expect(broken.status).toBe(422)
    expect((await get('/sandbox')).status).toBe(200)
  })
})

describe('the moved clock', () => {
  const noon = Date.parse('2026-11-20T03:00:00Z')

  it('is set to a time that a person in Tokyo types, moved on, and set back', () => {
    expect(wantedOffset({ at: '2026-11-21T12:00' }, 0, noon)).toBe(86_400_000)
    expect(wantedOffset({ at: '2026-11-20T02:59:00Z' }, 0, noon)).toBe(-60_000)
    expect(wantedOffset({ advance: '1d' }, 5, noon)).toBe(86_400_005)
    expect(wantedOffset({ advance: '-2h' }, 0, noon)).toBe(-7_200_000)
    expect(wantedOffset({ offsetMs: 1500 }, 9, noon)).toBe(1500)
    expect(wantedOffset({ reset: '1' }, 9, noon)).toBe(0)
  })

  it('is not set to what is no time', () => {
    for (const fields of [{}, { at: 'tomorrow' }, { advance: '1y' }, { offsetMs: '5' }, { offsetMs: 1e15 }]) {
      expect(wantedOffset(fields, 0, noon)).toBeNull()
    }
  })
})
