import { keepFile, noteFile } from '#platform/stored-files.ts'
import { keepPicture, type PictureKind } from '#platform/pictures/keep-picture.ts'
import { badCover } from '../covers/terms.ts'
import { contentTypeOf, extOf } from '../file-kinds.ts'
import { CHAPTER_POSTER } from '../films/terms.ts'
import { MATERIAL } from '../materials/actions/bring-material.ts'
import { noteBrought } from './bring-file.ts'
import { type Carrying, onceFor } from './carrying.ts'
import { digestIn } from './files.ts'

const purposes = { lesson: 'practice-targets', point: 'check-points' }
/** Of files of the folder that several places show. */
export const sharedPurposes = [...Object.values(purposes), CHAPTER_POSTER, MATERIAL]

const partPicture = (part: keyof typeof purposes): PictureKind => ({
  purpose: purposes[part],
  place: 'public',
  ofTheSchool: true,
  rules: { kinds: ['jpeg', 'png'], maxBytes: 20 * 1024 * 1024, fit: { width: 1280, height: 1280, how: 'inside' } },
  bad: badCover,
})

/** The picture of a lesson or check point. One file of the folder is one picture here, in however many places. */
export const keptPicture = (carrying: Carrying, part: keyof typeof purposes, path: string): Promise<string> =>
  keptOnce(carrying, `public/${purposes[part]}/`, path, async () =>
    keepPicture(carrying.actor, 'picture', partPicture(part), await carrying.source.read(`files/${path}`)),
  )

/** What stands before a chapter's film, as it came. */
export const keptPoster = (carrying: Carrying, path: string): Promise<string> =>
  keptOnce(carrying, `public/${CHAPTER_POSTER}/`, path, async () => {
    const ext = extOf(path)
    const contentType = ext === 'jpg' ? 'image/jpeg' : `image/${ext}`
    const bytes = await carrying.source.read(`files/${path}`)
    return keepFile(carrying.actor.house, {
      ...{ place: 'public', purpose: CHAPTER_POSTER, ownerId: null, contentType, ext, bytes },
    })
  })

export type KeptMaterial = { key: string; fileName: string; contentType: string; bytes: number }

/** A file to download: the same bytes lie here once, under however many names. */
export async function keptMaterial(carrying: Carrying, path: string): Promise<KeptMaterial> {
  const { actor, source } = carrying
  const [at, ext] = [`files/${path}`, extOf(path)]
  const bytes = source.files.get(at)!
  const contentType = contentTypeOf(ext)
  const key = await keptOnce(carrying, `private/${MATERIAL}/`, path, async () => {
    const key = await noteFile(actor.house, { purpose: MATERIAL, ownerId: null, contentType, ext }, bytes)
    await actor.house.storage.put(key, source.open(at), { contentType, bytes })
    return key
  })
  return { key, fileName: path.split('/').at(-1)!, contentType, bytes }
}

async function keptOnce(carrying: Carrying, below: string, path: string, keep: () => Promise<string>): Promise<string> {
  const { source, origins, made } = carrying
  const sum = await digestIn(source, path)
  return onceFor(made.kept, `${below} ${sum}`, async () => {
    const known = origins.find(below, sum)
    if (known !== null && (await isInUse(carrying, known))) return known
    const key = await keep()
    await noteBrought(carrying, key, path)
    return key
  })
}

/** What nothing shows any more may be swept at any moment, and what is somebody's goes with them. */
async function isInUse({ actor }: Carrying, key: string): Promise<boolean> {
  const asked = actor.db.selectFrom('stored_files').select('key').where('key', '=', key).where('owner_id', 'is', null)
  return (await asked.where('attached_at', 'is not', null).executeTakeFirst()) !== undefined
}
