import { buffer } from 'node:stream/consumers'
import { decodeText } from '#platform/decode-text.ts'
import { isStorable } from '#platform/text.ts'
import { readCaptions, whyNotCues } from '../captions/read-captions.ts'
import { captionLimits } from '../captions/terms.ts'
import { FILM_BYTES_MOST } from '../films/terms.ts'
import { MATERIAL_BYTES_MOST } from '../materials/terms.ts'
import { PAGES_MOST, PDF_BYTES_MOST, SAMPLES_MOST } from '../slides/terms.ts'
import { badFile, extOf, HEAD_BYTES, isWhatItSays } from '../file-kinds.ts'
import { readReadyFilm } from './ready-film.ts'
import type { Source } from './source.ts'
import type { Column } from './terms.ts'

type FileColumn = Extract<Column, { kind: 'file' }>
/** Whose first bytes say what they are. */
const MARKED = new Set(['pdf', 'psd', 'clip', 'zip', 'png', 'jpg', 'jpeg'])
const PICTURE_BYTES_MOST = 20 * 1024 * 1024

function mostBytes({ name, exts, folder }: FileColumn): number {
  if (folder === 'film') return FILM_BYTES_MOST
  if (folder === 'slides') return PDF_BYTES_MOST
  if (name === 'captions') return captionLimits.bytes
  return exts.includes('zip') || name === 'material_pdf' ? MATERIAL_BYTES_MOST : PICTURE_BYTES_MOST
}

/** The pages of a folder of slides, in their order. */
export const pagesIn = (source: Source, path: string) =>
  [...source.files.keys()]
    .filter((one) => one.startsWith(`files/${path}/`) && /\/\d{1,4}\.jpe?g$/.test(one))
    .toSorted((a, b) => numberOf(a) - numberOf(b))
const numberOf = (path: string) => Number(/(\d+)\.jpe?g$/.exec(path)![1])

/** Why what a cell names cannot be brought; null where it can. */
export async function whyNotFile(source: Source, column: FileColumn, path: string): Promise<string | null> {
  const bytes = source.files.get(`files/${path}`)
  if (bytes === undefined) return column.folder ? whyNotFolder(source, column, path) : missing(path)
  if (bytes === 0) return `「files/${path}」は空のファイルです。`
  const most = mostBytes(column)
  if (bytes > most) return `「files/${path}」が大きすぎます。${Math.floor(most / 1024 / 1024)}MBまでです。`
  const ext = extOf(path)
  if (MARKED.has(ext) && !isWhatItSays(ext, await buffer(source.open(`files/${path}`, HEAD_BYTES))))
    return `「files/${path}」の中身が${ext}ではありません。${badFile(column.exts)}`
  if (column.name !== 'captions') return null
  const text = decodeText(await source.read(`files/${path}`))
  if (text === null || !isStorable(text)) return `「files/${path}」の文字を読み取れません。`
  const { cues, wrong } = readCaptions(text)
  return [...wrong, ...whyNotCues(cues, Infinity)].map((one) => `「files/${path}」${one}`).join('') || null
}

async function whyNotFolder(source: Source, column: FileColumn, path: string): Promise<string | null> {
  if (column.folder === 'film') return readReadyFilm(source, path).then(({ wrong }) => wrong)
  const pages = pagesIn(source, path).length
  if (pages === 0) return missing(path)
  const most = column.name === 'samples' ? SAMPLES_MOST : PAGES_MOST
  return pages > most ? `スライドは${most}ページまでです。` : null
}

const missing = (path: string) => `「files/${path}」がありません。`
