import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from './folders.ts'

/** One short word for the content of these files and folders of the project. */
export function hashOf(paths: string[], ignore?: RegExp) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesOf))
    if (!ignore?.test(path)) hash.update(`${path}\0`).update(readFileSync(inProject(path)))
  return hash.digest('hex').slice(0, 12)
}

function filesOf(path: string): string[] {
  if (!existsSync(inProject(path))) return []
  if (!statSync(inProject(path)).isDirectory()) return [path]
  const names = readdirSync(inProject(path)).toSorted()
  return names.flatMap((name) => filesOf(join(path, name)))
}
