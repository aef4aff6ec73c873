import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const BEFORE = 'window.__reactRouterManifest='
const FOLDER = '/assets/'
type Route = Record<string, unknown> & { id: string; path?: string; module: string; css?: string[] }
type Said = { routes: Record<string, Route> }

/**
 * The list of all pages that every page's router takes. What each page imports is named by the server in the page
 * itself, and the router reads it for links that fetch ahead, of which there are none; what is not so need not be said.
 * And what many pages have in common is said once: each is a line that begins with the number of what is common to it,
 * and the browser makes of it what the framework wrote.
 */
export function slimmed(script: string): string {
  if (!script.startsWith(BEFORE)) throw new Error('The list of pages has another form than it had.')
  const said = JSON.parse(script.slice(BEFORE.length).replace(/;$/, '')) as Said
  const whole: Said['routes'] = {}
  const kinds: string[] = []
  const lines: string[] = []
  for (const [id, route] of Object.entries(said.routes)) {
    const needed = Object.fromEntries(Object.entries(route).filter(([name, value]) => isNeeded(name, value))) as Route
    const { id: _, path, module, css = [], ...common } = needed
    if (path === undefined || !isShort(id, needed)) {
      whole[id] = needed
      continue
    }
    const kind = JSON.stringify(common)
    if (!kinds.includes(kind)) kinds.push(kind)
    lines.push([kinds.indexOf(kind) + id, inFolder(module), ...css.map(inFolder)].join(' '))
  }
  return `${BEFORE}(${spread})(${JSON.stringify({ ...said, routes: whole })},[${kinds.join()}],\`${lines.join('\n')}\`);`
}

const isNeeded = (name: string, value: unknown) =>
  name !== 'imports' && value !== false && !(Array.isArray(value) && value.length === 0)

const inFolder = (file: string) => file.slice(FOLDER.length)

/** Whether all of it can be read out of its line again. */
const isShort = (id: string, { path, module, css = [] }: Route) =>
  id.replace(/^\//, '') === path &&
  [module, ...css].every((file) => file.startsWith(FOLDER) && !/[\s`\\$]/.test(id + file))

/** Runs in the browser. There are hardly three kinds of pages: the number is one digit. */
const spread = `(said,kinds,lines)=>{for(const line of lines.split("\\n")){const[first,module,...css]=line.split(" ").map((word,at)=>at?"${FOLDER}"+word:word),id=first.slice(1);said.routes[id]={...kinds[first[0]],id,path:id.replace(/^\\//,""),module,css}}return said}`

export async function slimManifest(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^manifest-\w+\.js$/.test(name)) continue
    const path = join(folder, name)
    await writeFile(path, slimmed(await readFile(path, 'utf8')))
  }
}
