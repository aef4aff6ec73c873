import { bad } from './bytes.ts'

/** Handed over at once: a blob would fetch its bytes from another process, some milliseconds for each of many blocks. */
function through(bytes: Uint8Array<ArrayBuffer>, by: CompressionStream | DecompressionStream) {
  const writer = by.writable.getWriter()
  // What is wrong with them is told to who reads.
  for (const sent of [writer.write(bytes), writer.close()]) sent.catch(() => {})
  return by.readable
}

export async function pack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(through(bytes, new CompressionStream('gzip'))).arrayBuffer())
}

/** Unpacks at most so many bytes: what would become more is refused before it does. */
export async function unpack(packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = through(packed, new DecompressionStream('gzip')).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      parts.push(value)
      size += value.length
      if (size > most) bad('too large')
    }
  } catch {
    await reader.cancel().catch(() => {})
    return bad('not packed')
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
