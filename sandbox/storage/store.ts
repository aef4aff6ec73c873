import type { IncomingMessage, ServerResponse } from 'node:http'
import { listing, sendError, sendXml } from './answers.ts'
import { openDisk } from './disk.ts'
import { answerParts, isAboutParts, listUploads } from './parts.ts'
import { postObject } from './post-object.ts'
import { readObject } from './read-object.ts'
import { decodeSafely, verifyRequest, type Keys } from './signature.ts'
import { openUploads } from './uploads.ts'
import { writeObject } from './write-object.ts'

// Browsers post to the store from the site's own pages, as a bucket's CORS rules would allow.
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, POST, PUT',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'etag',
}

/** An object store that speaks S3 under `…/storage/{bucket}/{key}`. */
export function openStore(folder: string, keys: Keys, begun?: string) {
  const disk = openDisk(folder, begun)
  const uploads = openUploads(disk)

  return async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = request.url ?? '/'
    const { pathname, searchParams: query } = new URL(url, 'http://store')
    const [bucket = '', ...rest] = pathname.replace(/^.*?\/storage\//, '').split('/')
    const key = rest.map(decodeSafely).join('/')
    for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value)
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    if (!/^[a-z0-9][a-z0-9.-]{1,62}$/.test(bucket)) return sendError(response, 'InvalidBucketName')
    if (request.method === 'POST' && !key) return postObject(request, response, { disk, bucket, keys, headers: CORS })

    const verdict = verdictOf(request, url, keys)
    if (!verdict.ok) return sendError(response, verdict.code)
    if (!key) return answerBucket(request, response, bucket, query)
    const { payloadHash } = verdict
    if (isAboutParts(request, query))
      return answerParts(request, response, { disk, uploads, bucket, key, query, payloadHash })
    switch (request.method) {
      case 'GET':
      case 'HEAD':
        return readObject(request, response, { disk, bucket, key, query })
      case 'PUT':
        return writeObject(request, response, { disk, bucket, key, payloadHash })
      case 'DELETE':
        await disk.remove(bucket, key)
        return void response.writeHead(204).end()
      default:
        return sendError(response, 'MethodNotAllowed')
    }
  }

  async function answerBucket(
    request: IncomingMessage,
    response: ServerResponse,
    bucket: string,
    query: URLSearchParams,
  ) {
    if (request.method === 'HEAD' || request.method === 'PUT')
      return void response.writeHead(200, { 'content-length': '0' }).end()
    if (request.method === 'GET' && query.has('uploads')) return listUploads(response, { uploads, bucket, query })
    if (request.method !== 'GET' || query.get('list-type') !== '2') return sendError(response, 'NotImplemented')
    const prefix = query.get('prefix') ?? ''
    const maxKeys = Math.min(Number(query.get('max-keys') ?? 1000) || 1000, 1000)
    const after = query.get('continuation-token') ?? query.get('start-after') ?? ''
    return sendXml(response, 200, listing({ bucket, prefix, cards: await disk.list(bucket, prefix), maxKeys, after }))
  }
}

/** The name that was signed is the one the browser saw, which a proxy in between may have replaced. */
function verdictOf(request: IncomingMessage, url: string, keys: Keys) {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value ?? '')]),
  )
  const forwarded = headers['x-forwarded-host']
  const asked = { method: request.method ?? 'GET', url, headers }
  const first = verifyRequest(asked, keys, new Date())
  if (first.ok || !forwarded) return first
  return verifyRequest({ ...asked, headers: { ...headers, host: forwarded } }, keys, new Date())
}
