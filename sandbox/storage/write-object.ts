import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendError } from './answers.ts'
import type { Disk } from './disk.ts'

const KEPT = ['content-type', 'cache-control', 'content-disposition', 'content-encoding', 'content-language']

type Target = { disk: Disk; bucket: string; key: string; payloadHash: string }

/** PUT of one object: nothing of it shows before every byte is here and is what was signed. */
export async function writeObject(request: IncomingMessage, response: ServerResponse, target: Target) {
  const { disk, bucket, key, payloadHash } = target
  if (request.headers['x-amz-copy-source'] || payloadHash.startsWith('STREAMING-'))
    return sendError(response, 'NotImplemented')
  const received = await disk.receive(bucket, key, request)
  if (/^[0-9a-f]{64}$/.test(payloadHash) && payloadHash !== received.sha256) {
    await received.discard()
    return sendError(response, 'XAmzContentSHA256Mismatch')
  }
  await disk.accept(bucket, key, received, keptHeaders(request.headers))
  response.writeHead(200, { etag: received.etag, 'content-length': '0' }).end()
}

export function keptHeaders(headers: Record<string, string | string[] | undefined>) {
  const kept = KEPT.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : []))
  return { 'content-type': 'application/octet-stream', ...(Object.fromEntries(kept) as Record<string, string>) }
}
