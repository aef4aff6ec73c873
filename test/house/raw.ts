import { connect } from 'node:net'

export type Raw = { status: number; headers: Record<string, string>; text: string }

/** Says exactly these bytes to a server, piece by piece, and reads what it says until it closes or has said all. */
export function sayRaw(url: string, pieces: (string | Promise<string>)[], { hangUp = false } = {}): Promise<Raw> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) })
    const chunks: Buffer[] = []
    const answer = () => readRaw(Buffer.concat(chunks))
    const done = () => {
      socket.destroy()
      resolve(answer())
    }
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      if (isWhole(answer())) done()
    })
    socket.once('close', () => resolve(answer()))
    socket.on('error', (error) => (chunks.length ? done() : reject(error)))
    socket.once('connect', async () => {
      for (const piece of pieces) socket.write(await piece)
      if (hangUp) setImmediate(() => socket.destroy())
    })
  })
}

function readRaw(bytes: Buffer): Raw {
  const whole = bytes.toString('utf8')
  const [head = '', ...rest] = whole.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':', 1)[0]!.toLowerCase(), line.replace(/^[^:]*:\s*/, '')]),
  )
  return { status: Number(first.split(' ')[1] ?? 0), headers, text: rest.join('\r\n\r\n') }
}

const isWhole = ({ headers, text }: Raw) => Buffer.byteLength(text) >= Number(headers['content-length'] ?? Infinity)
