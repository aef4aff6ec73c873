import { open } from 'node:fs/promises'

const HEAD = 64 * 1024

/** The codecs of a stream's first bytes, as a list of streams must name them. */
export async function codecsOf(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return codecsIn(buffer.subarray(0, bytesRead))
  } finally {
    await handle.close()
  }
}

/** The box `avcC` holds profile, compatibility and level behind its version. */
export function codecsIn(head: Buffer): string {
  const at = head.indexOf('avcC')
  if (at < 0) throw new Error('the stream holds no H.264')
  const picture = `avc1.${head.subarray(at + 5, at + 8).toString('hex')}`
  return head.includes('mp4a') ? `${picture},mp4a.40.2` : picture
}
