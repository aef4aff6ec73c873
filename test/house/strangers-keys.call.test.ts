import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { calls, pages, type CallRow, type PageRow } from '#routes'
import { inProject } from '#scripts/folders.ts'
import { newPerson } from '#test/people.ts'
import type { Session } from '#test/worlds/session.ts'
import { freshWeb } from '#test/web.ts'

const WORDS = ['__proto__', 'constructor', 'toString', 'あ', 'a\r\nX-Mine: 1', '\ud800', '\0', '%', '1', '{}']

/** Every parameter that the code asks an address for, or writes into one. */
const NAMES = [
  ...new Set(
    globSync('src/**/*.{ts,tsx}', { cwd: inProject(), exclude: ['**/*.test.*'] }).flatMap((file) => {
      const text = readFileSync(inProject(file), 'utf8')
      const asked = text.matchAll(/\b(?:get|has|given|choiceOf|dayOf)\((?:url, )?'([\w-]+)'/g)
      const written = text.matchAll(/[?&]([a-z][\w-]*)=/g)
      return [...asked, ...written].map(([, name]) => name!)
    }),
  ),
]

/** Groups of the parameters, so that of any two one comes at least once without the other. */
const GROUPS = Array.from({ length: Math.ceil(Math.log2(NAMES.length)) }, (_, bit) => bit).flatMap((bit) =>
  [0, 1].map((side) => NAMES.filter((_, at) => ((at >> bit) & 1) === side)),
)

const encoded = (word: string) => (word === '\ud800' ? '%ED%A0%80' : encodeURIComponent(word))
const asked = (names: readonly string[], word: string) => names.map((name) => `${name}=${encoded(word)}`).join('&')

describe('what a stranger writes where a word of ours is expected', () => {
  const people = {} as Record<'visitor' | 'staff', Session>
  let web: Awaited<ReturnType<typeof freshWeb>>
  beforeAll(async () => {
    web = await freshWeb()
    people.visitor = web.visitor()
    people.staff = (await newPerson(web, { isStaff: true })).session
  }, 60_000)

  /** As that person with ids and days that there are, so that the page itself gets to read what is asked. */
  async function addressOf(path: string, person: keyof typeof people, wild: string) {
    const ids = await idsOf(path, person === 'staff')
    return path.replaceAll(/:\w+/g, (name) => ids[name] ?? wild).replace('*', wild)
  }

  async function idsOf(path: string, isStaff: boolean): Promise<Record<string, string>> {
    const row = path.startsWith('/staff/invoices')
      ? await web.db.selectFrom('invoices').select('id').executeTakeFirst()
      : isStaff && (await web.db.selectFrom('members').select('id').orderBy('id', 'desc').executeTakeFirst())
    const id = String(row ? row.id : 1)
    return { ':id': id, ':userId': id, ':stepId': '1', ':chapterId': '1', ':ticketId': '1' }
  }

  const rows: (PageRow | CallRow)[] = [...pages, ...calls.filter(({ method }) => method === 'GET')]
  it('knows the parameters of the site', () => {
    for (const name of ['notice', 'done', 'order', 'return_to', 'tab', 'res_code']) expect(NAMES).toContain(name)
  })

  it.each(rows.map((row) => ({ path: row.path, row })))(
    '$path answers whatever stands in its address [OV-008]',
    async ({ path, row }) => {
      for (const person of row.who === 'all' ? (['visitor', 'staff'] as const) : (['staff'] as const)) {
        const plain = await addressOf(path, person, '1')
        for (const [at, group] of GROUPS.entries())
          for (const word of [WORDS[0]!, WORDS[1 + (at % (WORDS.length - 1))]!]) {
            const reply = await people[person].visit(`${plain}?${asked(group, word)}`)
            expect(reply.status, `${person}: ${plain}?${asked(group, word)}`).toBeLessThan(500)
            expect(reply.headers.get('x-mine')).toBeNull()
          }
        if (!/:(?!id|\w+Id)|\*/.test(path)) continue
        for (const word of WORDS) {
          const wild = await addressOf(path, person, encoded(word))
          expect((await people[person].visit(wild)).status, `${person}: ${wild}`).toBeLessThan(500)
        }
      }
    },
  )

  const forms = (pages as readonly PageRow[]).filter(({ path }) => path !== '*')
  it.each(forms)('$path answers whatever stands in its fields', async ({ path, who }) => {
    const person = who === 'all' ? 'visitor' : 'staff'
    const address = await addressOf(path, person, '1')
    const { text } = await people[person].visit(address)
    const names = [...text.matchAll(/\bname="([\w[\]-]+)"/g)].map(([, name]) => name!)
    for (const word of WORDS.slice(0, 6)) {
      const fields = Object.fromEntries([...names, 'act', 'choice'].map((name) => [name, word]))
      delete fields.authenticity_token
      delete fields._method
      const reply = await people[person].submit(address, fields)
      expect(reply.status, `${address} ${word}`).toBeLessThan(500)
    }
  })
})
