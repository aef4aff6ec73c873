import { chownSync, existsSync, lstatSync, statSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import { projectFolder } from './folders.ts'

/** How a PostgreSQL program is run: PostgreSQL refuses root, so root hands it to `nobody`. */
export type Account = {
  command(program: string, args: string[]): { program: string; args: string[]; ids: { uid?: number; gid?: number } }
  own(path: string): void
}

const nobody = 65534

export function postgresAccount(dataFolder: string): Account {
  if (process.getuid?.() !== 0) {
    const owner = existsSync(dataFolder) ? lstatSync(dataFolder).uid : process.getuid?.()
    if (owner !== process.getuid?.())
      throw new Error(
        `The folder ${dataFolder} was made by another user (id ${owner}): start as that user, or remove it.`,
      )
    return { command: (program, args) => ({ program, args, ids: {} }), own: () => {} }
  }
  const own = (path: string) => chownSync(path, nobody, nobody)
  const closed = closedParent(projectFolder)
  if (!closed) return { command: (program, args) => ({ program, args, ids: { uid: nobody, gid: nobody } }), own }
  // A checkout below a private folder such as /root: the process keeps the one right it needs to walk in.
  const keep = [
    '--reuid=65534',
    '--regid=65534',
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--',
  ]
  if (spawnSync('setpriv', [...keep, process.execPath, '-e', '0']).status !== 0)
    throw new Error(
      `PostgreSQL runs as "nobody" when root starts it, and "nobody" may not enter ${closed}: run chmod o+x ${closed}, or move the project.`,
    )
  return { command: (program, args) => ({ program: 'setpriv', args: [...keep, program, ...args], ids: {} }), own }
}

/** The first folder on the way to the project that other users may not walk through. */
function closedParent(path: string): string | null {
  const above = dirname(path) === path ? null : closedParent(dirname(path))
  return above ?? ((statSync(path).mode & 0o001) === 0 ? path : null)
}
