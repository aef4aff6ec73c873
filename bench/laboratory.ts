import { createRequire } from 'node:module'
import { inProject } from '#scripts/folders.ts'
import { openHouse } from '#scripts/run-house.ts'
import type { Statement } from './replay.ts'
import { answerQuestions } from './workshop.ts'

const env = { ...process.env }
// Set before React is loaded, as the house does it.
process.env.NODE_ENV = 'production'
const require = createRequire(inProject('package.json'))

type Question =
  | { ask: 'statements'; url: string; init: RequestInit; times: number }
  | { ask: 'render'; url: string; init: RequestInit; most: { count: number; seconds: number } }

// Nobody's page asks these; they go on by themselves. A learner's own rows ask for the last purge too, and count.
const IN_THE_BACKGROUND = /"business_clock"|"page_purges"|site_use|^listen /
let heard: Statement[] | null = null
let drawn: { element: unknown; options: unknown } | null = null

type Query = (query: string | { text: string; values?: unknown[] }, ...rest: unknown[]) => unknown
const { Client } = require('pg') as { Client: { prototype: { query: Query } } }
const query = Client.prototype.query
Client.prototype.query = function (this: unknown, asked, ...rest) {
  const text = typeof asked === 'string' ? asked : asked.text
  const values = typeof asked === 'string' ? rest[0] : asked.values
  if (heard && text && !IN_THE_BACKGROUND.test(text))
    heard.push({ text, values: Array.isArray(values) ? values.map(plain) : [] })
  return query.call(this, asked, ...rest)
}
const plain = (value: unknown) => (Buffer.isBuffer(value) ? new Uint8Array(value) : value)

type Render = (element: unknown, options?: unknown) => string
const server = require('react-dom/server') as { renderToString: Render }
const render = server.renderToString
server.renderToString = (element, options) => {
  drawn = { element, options }
  return render(element, options)
}

/** A house that tells which statements a request sends, and how long its page takes to render again and again. */
const { house, url } = await openHouse({ env, port: Number(process.env.PORT), worker: false })
// Every visitor is the first.
house.pages.find = () => undefined

async function fetched(path: string, init: RequestInit) {
  const reply = await fetch(new URL(path, url!), { ...init, redirect: 'manual' })
  await reply.text()
}

answerQuestions(async (question: Question) => {
  if (question.ask === 'statements') {
    // What a process reads once and remembers is not the page's: the last time counts.
    for (let time = 0; time < question.times; time++) {
      heard = []
      await fetched(question.url, question.init)
    }
    const said = heard
    heard = null
    return said
  }
  drawn = null
  await fetched(question.url, question.init)
  if (!drawn) throw new Error(`${question.url} was not drawn`)
  const { element, options } = drawn
  const endAt = performance.now() + question.most.seconds * 1000
  const before = process.cpuUsage()
  let count = 0
  for (; performance.now() < endAt && count < question.most.count; count++) render(element, options)
  const { user, system } = process.cpuUsage(before)
  return { count, cpuMs: (user + system) / 1000 / count }
})
