import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mayUse } from '#domains/may-use.ts'
import { inProject } from './folders.ts'

const file = inProject('docs/architecture.md')
const [begin, end] = ['<!-- domains: written by node scripts/domain-picture.ts -->', '<!-- /domains -->']

/** Which domain may use which, drawn from may-use.ts; a dashed domain has no folder yet. */
export function drawDomains(has = (domain: string) => existsSync(inProject('src/domains', domain))) {
  const { staff, ...others } = mayUse
  const nodes = Object.keys(mayUse).map((domain) => `    ${domain}${has(domain) ? '' : ':::later'}`)
  const arrows = Object.entries(others).flatMap(([domain, used]) => direct(used).map((one) => `  ${domain} --> ${one}`))
  return [
    '```mermaid',
    'flowchart BT',
    '  subgraph domains',
    ...nodes,
    '  end',
    ...arrows,
    '  domains --> platform & ui & ports',
    '  app --> domains',
    '  classDef later stroke-dasharray: 4 4',
    '```',
    '',
    `An arrow leads from a domain to what it may use, directly or further along; staff may use all (${staff.length}).`,
  ].join('\n')
}

/** What is not already reached through another: the picture stays readable, may-use.ts says it in full. */
function direct(used: readonly string[]): string[] {
  const further = new Set(used.flatMap((one): readonly string[] => mayUse[one as keyof typeof mayUse]))
  return used.filter((one) => !further.has(one))
}

function withPicture(text: string) {
  const [before, rest] = text.split(begin)
  const after = rest?.split(end)[1]
  return after === undefined
    ? `${text.trimEnd()}\n\n## Domains\n\n${begin}\n\n${drawDomains()}\n\n${end}\n`
    : `${before}${begin}\n\n${drawDomains()}\n\n${end}${after}`
}

const read = () => (existsSync(file) ? readFileSync(file, 'utf8') : '# Architecture\n')

export const isPictureCurrent = () => withPicture(read()) === read()

if (import.meta.main) writeFileSync(file, withPicture(read()))
