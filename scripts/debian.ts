import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs a package of Debian's where that is ours to do; answers why it could not, null also where nobody tried. */
export function installFromDebian(name: string, tell: (line: string) => void): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  tell(`installing ${name} from Debian …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => spawnSync('apt-get', args, { env, encoding: 'utf8' })
  apt('update', '-q')
  const { status, stderr } = apt('install', '-y', '-q', '--no-install-recommends', name)
  return status === 0 ? null : (stderr.trim().split('\n').at(-1) ?? '')
}
