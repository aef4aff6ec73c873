/** Where a film is shown: a chapter of a lesson, or a prime lesson. */
export type Place = { kind: 'chapter' | 'prime'; id: number }

/** What a picture is for that stands before one chapter alone. */
export const CHAPTER_POSTER = 'chapter-posters'

const GIB = 1024 ** 3
export const FILM_BYTES_MOST = 20 * GIB
export const FILM_EXTS = ['mp4', 'mov', 'm4v', 'mkv', 'webm'] as const
export const FILM_NAME_MAX = 255
/** Of a chapter or a step. */
export const TITLE_MAX = 100

export const filmStates = {
  waiting: '変換待ち',
  working: '変換中',
  ready: '準備完了',
  failed: '変換できませんでした',
} as const
export type FilmState = keyof typeof filmStates

/** 「chapter-12」 in an address. */
export const wordOf = ({ kind, id }: Place) => `${kind}-${id}`

export function placeIn(word: string): Place | null {
  const found = /^(chapter|prime)-([1-9]\d{0,14})$/.exec(word)
  return found ? { kind: found[1] as Place['kind'], id: Number(found[2]) } : null
}

/** The last part of a file's name, in small letters. */
export const extOf = (name: string) => /\.([0-9a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** Why a browser need not begin to send a file; the encoder looks at its content. */
export function whyNotSent({ name, size }: { name: string; size: number }): string | null {
  if (!FILM_EXTS.some((ext) => ext === extOf(name))) return 'mp4・mov・mkv・webmの動画を選んでください。'
  if (size === 0) return 'ファイルが空です。'
  if (size > FILM_BYTES_MOST) return '動画は20GBまでアップロードできます。'
  return null
}

/** 「1.4GB」 */
export function spokenBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB']
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024))))
  const value = bytes / 1024 ** step
  return `${step === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)}${units[step]}`
}
