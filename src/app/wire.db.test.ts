import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { houseWithSandbox } from '#test/worlds/house-with-sandbox.ts'
import { wire } from './wire.ts'

let world: Awaited<ReturnType<typeof houseWithSandbox>>
let production: Record<string, string>

beforeAll(async () => {
  world = await houseWithSandbox()
  production = {
    NODE_ENV: 'production',
    DATABASE_URL: world.databaseUrl,
    SECRET: 'a secret of thirty-two characters or more',
    ORIGIN: 'https://school.example',
    LOG_LEVEL: 'silent',
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
  }
})
afterAll(() => world.end())

const start = async (changes: Record<string, string>) => {
  const house = await wire({ ...production, ...changes })
  await house.close()
}

describe('the outside world of a house', () => {
  it('is the sandbox where nothing else is named and this is no production [AC-036]', async () => {
    const { sandbox, databaseUrl } = world
    const { SECRET } = production
    const house = await wire({ DATABASE_URL: databaseUrl, SECRET, SANDBOX_URL: sandbox.url, LOG_LEVEL: 'silent' })
    await house.storage.put('public/a.txt', Buffer.from('a'), { contentType: 'text/plain' })
    expect(await world.house.storage.head('public/a.txt')).toMatchObject({ size: 1 })
    expect(await house.payments.findCharge('nothing')).toBeNull()
    await house.sms.send({ to: '09000000001', text: '123456' })
    expect(await house.postal.find('1500001')).toEqual({ prefecture: '東京都', address: '渋谷区神宮前' })
    await house.close()
  })

  it('is real in production: what is unset stops the start, with a sentence for each [AC-036]', async () => {
    await start({})
    const needed = ['MAIL_URL', 'STORAGE_URL', 'STORAGE_KEY']
    const cards = ['CARD_TOKEN_URL', 'CARD_TOKEN_KEY', 'CARD_API_URL', 'CARD_API_SECRET']
    const debits = ['SMS_API_URL', 'SMS_API_SECRET', 'POSTAL_API_URL']
    const google = ['GOOGLE_ISSUER_URL', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']
    const line = ['LINE_ISSUER_URL', 'LINE_CLIENT_ID', 'LINE_CLIENT_SECRET']
    const x = ['X_AUTHORIZE_URL', 'X_API_URL', 'X_CLIENT_ID', 'X_CLIENT_SECRET']
    for (const name of [...needed, ...cards, ...debits, ...google, ...line, ...x]) {
      await expect(start({ [name]: '' })).rejects.toThrow(`${name} is missing`)
    }
    // A school that has none of a service says so, and needs nothing of it.
    await start({ SIGN_IN_WITH: 'line', ...Object.fromEntries([...google, ...x].map((name) => [name, ''])) })
    await start({ SIGN_IN_WITH: 'none', LINE_CLIENT_ID: '' })
    await expect(start({ SIGN_IN_WITH: 'google' })).rejects.toThrow('SIGN_IN_WITH must be none, or some of')
  })

  it('is named by each setting that the documents call needed: without one of them it does not start', async () => {
    const table = readFileSync('docs/operations.md', 'utf8')
    const needed = [...table.matchAll(/^\| (`[^|]+`) \|[^|]*\| \*\*needed\*\*/gm)].flatMap(([, cell]) =>
      cell!.replaceAll('`', '').split(', '),
    )
    expect(needed).toEqual(expect.arrayContaining(['DATABASE_URL', 'SECRET', 'ORIGIN', 'STORAGE_SECRET']))
    for (const name of needed) await expect(start({ [name]: '' }), name).rejects.toThrow(`${name} is missing`)
    // What the sandbox takes is what everybody knows.
    for (const name of needed.filter((one) => /_(KEY|SECRET)$/.test(one)))
      await expect(start({ [name]: 'sandbox-secret' }), name).rejects.toThrow(`${name} is missing`)
    await expect(start({ SECRET: 'known to everybody, good for tests only' })).rejects.toThrow('SECRET is the one')
  })

  it('is reached over a line that nobody reads, unless it is this machine', async () => {
    for (const origin of ['http://school.example', 'http://10.0.0.3:3000', 'http://localhost.school.example'])
      await expect(start({ ORIGIN: origin }), origin).rejects.toThrow('ORIGIN must begin with https://')
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000', 'https://school.example'])
      await start({ ORIGIN: origin })
  })

  it('names who issues receipts and their registered number, or does not start [UP-012]', async () => {
    for (const name of ['INVOICE_ISSUER', 'INVOICE_REGISTRATION'])
      await expect(start({ [name]: '' })).rejects.toThrow(`${name} is missing`)
    for (const wrong of ['1234567890123', 'T123456789012', 'T12345678901234', 't1234567890123', 'T123456789012x'])
      await expect(start({ INVOICE_REGISTRATION: wrong })).rejects.toThrow('INVOICE_REGISTRATION must be T')
  })

  it('writes from an address of its own and says one that people reach, or does not start', async () => {
    for (const name of ['MAIL_FROM', 'CONTACT_EMAIL'])
      await expect(start({ [name]: '' })).rejects.toThrow(`${name} is missing`)
  })

  it('says where paper reaches the school, or does not start [DD-018]', async () => {
    await expect(start({ SCHOOL_ADDRESS: '' })).rejects.toThrow('SCHOOL_ADDRESS is missing')
    for (const wrong of ['東京都渋谷区神宮前1-2-3', '〒1500001 東京都渋谷区神宮前1-2-3', '〒150-0001'])
      await expect(start({ SCHOOL_ADDRESS: wrong })).rejects.toThrow('SCHOOL_ADDRESS must be a postal code')
  })

  it('is never the sandbox in production, by whatever address it is reached [AC-036]', async () => {
    const { sandbox } = world
    await expect(start({ SANDBOX_URL: sandbox.url })).rejects.toThrow('SANDBOX_URL must not be set')
    await expect(start({ MAIL_URL: sandbox.smtpUrl })).rejects.toThrow('MAIL_URL points at the sandbox')
    await expect(start({ STORAGE_URL: sandbox.storageUrl })).rejects.toThrow('STORAGE_URL points at the sandbox')
    await expect(start({ CARD_API_URL: sandbox.paymentsUrl })).rejects.toThrow('CARD_API_URL points at the sandbox')
    await expect(start({ SMS_API_URL: sandbox.smsUrl })).rejects.toThrow('SMS_API_URL points at the sandbox')
    await expect(start({ POSTAL_API_URL: sandbox.postalUrl })).rejects.toThrow('POSTAL_API_URL points at the sandbox')
    const { identityUrl } = sandbox
    for (const name of ['GOOGLE_ISSUER_URL', 'LINE_ISSUER_URL', 'X_API_URL'])
      await expect(start({ [name]: `${identityUrl}/google` })).rejects.toThrow(`${name} points at the sandbox`)
    await expect(start({ CARD_TOKEN_URL: `${sandbox.paymentsUrl}/token` })).rejects.toThrow(
      'CARD_TOKEN_URL points at the sandbox',
    )
  })
})
