import { extensionOf, kindOf, sniffAttachment, type UploadPath } from './kinds.ts'

const SIGNS: readonly [kind: string, at: number, sign: string][] = [
  ['png', 0, '\u0089PNG\r\n\u001a\n'],
  ['jpeg', 0, '\u00ff\u00d8\u00ff'],
  ['gif', 0, 'GIF8'],
  ['webp', 8, 'WEBP'],
  ['psd', 0, '8BPS'],
  ['tiff', 0, 'II*\u0000'],
  ['tiff', 0, 'MM\u0000*'],
  ['bmp', 0, 'BM'],
]

type Chosen = { name: string; type: string; size: number; head: Uint8Array }

/** Why a file is not sent at all, by its first bytes and its size; the kind is judged first. Null where it is sent. */
export function whyNotSent(path: UploadPath, file: Chosen): string | null {
  const kind = kindOf(path)
  const wrong = kind.image ? whyNoPicture(kind.types, file) : whyNoAttachment(kind.exts, file)
  const tooLarge = file.size > kind.maxBytes ? `ファイルサイズは${kind.maxBytes / 1024 / 1024}MBまでです` : null
  return ((wrong ?? tooLarge) && 'refused' in kind && kind.refused) || (wrong ?? tooLarge)
}

function whyNoPicture(types: Record<string, string>, { head, type }: Chosen): string | null {
  const text = String.fromCharCode(...head)
  const kind = SIGNS.find(([, at, sign]) => text.startsWith(sign, at))?.[0]
  if (kind && `image/${kind}` in types) return null
  return kind || type.startsWith('image/') ? '対応していない画像形式です' : '画像のみアップロードできます'
}

function whyNoAttachment(exts: readonly string[], { head, name }: Chosen): string | null {
  const takes = (ext: string | null) => ext !== null && exts.includes(ext)
  return takes(extensionOf(name)) && takes(sniffAttachment(head)) ? null : '非対応の形式です'
}
