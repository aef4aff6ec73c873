import { spawn } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, pages } from '#routes'
import { inProject } from '#scripts/folders.ts'
import { freePort } from '#scripts/ports.ts'
import { holdsNumber, tablesWithNumbers } from '#test/money/card-secrecy.ts'
import { newCardNumber } from '#test/money/new-card.ts'
import { choice, entered, newestOrder } from '#test/money/ordering.ts'
import { newPerson } from '#test/people.ts'
import { Session } from '#test/worlds/session.ts'
import { sayRaw } from './raw.ts'
import { freshWeb } from '#test/web.ts'

const FAILING = ['4000000000000002', '4000000000000069', '4000000000000341', '4999000000000096']
const SPELLINGS = ['4111111111111111', '4111 1111 1111 1111', '4111-1111-1111-1111', '４１１１１１１１１１１１１１１１']
const cardAddresses = [...pages, ...calls].filter((row) => 'card' in row && row.card).map(({ path }) => path)

let web: Awaited<ReturnType<typeof freshWeb>>
let log = ''
let url: string
let end: () => Promise<void>

/** A process beside the house's own that writes down everything it ever would. */
beforeAll(async () => {
  web = await freshWeb()
  const child = spawn(process.execPath, [inProject('scripts/serve.ts'), 'web', 'worker'], {
    cwd: inProject(),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...{ PATH: process.env.PATH, ...web.process.env, NODE_ENV: 'test', LOG_LEVEL: 'debug' },
      PORT: String(await freePort()),
    },
  })
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => (log += text))
  url = await new Promise((ready) => child.once('message', (said) => ready((said as { url: string }).url)))
  end = () =>
    new Promise((done) => {
      child.once('close', () => done())
      child.kill('SIGTERM')
    })
}, 60_000)
afterAll(() => end())

async function member() {
  const { session, memberId } = await newPerson(web)
  const here = new Session(url)
  for (const [name, value] of session.cookies) here.cookies.set(name, value)
  return { session: here, memberId }
}

describe('a card’s number', () => {
  it('is refused by every address beside a card’s form, however it is written and sent [CA-010]', async () => {
    expect(cardAddresses.length).toBeGreaterThanOrEqual(6)
    const { session, memberId } = await member()
    for (const path of cardAddresses) {
      for (const number of SPELLINGS) {
        const sent = [
          await session.submit(path, { ...choice(4), card_number: number }),
          await session.post(path, { deep: { in: [number] } }),
          await session.post(`${path}?note=${encodeURIComponent(number)}`, {}),
          await session.post(path, form({ 'user[note]': number })),
        ]
        expect(
          sent.map(({ status }) => status),
          `${path} ${number}`,
        ).toEqual([400, 400, 400, 400])
        for (const { text } of sent) expect(text).not.toContain('1111')
      }
    }
    const { orders } = await web.db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('orders'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
    expect(Number(orders)).toBe(0)
  })

  it('is refused by whatever spelling of the address leads there [CA-010]', async () => {
    const { session } = await member()
    const cookie = [...session.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const token = (await session.token())!
    const note = new URLSearchParams({ authenticity_token: token, note: '4111 1111 1111 1111' }).toString()
    const statusOf = async (path: string) => {
      const head = [`POST ${path} HTTP/1.1`, 'Host: school', `Cookie: ${cookie}`, 'Connection: close']
      const kind = ['Content-Type: application/x-www-form-urlencoded', `Content-Length: ${note.length}`]
      return (await sayRaw(url, [`${[...head, ...kind].join('\r\n')}\r\n\r\n${note}`])).status
    }
    for (const path of cardAddresses) {
      const spelled = path.replace(/[a-z](?=[a-z_]*$)/, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
      const dotted = ['/x/..', '/x/%2e%2e', '/.', '/%2E', '/x/y/../..', '/x/.%2e', '//..', '/x\\..'].map(
        (dots) => dots + path,
      )
      for (const spelling of [
        ...dotted,
        spelled,
        `${path}/`,
        `${path}//`,
        `${path}.data`,
        `/x/..${path}.data`,
        `${path}?x=/..`,
      ])
        expect([spelling, await statusOf(spelling)]).toEqual([spelling, 400])
      // Nobody's address: nothing of it is read.
      for (const other of [
        `/${path}`,
        path.toUpperCase(),
        path.replace('/', '/%2f'),
        `/x%2F..${path}`,
        `/%252e${path}`,
      ])
        expect([400, 404]).toContain(await statusOf(other))
    }
  })

  it('is in no log and no table after orders that went well and orders that did not [CA-010]', async () => {
    const numbers = [...FAILING, ...Array.from({ length: 8 }, newCardNumber)]
    for (const number of numbers) {
      const { session, memberId } = await member()
      await session.submit('/subscription_orders/card_form', choice(4))
      const { key } = await newestOrder(web, memberId)
      const reply = await session.submit('/subscription_orders/register_token', await entered(web, key, { number }))
      expect(reply.status, number).toBe(303)
      await session.submit('/users/edit_card', { card_number: number })
      await session.visit(`/subscription_orders/payment_error?res_code=${number}`)
    }
    const all = [...numbers, '4111111111111111']
    expect(log.split('\n').filter((line) => line.includes('"answered"')).length).toBeGreaterThan(50)
    expect(holdsNumber(log, all)).toEqual([])
    expect(await tablesWithNumbers(web.db, all)).toEqual([])
  })
})

function form(fields: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}
