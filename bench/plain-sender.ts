import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { init } from './paths.ts'
import type { Person } from './people.ts'
import { answerQuestions } from './workshop.ts'

/** A file that is brought, by whom, as what and over which calls; `last` is told when it is whole. */
export type Brought = {
  file: string
  bytes: number
  calls: string
  about: object
  last: object
  lanes: number
  port: number
  who: Person
}
type Signed = { url: string; headers: Record<string, string> }

/** A client without a page: reads, sums and sends part by part, as many at once as the page does. Gives its seconds. */
async function sendPlainly({
  file: path,
  bytes: whole,
  calls,
  about,
  last,
  lanes,
  port,
  who,
}: Brought): Promise<number> {
  const began = performance.now()
  const begun = await call<{ key: string; partBytes: number }>(port, who, calls, about)
  const { key, partBytes } = begun
  const file = await open(path)
  const numbers = Array.from({ length: Math.ceil(whole / partBytes) }, (_, index) => index + 1).values()
  const lane = async () => {
    for (const number of numbers) {
      const bytes = Buffer.alloc(Math.min(partBytes, whole - (number - 1) * partBytes))
      await file.read(bytes, 0, bytes.length, (number - 1) * partBytes)
      const sha256 = createHash('sha256').update(bytes).digest('base64')
      const signed = await call<Signed>(port, who, `${calls}/part`, { key, number, sha256 })
      const reply = await fetch(signed.url, { method: 'PUT', headers: signed.headers, body: bytes })
      if (!reply.ok) throw new Error(`the store said ${reply.status}`)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  await file.close()
  await call(port, who, `${calls}/finish`, { key, ...last })
  return (performance.now() - began) / 1000
}

async function call<T>(port: number, who: Person, path: string, body: object): Promise<T> {
  const reply = await fetch(`http://localhost:${port}${path}`, init({ method: 'POST', path, who, body }))
  if (!reply.ok) throw new Error(`${path} said ${reply.status}`)
  return (await reply.json()) as T
}

answerQuestions(sendPlainly)
