import type { Actor } from '#platform/ask.ts'
import { keepPicture, swapPicture, type PictureKind } from '#platform/pictures/keep-picture.ts'
import { invalid, orNotFound } from '#platform/refusal.ts'
import { releaseFile } from '#platform/stored-files.ts'
import { refuse } from '../../refusals.ts'
import { noteChange } from '../changes.ts'
import { countImages, deleteImage, findOwnTeacher, insertImage, lockOwnTeacher } from '../queries.ts'
import { IMAGE_MAX, teacherLimits } from '../terms.ts'

const IMAGES = { name: 'correctional-teacher-images', points: 60, seconds: 3_600 }
const image: PictureKind = {
  purpose: 'correctional-teachers',
  place: 'public',
  rules: { kinds: ['png', 'jpeg', 'gif'], maxBytes: IMAGE_MAX, fit: { width: 1_600, height: 1_600, how: 'inside' } },
  bad: (why) => invalid({ image: [why === 'size' ? 'ファイルサイズは5MBまでです' : '対応していない画像形式です'] }),
}

/** Another picture of what a teacher draws; counted with the teacher locked. */
export async function addImage(actor: Actor, teacherId: number, bytes: Buffer | undefined): Promise<number> {
  const own = orNotFound(await findOwnTeacher(actor.db, actor.memberId))
  if (own.id !== teacherId) orNotFound(null)
  if (!bytes) throw invalid({ image: ['画像を選んでください'] })
  if (own.images.length >= teacherLimits.images) refuse('too-many-images')
  await actor.house.limits.take(IMAGES, String(actor.memberId))
  const key = await keepPicture(actor, 'image', image, bytes)
  return actor.db.transaction().execute(async (tx) => {
    orNotFound(await lockOwnTeacher(tx, actor.memberId, teacherId))
    if ((await countImages(tx, teacherId)) >= teacherLimits.images) refuse('too-many-images')
    await swapPicture(tx, actor, image, { before: null, after: key })
    await noteChange(tx, teacherId, ['images'], actor.now)
    return insertImage(tx, teacherId, key)
  })
}

export async function removeImage(actor: Actor, id: number): Promise<void> {
  await actor.db.transaction().execute(async (tx) => {
    const { key, teacherId } = orNotFound(await deleteImage(tx, actor.memberId, id))
    await releaseFile(tx, key)
    await noteChange(tx, teacherId, ['images'], actor.now)
  })
}
