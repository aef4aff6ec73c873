import { connect, type Socket } from 'node:net'
import { answerQuestions } from './workshop.ts'

/**
 * What is sent: whole requests, in turn. `{n}` becomes a number that was not used before, `{ip}` an address of its own,
 * `{typist}` one from which sixteen requests come.
 */
export type Load = {
  port: number
  requests: string[]
  connections: number
  /** It ends with whichever comes first; what is under way then is waited for, and counts. */
  most: { count?: number; seconds: number }
  /** Requests a second that arrive whether or not the last was answered; without it, each connection asks anew at once. */
  perSecond?: number | undefined
  /** Where `{n}` begins. */
  from: number
}
export type Answers = {
  count: number
  seconds: number
  p50: number
  p95: number
  p99: number
  statuses: Record<string, number>
}

const HEAD_END = '\r\n\r\n'

/** A client that costs little beside the server it asks: prepared bytes, kept connections, no parsing beyond lengths. */
function runLoad({ port, requests, connections, most, perSecond, from }: Load): Promise<Answers> {
  const begun = performance.now()
  const endAt = begun + most.seconds * 1000
  const mostSent = most.count ?? Infinity
  const times: number[] = []
  const statuses: Record<string, number> = {}
  const free: ((due: number) => void)[] = []
  const waiting: number[] = []
  const sockets: Socket[] = []
  let sent = 0
  const next = () => withNumber(requests[sent % requests.length]!, from + sent++)
  const isOver = (now: number) => now >= endAt || sent >= mostSent

  return new Promise((answer, fail) => {
    const finished = (due: number, status: string, ask: (due: number) => void) => {
      const now = performance.now()
      times.push(now - due)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (isOver(now)) return settle()
      if (perSecond === undefined) ask(now)
      else if (waiting.length) ask(waiting.shift()!)
      else free.push(ask)
    }
    const settle = () => {
      if (times.length < sent) return
      for (const socket of sockets) socket.destroy()
      const sorted = times.toSorted((a, b) => a - b)
      const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
      const seconds = (performance.now() - begun) / 1000
      answer({ count: sorted.length, seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99), statuses })
    }
    for (let index = 0; index < Math.min(connections, mostSent); index++) {
      const socket = connect(port, '127.0.0.1')
      sockets.push(socket.setNoDelay(true))
      socket.on('error', fail)
      const ask = speak(socket, next, finished)
      if (perSecond === undefined) ask(performance.now())
      else free.push(ask)
    }
    if (perSecond !== undefined) arrive(perSecond, begun, isOver, { free, waiting, settle })
  })
}

function withNumber(text: string, n: number): string {
  if (!text.includes('{')) return text
  const address = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  return text
    .replaceAll('{n}', String(n))
    .replaceAll('{ip}', address(n))
    .replaceAll('{typist}', address(n >> 4))
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
function arrive(
  perSecond: number,
  begun: number,
  isOver: (now: number) => boolean,
  { free, waiting, settle }: { free: ((due: number) => void)[]; waiting: number[]; settle(): void },
) {
  let arrived = 0
  const timer = setInterval(() => {
    const now = performance.now()
    if (isOver(now)) {
      clearInterval(timer)
      return settle()
    }
    for (; begun + (arrived * 1000) / perSecond <= now; arrived++) {
      const due = begun + (arrived * 1000) / perSecond
      const ask = free.pop()
      if (ask) ask(due)
      else waiting.push(due)
    }
  }, 1)
}

answerQuestions(runLoad)
