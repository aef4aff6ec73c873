import { readFileSync, writeFileSync } from 'node:fs'
import { inProject } from './folders.ts'

type Entry = { version?: string; resolved?: string; optional?: boolean; optionalDependencies?: Record<string, string> }
type Lock = { packages: Record<string, Entry & Record<string, unknown>> }

const file = inProject('package-lock.json')

/**
 * npm leaves packages for other platforms out of the lockfile when it cannot see them, and `npm ci` then refuses
 * the whole lockfile. Each is named here with its version and its platform; npm fetches it only where it fits.
 */
export function completeLock(lock: Lock): string[] {
  const added: string[] = []
  for (const [path, { optionalDependencies = {} }] of Object.entries(lock.packages))
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const places = [`${path}/node_modules/${name}`, `node_modules/${name}`]
      if (places.some((place) => lock.packages[place]) || !/^\d/.test(version)) continue
      lock.packages[places[1]!] = { version, dev: true, optional: true, ...platformOf(name) }
      added.push(name)
    }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return added
}

/** `@scope/binding-linux-arm64-musl` says where it runs. */
function platformOf(name: string) {
  const words = name.split(/[-/]/)
  const known = [
    'android',
    'darwin',
    'freebsd',
    'linux',
    'openharmony',
    'win32',
    'wasm32',
    'netbsd',
    'openbsd',
    'sunos',
    'aix',
  ]
  const os = known.find((word) => words.includes(word))
  if (!os) throw new Error(`package-lock.json lacks ${name}, and its name does not say for which platform it is.`)
  if (os === 'wasm32') return { cpu: ['wasm32'] }
  const cpu = words[words.indexOf(os) + 1]
  return {
    os: [os],
    cpu: [cpu],
    ...(words.includes('musl') ? { libc: ['musl'] } : {}),
    ...(words.includes('gnu') ? { libc: ['glibc'] } : {}),
  }
}

/** What is wrong with the lockfile, in sentences. */
export function whyLockUnfit(lock: Lock): string[] {
  const resolved = Object.entries(lock.packages).filter(([, entry]) => entry.resolved)
  const missing = completeLock(structuredClone(lock))
  return [
    ...resolved.map(([path]) => `package-lock.json names an address for ${path}: it must hold none.`),
    ...(missing.length
      ? [`package-lock.json lacks ${missing.length} packages of other platforms: run node scripts/lockfile.ts.`]
      : []),
  ]
}

export const readLock = () => JSON.parse(readFileSync(file, 'utf8')) as Lock

if (import.meta.main) {
  const lock = readLock()
  const added = completeLock(lock)
  for (const entry of Object.values(lock.packages)) delete entry.resolved
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(added.length ? `package-lock.json now names ${added.join(', ')}` : 'package-lock.json is complete.')
}
