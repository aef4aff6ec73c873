import { keepPicture, type PictureKind } from '#platform/pictures/keep-picture.ts'
import { releaseFile, shareFiles } from '#platform/stored-files.ts'
import { badCover } from '../covers/terms.ts'
import { type PictureIn, putPartPictures } from '../outline/stored.ts'
import { noteBrought } from './bring-file.ts'
import { type Carrying, onceFor } from './carrying.ts'
import { digestIn } from './files.ts'

type Pictured = { part: PictureIn['part']; id: number; path: string }

const purposes = { lesson: 'practice-targets', point: 'check-points' }
const partPicture = (part: PictureIn['part']): PictureKind => ({
  purpose: purposes[part],
  place: 'public',
  ofTheSchool: true,
  rules: { kinds: ['jpeg', 'png'], maxBytes: 20 * 1024 * 1024, fit: { width: 1280, height: 1280, how: 'inside' } },
  bad: badCover,
})

/** Pictures of lessons and check points. One file of the folder is one picture here, in however many places. */
export async function carryPictures(carrying: Carrying, pictured: readonly Pictured[]): Promise<void> {
  if (pictured.length === 0) return
  const { actor } = carrying
  const pictures: PictureIn[] = []
  for (const { part, id, path } of pictured) {
    const key = path === '' ? null : await keptPicture(carrying, partPicture(part), path)
    pictures.push({ part, id, key })
  }
  await actor.db.transaction().execute(async (tx) => {
    const keys = pictures.flatMap(({ key }) => key ?? [])
    await shareFiles(actor.house, tx, keys, Object.values(purposes))
    for (const key of await putPartPictures(tx, pictures)) await releaseFile(tx, key)
  })
}

function keptPicture(carrying: Carrying, kind: PictureKind, path: string): Promise<string> {
  const { actor, source, origins, made } = carrying
  return onceFor(made.pictures, `${kind.purpose} ${path}`, async () => {
    const known = origins.find(`public/${kind.purpose}/`, await digestIn(source, path))
    if (known !== null && (await isInUse(carrying, known))) return known
    const key = await keepPicture(actor, 'picture', kind, await source.read(`files/${path}`))
    await noteBrought(carrying, key, path)
    return key
  })
}

/** What nothing shows any more may be swept at any moment. */
async function isInUse({ actor }: Carrying, key: string): Promise<boolean> {
  const asked = actor.db.selectFrom('stored_files').select('key').where('key', '=', key)
  return (await asked.where('attached_at', 'is not', null).executeTakeFirst()) !== undefined
}
