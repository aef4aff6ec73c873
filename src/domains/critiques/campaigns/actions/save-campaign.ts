import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import type { Body } from '#platform/forms.ts'
import { keepPictures, swapPicture, type PictureKind } from '#platform/pictures/keep-picture.ts'
import { invalid, orNotFound, type FieldErrors } from '#platform/refusal.ts'
import { toLocal } from '#platform/tokyo-moment.ts'
import { offerSoon } from '../../offer-soon.ts'
import { refuse } from '../../refusals.ts'
import { phaseOf, whatIsWrong } from '../edit-rules.ts'
import type { CampaignForm } from '../forms.ts'
import { lockCampaign } from '../queries.ts'
import {
  findEdited,
  insertCampaign,
  listBeside,
  listSeats,
  lockEditing,
  putSlots,
  updateCampaign,
  type EditedCampaign,
} from '../staff-queries.ts'
import { badVisual, VISUAL_MAX, visualNames, visuals, type Visual } from '../terms.ts'

const kindOf = (name: Visual): PictureKind => ({
  purpose: 'correction-campaigns',
  place: 'public',
  ofTheSchool: true,
  rules: {
    kinds: ['jpeg', 'png'],
    maxBytes: VISUAL_MAX,
    fit: { width: visuals[name].width, height: visuals[name].height, how: 'cover' },
  },
  bad: badVisual,
})

/**
 * A campaign as an editor wants it: a draft, or what members see from its first minute on. It waits at the line in which
 * requests stand, so that no place is taken away that was given meanwhile; of two editors the second is told.
 */
export async function saveCampaign(
  actor: Actor,
  id: number | null,
  form: CampaignForm,
  files: Body['files'],
): Promise<number> {
  const { db, house, now } = actor
  const sent = visualNames.map((name) => ({ field: name, kind: kindOf(name), bytes: files[name]?.[0]?.bytes }))
  const kept = await keepPictures(actor, sent)
  return db.transaction().execute(async (tx) => {
    await lockEditing(tx)
    const before = id === null ? null : await lockEdited(tx, id, { version: form.version, now })
    const pictures = {
      visual_pc: kept.visual_pc ?? before?.pcKey ?? '',
      visual_sp: kept.visual_sp ?? before?.spKey ?? '',
    }
    const wrong: FieldErrors = whatIsWrong(form, before, now)
    for (const name of visualNames) if (!pictures[name]) wrong[name] = ['画像を選んでください。']
    if (Object.keys(wrong).length > 0) throw invalid(wrong)
    const publishedAt = publishedFrom(form, before, now)
    if (publishedAt && isNewPeriod(form, before)) await mustBeAlone(tx, form, id)
    for (const name of visualNames)
      await swapPicture(tx, actor, kindOf(name), {
        before: before && (name === 'visual_pc' ? before.pcKey : before.spKey),
        after: pictures[name],
      })
    const written = { form, pcKey: pictures.visual_pc, spKey: pictures.visual_sp, publishedAt }
    const saved = before?.id ?? (await insertCampaign(tx, written))
    if (before) await updateCampaign(tx, before.id, before.version + 1, written)
    await putSlots(tx, saved, inOrder(form, before?.seats ?? (await listSeats(tx, now))))
    await offerSoon(house, tx, saved)
    await house.pages.purge(tx, 'plans')
    await note(tx, actor, { saved, before, form })
    return saved
  })
}

async function lockEdited(tx: Tx, id: number, { version, now }: { version: number | undefined; now: Date }) {
  orNotFound(await lockCampaign(tx, id))
  const before = orNotFound(await findEdited(tx, id, now))
  if (before.version !== version) refuse('newer-campaign')
  return before
}

function publishedFrom({ act }: CampaignForm, before: EditedCampaign | null, now: Date): Date | null {
  if (act === 'withdraw') {
    if (before && phaseOf(before, now) !== 'coming') refuse('campaign-has-begun')
    return null
  }
  return before?.publishedAt ?? (act === 'publish' ? now : null)
}

const isNewPeriod = ({ starts_at, ends_at }: CampaignForm, before: EditedCampaign | null) =>
  !before?.publishedAt || +starts_at !== +before.startsAt || +ends_at !== +before.endsAt

/** One campaign is open at a time, unless an editor says that this one stands beside others. */
async function mustBeAlone(tx: Tx, form: CampaignForm, id: number | null): Promise<void> {
  if (form.beside_others) return
  const beside = await listBeside(tx, { id, startsAt: form.starts_at, endsAt: form.ends_at })
  if (beside.length === 0) return
  const titles = beside.map(({ title }) => `「${title}」`).join('')
  throw invalid({
    beside_others: [`${titles}と期間が重なっています。同時に開催するときは、チェックを入れてください。`],
  })
}

/** Teachers stay in their order; who is unknown or gone cannot be given places. */
function inOrder({ slots }: CampaignForm, seats: EditedCampaign['seats']) {
  const known = seats.flatMap(({ teacherId }) =>
    slots.has(teacherId) ? [{ teacherId, slots: slots.get(teacherId)! }] : [],
  )
  if (known.length !== slots.size) throw invalid({ slots: ['選べない先生が含まれています。読み込み直してください。'] })
  return known
}

type Saved = { saved: number; before: EditedCampaign | null; form: CampaignForm }

async function note(tx: Tx, actor: Actor, { saved, before, form }: Saved) {
  const isNew = before === null
  const isPublished = form.act === 'publish'
  const isWithdrawn = form.act === 'withdraw'
  await writeAudit(
    tx,
    actor,
    isPublished
      ? 'critiques.campaign-published'
      : isWithdrawn
        ? 'critiques.campaign-withdrawn'
        : isNew
          ? 'critiques.campaign-created'
          : 'critiques.campaign-changed',
    null,
    {
      critique_campaign: saved,
      name: form.title,
      from: toLocal(form.starts_at),
      to: toLocal(form.ends_at),
      capacity: form.capacity,
      places: [...form.slots.values()].reduce((sum, many) => sum + many, 0),
      takes_works: form.accepts,
    },
  )
}
