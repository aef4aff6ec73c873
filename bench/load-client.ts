import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** What is sent: whole requests, in turn. `{n}` becomes a number that was not used before, `{ip}` an address. */
export type Load = {
  port: number
  requests: string[]
  connections: number
  warmSeconds: number
  seconds: number
  /** Requests a second that arrive whether or not the last was answered; without it, each connection asks anew at once. */
  perSecond?: number | undefined
  /** Where `{n}` begins. */
  from: number
}
export type Answers = { count: number; perSecond: number; p50: number; p99: number; wrong: Record<string, number> }

const MOST_WAITS = 2_000
const HEAD_END = '\r\n\r\n'

/** A client that costs little beside the server it asks: prepared bytes, kept connections, no parsing beyond lengths. */
export function runLoad(load: Load, tell: (moment: 'begin' | 'end') => void): Promise<Answers> {
  const { requests, connections, warmSeconds, seconds, perSecond } = load
  let sent = 0
  let answered = 0
  const next = () => {
    const n = load.from + sent
    const text = requests[sent++ % requests.length]!
    return text.includes('{')
      ? text.replaceAll('{n}', String(n)).replaceAll('{ip}', `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`)
      : text
  }
  const times: number[] = []
  const wrong: Record<string, number> = {}
  const begun = performance.now()
  const measureAt = begun + warmSeconds * 1000
  const endAt = measureAt + seconds * 1000
  const free: ((due: number) => void)[] = []
  const waiting: number[] = []
  const sockets: Socket[] = []

  const finished = (due: number, status: string, ask: (due: number) => void) => {
    const now = performance.now()
    if (now >= measureAt && now < endAt) {
      times.push(now - due)
      if (status !== '200') wrong[status] = (wrong[status] ?? 0) + 1
    }
    answered++
    if (now >= endAt) return
    if (perSecond === undefined) ask(now)
    else if (waiting.length) ask(waiting.shift()!)
    else free.push(ask)
  }

  return new Promise((answer, fail) => {
    for (let index = 0; index < connections; index++) {
      const socket = connect(load.port, '127.0.0.1')
      sockets.push(socket.setNoDelay(true))
      socket.on('error', fail)
      const ask = speak(socket, next, finished)
      if (perSecond === undefined) ask(performance.now())
      else free.push(ask)
    }
    if (perSecond !== undefined) arrive(perSecond, begun, endAt, free, waiting)
    setTimeout(() => tell('begin'), measureAt - performance.now())
    setTimeout(async () => {
      tell('end')
      // What is under way is waited for, or it would burden the next measurement.
      for (let waits = 0; answered < sent && waits < MOST_WAITS; waits++) await pause(10)
      for (const socket of sockets) socket.destroy()
      const sorted = times.toSorted((a, b) => a - b)
      const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
      answer({ count: sorted.length, perSecond: sorted.length / seconds, p50: at(0.5), p99: at(0.99), wrong })
    }, endAt - performance.now())
  })
}

/** One connection: asks, reads one answer to its end, says so. */
function speak(
  socket: Socket,
  next: () => string,
  finished: (due: number, status: string, ask: (due: number) => void) => void,
) {
  let due = 0
  let head = ''
  let status = ''
  let left = -1
  const ask = (at: number) => {
    due = at
    head = ''
    left = -1
    socket.write(next())
  }
  socket.on('data', (bytes) => {
    if (left < 0) {
      head += bytes.toString('latin1')
      const end = head.indexOf(HEAD_END)
      if (end < 0) return
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
      if (length === undefined && !/ (204|304) /.test(head.slice(8, 14))) throw new Error('an answer without a length')
      status = head.slice(9, 12)
      left = Number(length ?? 0) - (head.length - end - HEAD_END.length)
    } else left -= bytes.length
    if (left === 0) finished(due, status, ask)
  })
  return ask
}

/** Arrivals follow the clock; one that finds no free connection waits, and its waiting counts. */
function arrive(perSecond: number, begun: number, endAt: number, free: ((due: number) => void)[], waiting: number[]) {
  let arrived = 0
  const timer = setInterval(() => {
    const now = performance.now()
    if (now >= endAt) return clearInterval(timer)
    for (; begun + (arrived * 1000) / perSecond <= now; arrived++) {
      const due = begun + (arrived * 1000) / perSecond
      const ask = free.pop()
      if (ask) ask(due)
      else waiting.push(due)
    }
  }, 1)
}

process.on('message', async (load: Load) => {
  process.send!({ answers: await runLoad(load, (moment) => process.send!({ moment })) })
})
process.on('disconnect', () => process.exit(0))
