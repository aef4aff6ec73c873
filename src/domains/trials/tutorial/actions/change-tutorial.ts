import { catalogueOf, isOpen, markTrialCurriculum } from '#domains/catalogue/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { keepPictures, type PictureKind, swapPicture } from '#platform/pictures/keep-picture.ts'
import { refuse } from '../../refusals.ts'
import { CURRICULUM_STEPS } from '../../terms.ts'
import { lockPage, putPage } from '../queries.ts'
import { PICTURE_MAX, type TutorialPage } from '../terms.ts'

const picture: PictureKind = {
  purpose: 'trial-tutorial',
  place: 'public',
  ofTheSchool: true,
  rules: { kinds: ['jpeg', 'png'], maxBytes: PICTURE_MAX, fit: { width: 640, height: 480, how: 'cover' } },
  bad: '※jpgまたはpng形式(サイズ4MB以下)でアップしてください。',
}

type Change = Omit<TutorialPage, 'pictureKey'> & { remove_picture: boolean }

/** One page of one group: its words, and its picture where another was sent. */
export async function changePage(actor: Actor, { remove_picture, ...page }: Change): Promise<void> {
  const bytes = actor.body.files.picture?.find((file) => file.bytes.length > 0)?.bytes
  const kept = await keepPictures(actor, [{ field: 'picture', kind: picture, bytes }])
  await actor.db.transaction().execute(async (tx) => {
    const before = (await lockPage(tx, page))?.pictureKey ?? null
    const after = kept.picture ?? (remove_picture ? null : before)
    await swapPicture(tx, actor, picture, { before, after })
    await putPage(tx, actor.house, { ...page, pictureKey: after })
    await writeAudit(tx, actor, 'trials.tutorial-changed', null, { name: page.title })
  })
}

/** The one curriculum that a trial leads to; it has seven steps. */
export async function markCurriculum(actor: Actor, id: number | null): Promise<void> {
  const { house, now } = actor
  const curriculum = id === null ? null : (await catalogueOf(house)).curriculums.get(id)
  const fits = curriculum && isOpen(curriculum.window, now) && curriculum.steps.length === CURRICULUM_STEPS
  if (id !== null && !fits) refuse('not-the-trial-curriculum', { fields: { curriculum: [notFitting] } })
  await actor.db.transaction().execute(async (tx) => {
    await markTrialCurriculum(tx, house, id)
    await writeAudit(tx, actor, 'trials.curriculum-marked', null, { name: curriculum?.title ?? 'なし' })
  })
}
const notFitting = '公開中でステップが7つのカリキュラムの番号を入力してください。'
