import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { orNotFound } from '#platform/refusal.ts'
import { attachFile, giveFile, releaseFile } from '#platform/stored-files.ts'
import { dropNext, findSlides, insertWaiting } from '../queries.ts'
import { newSetKey } from '../set-key.ts'
import type { SlidePlace } from '../terms.ts'

export const SLIDES_PDF = 'slides-pdf'
export const DRAW_SLIDES = 'studio.draw-slides'

type Brought = { place: SlidePlace; key: string; fileName: string }

/** A PDF that has arrived becomes pages; until then its place shows what it showed. */
export async function bringSlides(actor: Actor, { place, key: pdfKey, fileName }: Brought): Promise<void> {
  const { db, house, memberId, now } = actor
  await db.transaction().execute(async (tx) => {
    const { courseId } = orNotFound(await findSlides(tx, place))
    await attachFile(house, tx, { key: pdfKey, purpose: SLIDES_PDF, ownerId: memberId })
    await giveFile(tx, pdfKey, null)
    for (const key of await dropNext(tx, place)) await releaseFile(tx, key)
    const id = await insertWaiting(tx, place, { key: newSetKey(place), pdfKey, fileName, memberId, now })
    await writeAudit(tx, actor, 'studio.slides-brought', null, { course: courseId })
    await house.jobs.add(tx, DRAW_SLIDES, { id }, { key: `slides:${id}` })
  })
}

/** Whether this person's file is here already: an answer was lost, and they ask again. */
export async function areSlidesBrought({ db, memberId }: Actor, key: string): Promise<boolean> {
  const asked = db.selectFrom('slide_sets').select('id').where('pdf_key', '=', key).where('made_by', '=', memberId)
  return (await asked.executeTakeFirst()) !== undefined
}
