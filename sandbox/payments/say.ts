import type { IncomingMessage, ServerResponse } from 'node:http'

export type Said = { status: number; body: unknown }

const BODY_LIMIT = 20_000

export function say(response: ServerResponse, { status, body }: Said) {
  const text = JSON.stringify(body)
  const length = Buffer.byteLength(text)
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': length }
  response.writeHead(status, { ...headers, 'cache-control': 'no-store' }).end(text)
}

/** The body, or null when it is longer than any that makes sense. */
export async function readText(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= BODY_LIMIT) chunks.push(chunk)
  }
  return size > BODY_LIMIT ? null : Buffer.concat(chunks).toString('utf8')
}

/** Fields of a form or of a JSON object; null for what is neither. */
export function readFields(text: string, type: string): Record<string, unknown> | null {
  if (/^application\/x-www-form-urlencoded/i.test(type)) return Object.fromEntries(new URLSearchParams(text))
  if (!/^application\/json/i.test(type)) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
