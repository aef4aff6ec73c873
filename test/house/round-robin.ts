import { connect, createServer, type AddressInfo } from 'node:net'

/** One port in front of several servers, as a proxy without memory: each connection goes to the next of them. */
export async function roundRobin() {
  const ports: number[] = []
  let turn = 0
  const server = createServer((incoming) => {
    const onward = connect(ports[turn++ % ports.length]!, '127.0.0.1')
    incoming.pipe(onward).pipe(incoming)
    for (const [one, other] of [
      [incoming, onward],
      [onward, incoming],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    lead: (url: string) => void ports.push(Number(new URL(url).port)),
    stop: () => new Promise<void>((done) => server.close(() => done())),
  }
}
