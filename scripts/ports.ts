import { createServer } from 'node:net'

export function isFree(port: number, host = '127.0.0.1') {
  return new Promise<boolean>((answer) => {
    const server = createServer()
    server.once('error', () => answer(false))
    server.listen(port, host, () => server.close(() => answer(true)))
  })
}

export function freePort() {
  return new Promise<number>((answer, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => answer(port))
    })
  })
}
