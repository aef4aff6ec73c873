import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { parseSync } from 'oxc-parser'
import { ResolverFactory } from 'oxc-resolver'
import { projectFolder } from './folders.ts'

/** One file takes another. `to` is a path below the folder, `node:…`, or the name as written where it leads nowhere. */
export type Import = { from: string; to: string; typeOnly: boolean; lost: boolean }
export type Imports = { files: string[]; imports: Import[] }

type Named = { name: string; typeOnly: boolean }

const ROOTS = ['src', 'sandbox', 'db', 'scripts', 'bench', 'test', 'e2e']
/** What the build makes: routes' types, addresses of pictures and styles. */
const MADE = /[+]types\/|[.](css|svg|woff2|json)([?]|$)|^virtual:|[?]url$/

const resolver = new ResolverFactory({
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
  conditionNames: ['import', 'node', 'default', 'types'],
  builtinModules: true,
})

/** Reads which file below a folder imports which, types included. */
export function readImports(folder = projectFolder, roots = ROOTS): Imports {
  const files = globSync(`{${roots.join(',')}}/**/*.{ts,tsx,mjs}`, { cwd: folder }).map(slashes)
  const imports = files.flatMap((from) =>
    namedIn(from, readFileSync(join(folder, from), 'utf8'))
      .filter(({ name }) => !MADE.test(name))
      .map(({ name, typeOnly }) => ({ from, typeOnly, ...resolved(folder, from, name) })),
  )
  return { files, imports }
}

function resolved(folder: string, from: string, name: string) {
  const { path, builtin } = resolver.sync(join(folder, dirname(from)), name)
  const to = builtin?.resolved ?? (path ? slashes(relative(folder, path)) : name)
  return { to, lost: !path && !builtin }
}

/** What a file names: by import and export, when it runs, and as the type of a module. */
function namedIn(file: string, text: string): Named[] {
  const { module } = parseSync(file, text)
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => named(moduleRequest.value, entries)),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => (entry.moduleRequest ? [named(entry.moduleRequest.value, [entry])] : [])),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const literal = /^'([^']+)'$/.exec(text.slice(start, end))
      return literal ? [{ name: literal[1]!, typeOnly: false }] : []
    }),
    ...[...text.matchAll(/\btypeof import\('([^']+)'\)/g)].map(([, name]) => ({ name: name!, typeOnly: true })),
  ]
}

const named = (name: string, entries: { isType: boolean }[]): Named => ({
  name,
  typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
})

const slashes = (path: string) => path.replaceAll(sep, '/')
