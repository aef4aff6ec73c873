import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { UploadedFile } from '#platform/forms.ts'
import { keepMeasured, type PictureKind, swapPicture } from '#platform/pictures/keep-picture.ts'
import { invalid } from '#platform/refusal.ts'
import { endOf, insertIllusts, type NewIllust } from '../queries.ts'
import { readTable } from '../table-lines.ts'
import { type GalleryName, MOST_PICTURES } from '../terms.ts'

const kindOf = (side: number): PictureKind => ({
  purpose: 'gallery',
  ofTheSchool: true,
  rules: {
    kinds: ['jpeg', 'png'],
    maxBytes: 4 * 1024 * 1024,
    still: true,
    fit: { width: side, height: side, how: 'inside' },
  },
  bad: '画像は、JPEGかPNGで1枚4MBまでです。',
})
export const large = kindOf(2_000)
export const small = kindOf(640)

/** Pictures with title and author, hung behind what hangs there, in the table's order; with one mistake none is kept. */
export async function addIllusts(
  actor: Actor,
  gallery: GalleryName,
  { table, files }: { table: string; files: readonly UploadedFile[] },
): Promise<number> {
  const kept: Omit<NewIllust, 'position'>[] = []
  for (const { file, title, credit } of pairsOf(table, files)) {
    const { key: image_key, width, height } = await keepMeasured(actor, 'pictures', large, file.bytes)
    const { key: small_key } = await keepMeasured(actor, 'pictures', small, file.bytes)
    kept.push({ gallery, title, credit, image_key, small_key, width, height })
  }
  await actor.db.transaction().execute(async (tx) => {
    const end = await endOf(tx, gallery)
    for (const { image_key, small_key } of kept) {
      await swapPicture(tx, actor, large, { before: null, after: image_key })
      await swapPicture(tx, actor, small, { before: null, after: small_key })
    }
    await insertIllusts(
      tx,
      kept.map((one, at) => ({ ...one, position: end + at })),
    )
    await writeAudit(tx, actor, 'community.gallery-added', null, { name: gallery, pictures: kept.length })
  })
  return kept.length
}

function pairsOf(table: string, files: readonly UploadedFile[]) {
  const pictures = files.filter(({ bytes }) => bytes.length > 0)
  if (pictures.length === 0) throw invalid({ pictures: ['画像を選んでください。'] })
  if (pictures.length > MOST_PICTURES) throw invalid({ pictures: [`一度に送れるのは${MOST_PICTURES}枚までです。`] })
  const { lines, wrong } = readTable(table)
  const found = lines.map((line) => ({ line, file: pictures.find(({ name }) => name === line.file) }))
  for (const { file, line } of found) if (!file) wrong.push(`表の「${line.file}」の画像が選ばれていません。`)
  for (const { name } of pictures)
    if (!lines.some(({ file }) => file === name)) wrong.push(`「${name}」の行が表にありません。`)
  if (wrong.length > 0) throw invalid({ table: [wrong.slice(0, 5).join(' ')] })
  return found.map(({ line: { title, credit }, file }) => ({ title, credit, file: file! }))
}
