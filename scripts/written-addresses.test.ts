import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inProject } from './folders.ts'

/** The ways in which a page or an action names where somebody goes; `sandbox` is no address of the site's. */
const written =
  /\b(?:to|action|href|formAction)=(?:\{[^{}<>]*?)?["'`]\/(?!sandbox)|\b(?:redirect|seeOther|navigate)\(\s*["'`]\/|\b(?:to|href|action|path): ["'`]\/|\?\? ["'`]\/(?!sandbox)[a-z]/g

/** What the compiler compares with the table is no string. */
const typed = /\b(href|callPath)\(\s*'[^']*'/g

const writtenIn = (text: string) => [...text.replaceAll(typed, '$1(').matchAll(written)].map(([found]) => found)

/** The table of the addresses itself, and the functions that are named after where they lead. */
const isTable = (file: string) => /^src\/routes\.ts$|\/paths\.ts$|\.test\.tsx?$/.test(file.replaceAll('\\', '/'))

it('links, forms and redirects take their address from the one table, never a string', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: inProject() }).filter((file) => !isTable(file))
  const found = files.flatMap((file) =>
    writtenIn(readFileSync(inProject(file), 'utf8')).map((words) => `${file}: ${words}`),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})

it.each([
  `<Link to="/courses">`,
  '<LinkButton to={`/courses/${id}`}>',
  `<a href={signedIn ? href('/courses') : '/users/new'}>`,
  `<PostForm action="/users/edit_card">`,
  `throw redirect('/sessions/new')`,
  'return seeOther(`/users/${id}/payments`)',
  `const crumb = { label: '講座', to: '/courses' }`,
  `seeOther(back ?? '/courses')`,
])('%s is found', (line) => expect(writtenIn(line)).toHaveLength(1))

it.each([
  `<Link to={href('/courses')}>`,
  `<PostForm action={callPath('/staff/viewing')}>`,
  `throw redirect(paymentsPath(memberId))`,
  `<a href="https://example.com/">`,
])('%s is not', (line) => expect(writtenIn(line)).toEqual([]))
