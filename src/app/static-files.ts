import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { codingFor, squeeze, type Coding } from '#platform/codings.ts'
import { headersOfAll } from './send.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}
const SQUEEZED = /\.(js|css|svg|json|webmanifest|txt)$/

type File = { plain: Buffer; type: string; immutable: boolean; forms: Partial<Record<Coding, Buffer>> }

/** The built scripts, styles and fonts: few, small, read once, squeezed by the build or the first time they are asked for. */
export async function openStaticFiles(): Promise<{
  answer(request: IncomingMessage, response: ServerResponse, path: string): boolean
}> {
  const files = new Map<string, File>()
  const root = join(process.cwd(), 'build/client')
  const names = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const beside = new Set(names.map(({ parentPath, name }) => join(parentPath, name)))
  for (const entry of names) {
    if (!entry.isFile()) continue
    const full = join(entry.parentPath, entry.name)
    const path = full.slice(root.length).replaceAll('\\', '/')
    const type = TYPES[extname(entry.name)]
    if (!type) continue
    const forms: File['forms'] = beside.has(`${full}.br`) ? { br: await readFile(`${full}.br`) } : {}
    files.set(path, { plain: await readFile(full), type, immutable: path.startsWith('/assets/'), forms })
  }

  return {
    answer(request, response, path) {
      const file = files.get(path)
      if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false
      const headers: Record<string, string | number> = {
        ...headersOfAll,
        'Content-Type': file.type,
        'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        Vary: 'Accept-Encoding',
      }
      const bytes = squeezed(file, path, codingFor(request.headers['accept-encoding']), headers)
      headers['Content-Length'] = bytes.length
      response.writeHead(200, headers)
      response.end(request.method === 'HEAD' ? undefined : bytes)
      return true
    },
  }
}

function squeezed(file: File, path: string, coding: Coding | null, headers: Record<string, string | number>): Buffer {
  if (!coding || !SQUEEZED.test(path)) return file.plain
  headers['Content-Encoding'] = coding
  return (file.forms[coding] ??= squeeze(file.plain, coding, 'file'))
}
