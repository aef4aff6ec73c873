import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { smtpMail } from '#ports/mail/smtp.ts'
import { houseWithSandbox } from '#test/worlds/house-with-sandbox.ts'
import { runJobs, type Worker } from './jobs.ts'
import { letterJobs, sendLetter, writeLetter, type Letter } from './letters.ts'

let world: Awaited<ReturnType<typeof houseWithSandbox>>
const workers: Worker[] = []

beforeEach(async () => {
  world = await houseWithSandbox()
})
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop()
  await world.end()
})

const letter: Letter = { key: 'welcome:1', to: 'hana@example.com', subject: 'ようこそ', html: '<p>a</p>', plain: 'a' }
const work = async (house = world.house) => void workers.push(await runJobs(house, letterJobs))
const row = () => world.house.db.selectFrom('letters').selectAll().executeTakeFirstOrThrow()
const failures = () =>
  world.house.db.selectFrom('letters').select('id').where('last_error', 'like', 'ETIMEDOUT%').execute()
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 50 })

it('a letter goes out soon after its reason is certain, is marked as sent, and its secrets are forgotten', async () => {
  await work()
  await world.house.db.transaction().execute((tx) => writeLetter(world.house, tx, letter))
  expect(await world.mailsTo('hana@example.com')).toMatchObject([{ subject: 'ようこそ' }])
  await until(async () =>
    expect(await row()).toMatchObject({ attempts: 1, sent_at: expect.any(Date), last_error: null }),
  )
  expect(await row()).toMatchObject({ html: '', plain: '' })
})

it('a letter whose reason fell through is never sent', async () => {
  await work()
  const attempt = world.house.db.transaction().execute(async (tx) => {
    await writeLetter(world.house, tx, letter)
    throw new Error('changed my mind')
  })
  await expect(attempt).rejects.toThrow('changed my mind')
  await writeLetter(world.house, world.house.db, { ...letter, key: 'other', to: 'other@example.com' })
  await world.mailsTo('other@example.com')
  expect(await world.mailsTo('hana@example.com', { wait: 0 })).toEqual([])
})

it('two who write several letters at once never wait for each other, not even in a new school before its first worker', async () => {
  const [one, other] = await Promise.all([0, 1].map(() => world.house.db.startTransaction().execute()))
  const key = (n: number) => ({ ...letter, key: `letter ${n}`, to: `${n}@example.com` })
  await writeLetter(world.house, one!, key(1))
  await writeLetter(world.house, other!, key(2))
  await writeLetter(world.house, one!, key(3))
  await Promise.all([writeLetter(world.house, other!, key(4)), writeLetter(world.house, one!, key(5))])
  await Promise.all([one, other].map((tx) => tx!.commit().execute()))
  expect(await world.house.db.selectFrom('letters').select('id').execute()).toHaveLength(5)
})

it('nobody is written to under an address that stands for somebody who has left', async () => {
  await writeLetter(world.house, world.house.db, { ...letter, to: 'withdrawn-7@withdrawn.invalid' })
  expect(await world.house.db.selectFrom('letters').select('id').execute()).toEqual([])
})

it('the same reason twice is one letter, also with two workers in two processes', async () => {
  const second = await world.another()
  for (let time = 0; time < 3; time++) await writeLetter(world.house, world.house.db, letter)
  const { id } = await row()
  await Promise.all([sendLetter(world.house, { id }), sendLetter(second, { id })])
  await work()
  await work(second)
  await writeLetter(world.house, world.house.db, { ...letter, key: 'other', to: 'other@example.com' })
  await world.mailsTo('other@example.com')
  expect(await world.mailsTo('hana@example.com')).toHaveLength(1)
  expect(await row()).toMatchObject({ attempts: 1 })
})

it(
  'a mail server that refuses loses no letter, and learns no address into the table',
  { timeout: 30_000 },
  async () => {
    await world.tell('mail', { mode: 'refuse' })
    await work()
    await writeLetter(world.house, world.house.db, letter)
    await until(async () => expect((await row()).last_error).toBeTruthy())
    const failed = await row()
    expect(failed).toMatchObject({ sent_at: null })
    expect(failed.last_error).not.toContain('@')
    await world.tell('mail', { mode: 'normal' })
    expect(await world.mailsTo('hana@example.com', { wait: 20_000 })).toHaveLength(1)
    await until(async () => expect(await row()).toMatchObject({ sent_at: expect.any(Date), last_error: null }))
  },
)

it(
  'a mail server that says nothing delays nobody who writes a letter, and loses none',
  { timeout: 30_000 },
  async () => {
    await world.tell('mail', { mode: 'hang' })
    await work({ ...world.house, mail: smtpMail(world.sandbox.smtpUrl, { greetingMs: 400 }) })
    const begun = performance.now()
    for (let n = 0; n < 5; n++)
      await writeLetter(world.house, world.house.db, { ...letter, key: `letter ${n}`, to: `${n}@example.com` })
    expect(performance.now() - begun).toBeLessThan(1_000)
    await until(async () => expect(await failures()).toHaveLength(5))
    await world.tell('mail', { mode: 'normal' })
    for (let n = 0; n < 5; n++) expect(await world.mailsTo(`${n}@example.com`, { wait: 20_000 })).toHaveLength(1)
  },
)

it('letters that a mail server keeps waiting leave a hand for everything else', { timeout: 30_000 }, async () => {
  await world.tell('mail', { mode: 'hang' })
  const house = { ...world.house, mail: smtpMail(world.sandbox.smtpUrl, { greetingMs: 60_000 }) }
  for (let n = 0; n < 8; n++) await writeLetter(house, house.db, { ...letter, key: `${n}`, to: `${n}@example.com` })
  let swept = false
  workers.push(await runJobs(house, { ...letterJobs, 'test.sweep': async () => void (swept = true) }))
  await house.jobs.add(house.db, 'test.sweep', {})
  await until(async () => expect(swept).toBe(true))
  await world.tell('mail', { mode: 'normal' })
  for (let n = 0; n < 8; n++) expect(await world.mailsTo(`${n}@example.com`, { wait: 20_000 })).toHaveLength(1)
})
