import { createServer, Socket, type AddressInfo } from 'node:net'
import { setTimeout as think } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { smtpMail } from './smtp.ts'

afterEach(() => void vi.restoreAllMocks())

/** Knows what it is asked for and takes a letter, but thinks for `ms` before it says so. */
async function slowServer(ms: number) {
  const taken: string[] = []
  const server = createServer((socket) => {
    const say = (words: string) => socket.writable && socket.write(`${words}\r\n`)
    let letter: string | null = null
    socket.setEncoding('utf8').on('error', () => {})
    socket.on('data', (words: string) => {
      if (letter !== null) {
        letter += words
        if (!letter.endsWith('\r\n.\r\n')) return
        taken.push(letter)
        letter = null
        return void think(ms).then(() => say('250 queued'))
      }
      if (!words.startsWith('DATA')) return say(words.startsWith('QUIT') ? '221 bye' : '250 fine')
      letter = ''
      say('354 go on')
    })
    say('220 slow')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, taken, stop: () => server.close() }
}

/** Lets the silence of a line be counted a hundred times as fast: 0.3 s stand for half a minute. */
function hurry() {
  const count = Socket.prototype.setTimeout
  vi.spyOn(Socket.prototype, 'setTimeout').mockImplementation(function (this: Socket, ms, then) {
    return count.call(this, ms / 100, then)
  })
}

it('a member gets one letter from a mail server that looks at it for half a minute', async () => {
  hurry()
  const server = await slowServer(300)
  const mail = smtpMail(server.url)
  const letter = { id: 'letter-1', to: 'hana@example.com', from: '"E" <no-reply@school.example>', subject: 'a' }
  await mail.send({ ...letter, html: '<p>a</p>', plain: 'a' })
  expect(server.taken).toHaveLength(1)
  mail.close()
  server.stop()
})
