import { spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inProject } from '#scripts/folders.ts'
import { freePort } from '#scripts/ports.ts'
import { newSubscriber } from '#test/people.ts'
import { Session } from '#test/worlds/session.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let log = ''
let url: string
let end: () => Promise<void>

beforeAll(async () => {
  web = await freshWeb()
  const port = String(await freePort())
  const child = spawn(process.execPath, [inProject('scripts/serve.ts'), 'web', 'worker'], {
    cwd: inProject(),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env.PATH, ...web.process.env, NODE_ENV: 'test', PORT: port, LOG_LEVEL: 'debug' },
  })
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => (log += text))
  const ready = await new Promise<{ url: string }>((done) =>
    child.once('message', (said) => done(said as { url: string })),
  )
  url = ready.url
  end = () =>
    new Promise((done) => {
      child.once('close', () => done())
      child.kill('SIGTERM')
    })
}, 60_000)
afterAll(() => end())

it('a log that says everything names nobody and gives no secret away [S-014]', async () => {
  const address = 'secret-person@example.com'
  const password = 'a very secret pass phrase'
  const visitor = new Session(url)
  const fields = { 'user[email]': address, 'user[password]': password, 'user[terms]': '1' }
  await visitor.submit('/users/temporary_email_registration', fields)
  const [letter] = await web.letters(address)
  const link = new URL(letter!.links.find((one) => one.includes('token='))!)
  const token = link.searchParams.get('token')!
  await visitor.visit(link.pathname + link.search)
  expect((await visitor.submit(link.pathname, { token })).status).toBe(303)
  const session = visitor.cookies.get('_egaku_session')!
  expect(session).toBeDefined()
  await new Session(url).submit('/sessions', { 'session[email]': address, 'session[password]': `${password}?` })
  await new Session(url).submit('/sessions', { 'session[email]': address, 'session[password]': password })
  await new Session(url).submit('/accounts/begin_password_reset', { email: address, 'user[email]': address })

  const { session: learner } = await newSubscriber(web)
  const person = new Session(url)
  for (const [name, value] of learner.cookies) person.cookies.set(name, value)
  const csrf = await person.token()
  await person.post('/courses/999999999/user_note', { content: 'わたしだけの秘密のノート' })
  await person.visit('/courses?q=秘密の検索語')
  await person.post('/1/indexes/MasterCourse_production/query', { query: '秘密の検索語' }, { token: null })
  await person.visit('/files/none.webp')
  await person.post('/courses/1/user_note', '{"content":"わたしだけの秘密のノート', {
    headers: { 'Content-Type': 'application/json' },
  })

  expect(log.split('\n').filter((line) => line.includes('"answered"')).length).toBeGreaterThan(10)
  const [cookie] = person.cookies.values()
  const secrets = [
    address,
    password,
    token,
    session,
    csrf,
    cookie!,
    '秘密',
    encodeURIComponent('秘密'),
    '@example.com',
    'Cookie',
  ]
  for (const secret of secrets) expect(log).not.toContain(secret)
}, 60_000)
