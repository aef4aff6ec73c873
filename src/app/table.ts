import { pagePath } from '#platform/page-address.ts'
import { calls, pages, type CallRow, type PageRow } from '#routes'

type Compiled<Row> = { row: Row; pattern: RegExp; names: string[] }

function compile<Row extends { path: string }>(row: Row): Compiled<Row> {
  const names: string[] = []
  const source = row.path
    .replace(/[.+()]/g, '\\$&')
    .replace(/:(\w+)/g, (_, name: string) => (names.push(name), '([^/]+)'))
    .replace(/\/?\*$/, () => (names.push('*'), '(?:/(.*))?'))
  return { row, pattern: new RegExp(`^${source}/*$`), names }
}

type Listed<Row> = (path: string) => readonly Compiled<Row>[]

const firstWord = (path: string) => path.split('/', 2)[1] ?? ''
const isOpen = ({ row }: Compiled<{ path: string }>) => /^\/?[^/]*[:*]/.test(row.path)

/** Rows by the first word of their path, so that not every pattern is tried for every request; open ones stand under each. */
function byFirstWord<Row extends { path: string }>(rows: Compiled<Row>[]): Listed<Row> {
  const open = rows.filter(isOpen)
  const words = new Set(rows.map(({ row }) => firstWord(row.path)))
  const listed = new Map(
    [...words].map((word) => [word, rows.filter((one) => isOpen(one) || firstWord(one.row.path) === word)]),
  )
  return (path) => listed.get(firstWord(path)) ?? open
}

const compiledCalls = Map.groupBy(
  calls.map((row) => compile<CallRow>(row)),
  (call) => call.row.method,
)
const callsOf = new Map([...compiledCalls].map(([method, rows]) => [method, byFirstWord(rows)]))
// Fixed paths before those with a name in them, and what takes all that is left at the end, as the router ranks them.
const compiledPages = pages
  .map((row) => compile<PageRow>(row))
  .toSorted((a, b) => Number(a.names.includes('*')) - Number(b.names.includes('*')) || a.names.length - b.names.length)

const pagesOf = byFirstWord(compiledPages)

function match<Row>(
  listed: Listed<Row> | undefined,
  path: string,
): { row: Row; params: Record<string, string> } | null {
  const plain = decoded(path)
  for (const { row, pattern, names } of listed?.(plain) ?? []) {
    const found = pattern.exec(plain)
    if (!found) continue
    const params: Record<string, string> = {}
    for (const [index, name] of names.entries()) params[name] = (found[index + 1] ?? '').replaceAll('%2F', '/')
    return { row, params }
  }
  return null
}

/** As the router reads a path, so that no spelling of an address reaches a page past its row of the table. */
function decoded(path: string): string {
  if (!path.includes('%')) return path
  try {
    return path
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return path
  }
}

export const findCall = (method: string, path: string) => match(callsOf.get(method as CallRow['method']), path)
export const findPage = (path: string) => match(pagesOf, path)

const cardsOf = byFirstWord<PageRow | CallRow>(
  [...compiledPages, ...[...compiledCalls.values()].flat()].filter(({ row }) => row.card),
)

/** Whether a page or any call of this address stands beside a card's form. */
export const isCardAddress = (path: string) => match(cardsOf, pagePath(path)) !== null

/**
 * Whether who asks may be known from seconds ago: where the table says so, and by every page that is kept whole for
 * visitors, because it only shows. Whatever else is asked, is asked of the session as it stands.
 */
export function mayKnowLately(method: string, path: string): boolean {
  const reads = method === 'GET' || method === 'HEAD'
  const call = findCall(reads ? 'GET' : method, path)?.row
  if (call) return call.lately !== undefined
  const page = reads ? findPage(pagePath(path))?.row : undefined
  return page !== undefined && (page.lately ?? page.cached !== undefined)
}
