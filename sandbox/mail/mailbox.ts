import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

export type Mail = {
  id: string
  at: string
  to: string[]
  from: string
  subject: string
  text: string
  html: string
  /** Every address that the letter links to, in its order. */
  links: string[]
  /** What a mail program makes a button of that stops such letters. */
  stop: { url: string | null; oneClick: boolean }
}

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>

/** Letters as they came, one file each; a restart finds them again. */
export async function openMailbox(folder: string) {
  await mkdir(folder, { recursive: true })
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted()
  const mails = await Promise.all(names.map(async (name) => readMail(name, await readFile(join(folder, name)))))
  const waiting = new Set<() => void>()

  return {
    async keep(raw: Buffer, to: string[]) {
      const id = `${new Date().toISOString().replace(/\D/g, '')}-${randomUUID().slice(0, 8)}`
      // The envelope says who receives the letter, whatever stands in its head.
      const whole = Buffer.concat([Buffer.from(to.map((one) => `X-Envelope-To: ${one}\r\n`).join('')), raw])
      await writeFile(join(folder, `${id}.part`), whole)
      await rename(join(folder, `${id}.part`), join(folder, `${id}.eml`))
      mails.push(await readMail(`${id}.eml`, whole))
      for (const wake of waiting) wake()
    },
    find: (id: string) => mails.find((mail) => mail.id === id) ?? null,
    /** Newest first. */
    list: (to?: string | null) => mails.filter((mail) => !to || mail.to.includes(to.toLowerCase())).toReversed(),
    /** Resolves as soon as that address has more than `count` letters, or when patience ends. */
    async waitFor(to: string | null, count: number, ms: number) {
      const until = Date.now() + ms
      while (this.list(to).length <= count && Date.now() < until) await nextLetter(waiting, until - Date.now())
    },
    async clear() {
      const gone = mails.splice(0)
      await Promise.all(gone.map(({ id }) => rm(join(folder, `${id}.eml`), { force: true })))
    },
  }
}

function nextLetter(waiting: Set<() => void>, ms: number) {
  return new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      waiting.delete(done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    waiting.add(done)
  })
}

async function readMail(name: string, raw: Buffer): Promise<Mail> {
  const id = name.replace(/\.eml$/, '')
  const email: Email = await PostalMime.parse(raw)
  const envelope = email.headers.filter(({ key }) => key === 'x-envelope-to').map(({ value }) => value.toLowerCase())
  const at = id.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{3}).*$/, '$1-$2-$3T$4:$5:$6.$7Z')
  const { subject = '', text = '', html = '' } = email
  const links = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
  return { id, at, to: envelope, from: email.from?.address ?? '', subject, text, html, links, stop: stopOf(email) }
}

function stopOf({ headers }: Email): Mail['stop'] {
  const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value ?? ''
  const url = /<([^>]+)>/.exec(valueOf('list-unsubscribe'))?.[1] ?? null
  return { url, oneClick: valueOf('list-unsubscribe-post') === 'List-Unsubscribe=One-Click' }
}
