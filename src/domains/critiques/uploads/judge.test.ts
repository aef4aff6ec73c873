import { describe, expect, it } from 'vitest'
import { whyNotSent } from './judge.ts'
import type { UploadPath } from './kinds.ts'

const MIB = 1024 * 1024
const heads = {
  png: '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR',
  jpeg: '\u00ff\u00d8\u00ff\u00e1',
  gif: 'GIF89a',
  webp: 'RIFF\u0000\u0000\u0000\u0000WEBPVP8 ',
  psd: '8BPS\u0000\u0001',
  clip: 'CSFCHUNK',
  pdf: '%PDF-1.7',
  zip: 'PK\u0003\u0004',
  text: 'こんにちは'.normalize(),
}
const judge = (path: UploadPath, kind: keyof typeof heads, name: string, { size = 10, type = '' } = {}) =>
  whyNotSent(path, { name, type, size, head: Uint8Array.from(heads[kind], (sign) => sign.charCodeAt(0)) })

describe('a picture that is chosen for a critique', () => {
  const image = 'correction_works/image'
  it('is PNG or JPEG by its first bytes, whatever it is called [CR-022] [CR-045]', () => {
    expect(judge(image, 'png', 'a.jpg')).toBeNull()
    expect(judge(image, 'jpeg', 'a')).toBeNull()
  })

  it('is refused with the sentence of its kind, before its size is looked at [CR-023]', () => {
    const large = { size: 600 * MIB }
    for (const kind of ['webp', 'psd', 'gif'] as const)
      expect(judge(image, kind, 'a.png', large)).toBe('対応していない画像形式です')
    expect(judge(image, 'text', 'a.png', large)).toBe('画像のみアップロードできます')
    expect(judge(image, 'text', 'a.heic', { type: 'image/heic' })).toBe('対応していない画像形式です')
  })

  it('may have exactly 5 MB [CR-022] [CR-023]', () => {
    expect(judge(image, 'png', 'a.png', { size: 5_242_880 })).toBeNull()
    expect(judge(image, 'png', 'a.png', { size: 5_242_881 })).toBe('ファイルサイズは5MBまでです')
  })
})

describe('a file that is chosen beside it', () => {
  const attachment = 'correction_works/attachment'
  it('is PDF, PSD or CLIP by name and content [CR-024]', () => {
    expect(judge(attachment, 'pdf', 'a.PDF')).toBeNull()
    expect(judge(attachment, 'psd', 'a.psd')).toBeNull()
    expect(judge(attachment, 'clip', 'a.clip')).toBeNull()
    for (const [kind, name] of [
      ['zip', 'a.zip'],
      ['zip', 'a.psd'],
      ['psd', 'a.zip'],
      ['text', 'a.clip'],
    ] as const)
      expect(judge(attachment, kind, name, { size: 600 * MIB })).toBe('非対応の形式です')
  })

  it('may have exactly 500 MB [CR-024]', () => {
    expect(judge(attachment, 'psd', 'a.psd', { size: 524_288_000 })).toBeNull()
    expect(judge(attachment, 'psd', 'a.psd', { size: 524_288_001 })).toBe('ファイルサイズは500MBまでです')
  })
})
