import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const BEFORE = 'window.__reactRouterManifest='
type Said = { routes: Record<string, Record<string, unknown>> }

/**
 * The list of all pages that every page's router takes. What each page imports is named by the server in the page
 * itself, and the router reads it for links that fetch ahead, of which there are none; what is not so need not be said.
 */
export function slimmed(script: string): string {
  if (!script.startsWith(BEFORE)) throw new Error('The list of pages has another form than it had.')
  const said = JSON.parse(script.slice(BEFORE.length).replace(/;$/, '')) as Said
  for (const [id, route] of Object.entries(said.routes))
    said.routes[id] = Object.fromEntries(
      Object.entries(route).filter(([name, value]) => name !== 'imports' && value !== false && !isEmpty(value)),
    )
  return `${BEFORE}${JSON.stringify(said)};`
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0

export async function slimManifest(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^manifest-\w+\.js$/.test(name)) continue
    const path = join(folder, name)
    await writeFile(path, slimmed(await readFile(path, 'utf8')))
  }
}
