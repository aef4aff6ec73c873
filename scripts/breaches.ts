import type { Import, Imports } from './imports.ts'

/** Expressions of which a path fits one, and of which it fits none; `$1` is what the importer's own path caught. */
type Where = { path?: string; pathNot?: string | string[] }
export type Rule = {
  name: string
  comment: string
  /** Which imports it looks at: any between `from` and `to`, those in a circle, those that lead nowhere. */
  among?: 'circles' | 'lost'
  from: Where
  /** Types may be taken where only what runs is forbidden. */
  to: Where & { typesToo?: false }
}
/** What nothing leads to from where people, scripts and processes come in. */
export type Orphans = { name: string; from: Where; to: Where }
export type Breach = { rule: string; from: string; to: string }

/** Every import that breaks a rule, and every file that nothing leads to. */
export function findBreaches({ files, imports }: Imports, rules: Rule[], orphans: Orphans): Breach[] {
  const among = { circles: inCircles(imports), lost: imports.filter(({ lost }) => lost) }
  const broken = rules.flatMap((rule) => {
    const isFrom = fits(rule.from)
    return (rule.among ? among[rule.among] : imports)
      .filter(({ from, to, typeOnly }) => {
        if (typeOnly && rule.to.typesToo === false) return false
        const caught = isFrom(from)
        return caught && fits(rule.to, caught)(to)
      })
      .map(({ from, to }) => ({ rule: rule.name, from, to }))
  })
  const led = reached(files.filter(fits(orphans.from)), leads(imports))
  const alone = files.filter((file) => !led.has(file) && fits(orphans.to)(file))
  return [...broken, ...alone.map((file) => ({ rule: orphans.name, from: file, to: '' }))]
}

/** Says of a path what its expression caught, or null where it does not fit. */
function fits({ path = '', pathNot = [] }: Where, caught: readonly string[] = []) {
  const wanted = expression(path, caught)
  const unwanted = [pathNot].flat().map((one) => expression(one, caught))
  return (file: string) => (unwanted.some((one) => one.test(file)) ? null : wanted.exec(file))
}

const expressions = new Map<string, RegExp>()
function expression(text: string, caught: readonly string[]) {
  const whole = text.replaceAll(/\$(\d)/g, (_, group: string) => caught[Number(group)]!)
  const made = expressions.get(whole) ?? new RegExp(whole)
  expressions.set(whole, made)
  return made
}

type Leads = Map<string, Import[]>
const leads = (imports: Import[]): Leads => Map.groupBy(imports, ({ from }) => from)

function reached(starts: string[], all: Leads) {
  const seen = new Set(starts)
  for (const file of seen) for (const { to } of all.get(file) ?? []) seen.add(to)
  return seen
}

/** Imports of what runs by which a file comes back to itself: first what leads to nothing is taken away, again and again. */
function inCircles(imports: Import[]): Import[] {
  let left = imports.filter(({ typeOnly }) => !typeOnly)
  for (let before = Infinity; left.length < before;) {
    before = left.length
    const importers = new Set(left.map(({ from }) => from))
    left = left.filter(({ to }) => importers.has(to))
  }
  const all = leads(left)
  return left.filter(({ from, to }) => reached([to], all).has(from))
}
