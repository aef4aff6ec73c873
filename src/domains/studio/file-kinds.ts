/** What a file says of itself at its beginning; its name and its declared type say nothing. */
const MARKS: readonly [ext: string, mark: string][] = [
  ['pdf', '%PDF-'],
  ['psd', '8BPS'],
  ['clip', 'CSFCHUNK'],
  ['zip', 'PK\u0003\u0004'],
  ['png', '\u0089PNG\r\n\u001a\n'],
  ['jpg', '\u00ff\u00d8\u00ff'],
  ['jpeg', '\u00ff\u00d8\u00ff'],
]
export const HEAD_BYTES = 16

const types: Record<string, string> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
}

export const contentTypeOf = (ext: string) => types[ext] ?? 'application/octet-stream'

/** The last part of a file's name, in small letters. */
export const extOf = (name: string) => /\.([0-9a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** Whether the first bytes are those of a file that is called so. */
export function isWhatItSays(ext: string, head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES))
  return MARKS.some(([known, mark]) => known === ext && text.startsWith(mark))
}

/** Why a browser need not begin to send a file; its content is looked at when it has arrived. */
export function whyNotSent({ name, size }: { name: string; size: number }, exts: readonly string[], maxBytes: number) {
  if (!exts.includes(extOf(name))) return badFile(exts)
  if (size === 0) return 'ファイルが空です。'
  return size > maxBytes ? tooLarge(maxBytes) : null
}

export const badFile = (exts: readonly string[]) =>
  `${exts.filter((ext) => ext !== 'jpeg').join('・')}のファイルを選んでください。`
export const tooLarge = (maxBytes: number) => `ファイルは${maxBytes / 1024 / 1024}MBまでアップロードできます。`
