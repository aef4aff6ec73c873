import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { usualHeaders } from './send.ts'

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

type File = { plain: Buffer; type: string; immutable: boolean; gzip?: Buffer; brotli?: Buffer }

/** The built scripts, styles and fonts: few, small, read once, squeezed the first time they are asked for. */
export async function openStaticFiles(): Promise<{
  answer(request: IncomingMessage, response: ServerResponse, path: string): boolean
}> {
  const files = new Map<string, File>()
  const root = join(process.cwd(), 'build/client')
  const names = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of names) {
    if (!entry.isFile()) continue
    const full = join(entry.parentPath, entry.name)
    const path = full.slice(root.length).replaceAll('\\', '/')
    const type = TYPES[extname(entry.name)]
    if (type) files.set(path, { plain: await readFile(full), type, immutable: path.startsWith('/assets/') })
  }

  return {
    answer(request, response, path) {
      const file = files.get(path)
      if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false
      const headers: Record<string, string | number> = {
        ...usualHeaders,
        'Content-Type': file.type,
        'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        Vary: 'Accept-Encoding',
      }
      const bytes = squeezed(file, path, String(request.headers['accept-encoding'] ?? ''), headers)
      headers['Content-Length'] = bytes.length
      response.writeHead(200, headers)
      response.end(request.method === 'HEAD' ? undefined : bytes)
      return true
    },
  }
}

function squeezed(file: File, path: string, accepted: string, headers: Record<string, string | number>): Buffer {
  if (!SQUEEZED.test(path)) return file.plain
  if (/\bbr\b/.test(accepted)) {
    headers['Content-Encoding'] = 'br'
    return (file.brotli ??= brotliCompressSync(file.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
  }
  if (/\bgzip\b/.test(accepted)) {
    headers['Content-Encoding'] = 'gzip'
    return (file.gzip ??= gzipSync(file.plain, { level: 9 }))
  }
  return file.plain
}
