import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendError } from './answers.ts'
import { wholeOf, type Disk, type Received } from './disk.ts'

const KEPT = ['content-type', 'cache-control', 'content-disposition', 'content-encoding', 'content-language']

type Target = { disk: Disk; bucket: string; key: string; payloadHash: string }

/** PUT of one object: nothing of it shows before every byte is here and is what was signed. */
export async function writeObject(request: IncomingMessage, response: ServerResponse, target: Target) {
  const received = await receiveBody(request, response, target)
  if (!received) return
  await target.disk.accept(target.bucket, target.key, wholeOf(received), keptHeaders(request.headers))
  response.writeHead(200, { etag: received.etag, 'content-length': '0' }).end()
}

/** A body that came whole and is what its sender said of it; null when that was answered already. */
export async function receiveBody(
  request: IncomingMessage,
  response: ServerResponse,
  { disk, bucket, key, payloadHash }: Target,
): Promise<Received | null> {
  if (request.headers['x-amz-copy-source'] || payloadHash.startsWith('STREAMING-'))
    return (sendError(response, 'NotImplemented'), null)
  const received = await disk.receive(bucket, key, request).catch(() => null)
  if (!received) return (sendError(response, 'IncompleteBody'), null)
  const wrong = whyWrong(request, received, payloadHash)
  if (!wrong) return received
  await received.discard()
  return (sendError(response, wrong), null)
}

function whyWrong({ headers }: IncomingMessage, { sha256, crc32, etag }: Received, payloadHash: string) {
  if (/^[0-9a-f]{64}$/.test(payloadHash) && payloadHash !== sha256) return 'XAmzContentSHA256Mismatch'
  const said = [
    [headers['content-md5'], etag.replaceAll('"', '')],
    [headers['x-amz-checksum-sha256'], sha256],
    [headers['x-amz-checksum-crc32'], crc32],
  ] as const
  return said.some(([claim, found]) => claim !== undefined && claim !== base64Of(found)) ? 'BadDigest' : null
}

export const base64Of = (hex: string) => Buffer.from(hex, 'hex').toString('base64')

export function keptHeaders(headers: Record<string, string | string[] | undefined>) {
  const kept = KEPT.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : []))
  return { 'content-type': 'application/octet-stream', ...(Object.fromEntries(kept) as Record<string, string>) }
}
