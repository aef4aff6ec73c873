import { once } from 'node:events'
import { createServer } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { inProject } from './folders.ts'
import { freePort } from './ports.ts'

const asked = (count: number) => Promise.all(Array.from({ length: count }, freePort))

/** What another thread of this process gets at the same time. */
async function askedBeside(count: number): Promise<number[]> {
  const script = `import(${JSON.stringify(inProject('scripts/ports.ts'))}).then(async ({ freePort }) =>
    require('node:worker_threads').parentPort.postMessage(await Promise.all(Array.from({ length: ${count} }, freePort))))`
  const [ports] = await once(new Worker(script, { eval: true }), 'message')
  return ports as number[]
}

it('gives servers that begin at the same moment a port each, none that the system gives to others, and none that browsers refuse', async () => {
  const ports = (await Promise.all([asked(10), askedBeside(10), askedBeside(10)])).flat()
  expect(ports).toHaveLength(30)
  expect(new Set(ports).size).toBe(30)
  expect(Math.min(...ports)).toBeGreaterThan(10_080)
  expect(Math.max(...ports)).toBeLessThan(32_768)
})

it('passes over a port that another program has', async () => {
  const [first, second] = await asked(2)
  const wanted = second! + 1
  const other = createServer()
  await new Promise<void>((done) => other.once('error', () => done()).listen(wanted, '127.0.0.1', done))
  expect(first).not.toBe(second)
  expect(await freePort()).not.toBe(wanted)
  other.close()
})
