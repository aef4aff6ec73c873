import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Coding = 'br' | 'gzip'

const TAKEN = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
}

/** The smallest form that a reader takes; null for as it is. */
export function codingFor(accepted: string | string[] | undefined): Coding | null {
  const said = String(accepted ?? '')
  return TAKEN.br.test(said) ? 'br' : TAKEN.gzip.test(said) ? 'gzip' : null
}

/**
 * What is sent once is squeezed in the shortest time, what many get for longer. Beyond brotli's 5 a document takes 35 to
 * 120 ms of a processor for a tenth fewer bytes: only a file that never changes is worth a part of it.
 */
const QUALITY = {
  once: { br: 1, gzip: 1 },
  kept: { br: 5, gzip: 6 },
  file: { br: 9, gzip: 9 },
}
/** 128 KB: more of a document's past is seldom worth the memory that is made ready for it. */
const WINDOW = 17

export function squeeze(plain: string | Buffer, coding: Coding, how: keyof typeof QUALITY): Buffer {
  const quality = QUALITY[how][coding]
  if (coding === 'gzip') return gzipSync(plain, { level: quality })
  const window = how === 'once' ? { [constants.BROTLI_PARAM_LGWIN]: WINDOW } : {}
  return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, ...window } })
}
