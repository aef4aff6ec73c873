const MIB = 1024 * 1024
const IMAGE_MAX = 5 * MIB
const ATTACHMENT_MAX = 500 * MIB
const LAYER_MAX = 10 * MIB
const MEMO_MAX = 6 * MIB

/** What a browser may put into the store, by the path that it asks for. */
type Image = {
  image: true
  types: Readonly<Record<string, string>>
  maxBytes: number
  /** One sentence for whatever is wrong with a picture. */
  refused?: string
}
type Attachment = { image: false; exts: readonly string[]; maxBytes: number }
export type UploadKind = Image | Attachment

export const uploadKinds = {
  'correction_works/image': { image: true, types: { 'image/png': 'png', 'image/jpeg': 'jpg' }, maxBytes: IMAGE_MAX },
  'correction_works/attachment': { image: false, exts: ['pdf', 'psd', 'clip'], maxBytes: ATTACHMENT_MAX },
  'teacher_corrections/image': {
    image: true,
    types: { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif' },
    maxBytes: IMAGE_MAX,
    refused: '画像は5MB以下のJPEG、PNG、GIF形式でアップロードしてください。',
  },
  'teacher_corrections/layer': {
    image: true,
    types: { 'image/png': 'png' },
    maxBytes: LAYER_MAX,
    refused: 'レイヤーは、背景が透明な10MB以下のPNGでアップロードしてください。',
  },
  'teacher_corrections/memo': { image: false, exts: ['webm', 'm4a'], maxBytes: MEMO_MAX },
  'teacher_corrections/attachment': { image: false, exts: ['psd', 'clip', 'zip', 'pdf'], maxBytes: ATTACHMENT_MAX },
} satisfies Record<string, UploadKind>
export type UploadPath = keyof typeof uploadKinds
/** What is large enough to come in parts. */
export const partPaths = ['correction_works/attachment', 'teacher_corrections/attachment'] as const
export type PartPath = (typeof partPaths)[number]
export const kindOf = (path: UploadPath): UploadKind => uploadKinds[path]

/** The last part of a file's name, in small letters; empty where there is none. */
export const extensionOf = (fileName: string) => /\.([0-9a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''

/** As what a file would lie in the store, or null where that place does not take it. */
export function typeInStore(
  kind: UploadKind,
  { filetype, filename }: { filetype: string; filename: string },
): { contentType: string; ext: string } | null {
  if (kind.image) {
    const ext = kind.types[filetype]
    return ext ? { contentType: filetype, ext } : null
  }
  const ext = extensionOf(filename)
  if (!kind.exts.includes(ext)) return null
  return { contentType: filetype === '' ? 'application/octet-stream' : filetype, ext }
}

/** What a file says of itself at its beginning; its name and its declared type say nothing. */
const MARKS: readonly [ext: string, mark: string, at?: number][] = [
  ['pdf', '%PDF-'],
  ['psd', '8BPS'],
  ['clip', 'CSFCHUNK'],
  ['zip', 'PK\u0003\u0004'],
  ['webm', '\u001aE\u00df\u00a3'],
  ['m4a', 'ftyp', 4],
]

export function sniffAttachment(head: Uint8Array): string | null {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES))
  return MARKS.find(([, mark, at]) => text.startsWith(mark, at))?.[0] ?? null
}

/** So much of a file is enough to know it. */
export const HEAD_BYTES = 16
