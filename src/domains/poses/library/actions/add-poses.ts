import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { UploadedFile } from '#platform/forms.ts'
import { keepPicture, type PictureKind, swapPicture } from '#platform/pictures/keep-picture.ts'
import { invalid } from '#platform/refusal.ts'
import { categories, type Categories } from '../../terms.ts'
import { MOST_PICTURES, PICTURE_MAX } from '../limits.ts'
import { insertPose } from '../staff-queries.ts'
import { readTable } from '../table-lines.ts'
import type { UploadForm } from '../upload-form.ts'

const kindOf = (width: number, height: number): PictureKind => ({
  purpose: 'poses',
  ofTheSchool: true,
  rules: { kinds: ['jpeg', 'png'], maxBytes: PICTURE_MAX, still: true, fit: { width, height, how: 'inside' } },
  bad: `画像は、JPEGかPNGで1枚${PICTURE_MAX / 1024 / 1024}MBまでです。`,
})
const large = kindOf(1_200, 1_600)
const small = kindOf(300, 400)

/** Pictures with their five categories, as drafts or published at once; with one mistake among them none is kept. */
export async function addPoses(actor: Actor, form: UploadForm, files: readonly UploadedFile[]): Promise<number> {
  const { house, memberId, now } = actor
  if (form.person && form.origin !== 'released')
    throw invalid({ origin: ['実在の人物の画像は、同意書があるものだけ登録できます。'] })
  const wanted = wordsOf(form, files)
  const kept: { pictureKey: string; smallKey: string; words: Categories }[] = []
  for (const { file, words } of wanted)
    kept.push({
      words,
      pictureKey: await keepPicture(actor, 'pictures', large, file.bytes),
      smallKey: await keepPicture(actor, 'pictures', small, file.bytes),
    })
  const { origin, licence } = form
  const publishedAt = form.publish ? now : null
  await actor.db.transaction().execute(async (tx) => {
    for (const { words, ...keys } of kept) {
      await swapPicture(tx, actor, large, { before: null, after: keys.pictureKey })
      await swapPicture(tx, actor, small, { before: null, after: keys.smallKey })
      await insertPose(tx, { ...words, ...keys, origin, licence, addedBy: memberId, now, publishedAt })
    }
    await writeAudit(tx, actor, 'poses.added', null, { poses: kept.length, origin, pose_published: !!form.publish })
    await house.pages.purge(tx, 'poses')
  })
  return kept.length
}

/** Each picture with its categories: those of its line in the table, or the ones that were chosen for all. */
function wordsOf(form: UploadForm, files: readonly UploadedFile[]): { file: UploadedFile; words: Categories }[] {
  const pictures = files.filter(({ bytes }) => bytes.length > 0)
  if (pictures.length === 0) throw invalid({ pictures: ['画像を選んでください。'] })
  if (pictures.length > MOST_PICTURES) throw invalid({ pictures: [`一度に送れるのは${MOST_PICTURES}枚までです。`] })
  if (form.table.trim() === '') {
    const missing = categories.filter((category) => !form[category])
    if (missing.length > 0)
      throw invalid(Object.fromEntries(missing.map((category) => [category, ['選んでください。']])))
    const words = Object.fromEntries(categories.map((category) => [category, form[category]])) as Categories
    return pictures.map((file) => ({ file, words }))
  }
  const { lines, wrong } = readTable(form.table)
  const found = pictures.map((file) => ({ file, line: lines.find((line) => line.file === file.name) }))
  for (const { file, line } of found) if (!line) wrong.push(`「${file.name}」の行が表にありません。`)
  for (const { file } of lines)
    if (!pictures.some(({ name }) => name === file)) wrong.push(`表の「${file}」の画像が選ばれていません。`)
  if (wrong.length > 0) throw invalid({ table: [wrong.slice(0, 5).join(' ')] })
  return found.map(({ file, line }) => {
    const { file: _, ...words } = line!
    return { file, words }
  })
}
