import type { Insertable } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { DB } from '#platform/schema.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'
import type { PictureKeys } from './actions/keep-pictures.ts'
import type { CampaignInput } from './campaign-form.ts'

export function listCampaigns(db: Reader, page: number) {
  return db
    .selectFrom('campaigns')
    .select(['id', 'kind', 'name', 'opens_at', 'closes_at', 'apply_until', 'excludes_students'])
    .orderBy('opens_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PER_PAGE)
    .offset(offsetOf(page))
    .execute()
}

export async function countCampaigns(db: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('campaigns')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export function findCampaign(db: Reader, id: number) {
  return db.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst()
}

export function lockCampaign(tx: Tx, id: number) {
  return tx.selectFrom('campaigns').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** What a kind does not have is nothing, whatever its fields said. */
function rowOf(form: CampaignInput, pictures: PictureKeys) {
  const only = <T>(kind: CampaignInput['kind'], value: T) => (form.kind === kind ? value : null)
  return {
    kind: form.kind,
    name: form.name,
    annotation: form.annotation,
    opens_at: form.opens_at,
    closes_at: form.closes_at,
    apply_until: form.apply_until,
    excludes_students: form.excludes_students,
    trial_days: only('extend_trial', form.trial_days),
    first_month_yen: only('first_month', form.first_month_yen),
    discount_yen_1: only('discount', form.discount_yen_1),
    discount_yen_6: only('discount', form.discount_yen_6),
    discount_yen_12: only('discount', form.discount_yen_12),
    discount_months: only('discount', form.discount_months),
    url_kind: only('url', form.url_kind),
    show_banner: form.kind === 'url' && form.show_banner,
    gift_yen: form.kind === 'initial' || form.kind === 'lottery' ? form.gift_yen : null,
    image_key: pictures.image,
    pc_banner_key: pictures.pc_banner,
    sp_banner_key: pictures.sp_banner,
  } satisfies Insertable<DB['campaigns']>
}

export async function insertCampaign(tx: Tx, form: CampaignInput, pictures: PictureKeys): Promise<number> {
  const { id } = await tx
    .insertInto('campaigns')
    .values(rowOf(form, pictures))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateCampaign(tx: Tx, id: number, form: CampaignInput, pictures: PictureKeys) {
  await tx.updateTable('campaigns').set(rowOf(form, pictures)).where('id', '=', id).execute()
}

export async function closeCampaignAt(tx: Tx, id: number, now: Date, applyUntil: Date) {
  await tx
    .updateTable('campaigns')
    .set({ closes_at: now, apply_until: applyUntil < now ? applyUntil : now })
    .where('id', '=', id)
    .execute()
}

/** The one before that was the same: of its kind, and with its name or, where it has any in yen or days, its benefits. */
export function findSameBefore(db: Reader, form: CampaignInput, butId: number | null) {
  const { opens_at, closes_at: _, ...given } = rowOf(form, { image: null, pc_banner: null, sp_banner: null })
  const benefits = [
    ...(['trial_days', 'first_month_yen', 'discount_yen_1', 'discount_yen_6', 'discount_yen_12'] as const),
    ...(['discount_months', 'url_kind', 'gift_yen'] as const),
  ]
  const hasBenefits = benefits.some((benefit) => given[benefit] !== null)
  return db
    .selectFrom('campaigns')
    .select(['id', 'name', 'opens_at', 'closes_at'])
    .where('kind', '=', given.kind)
    .where('id', '<>', butId ?? 0)
    .where('opens_at', '<', opens_at)
    .where((where) =>
      where.or([
        where('name', '=', given.name),
        ...(hasBenefits
          ? [where.and(benefits.map((benefit) => where(benefit, 'is not distinct from', given[benefit])))]
          : []),
      ]),
    )
    .orderBy('closes_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Whether another campaign already answers to that word of the address. */
export async function isUrlKindTaken(tx: Tx, urlKind: string, butId: number | null): Promise<boolean> {
  const found = await tx
    .selectFrom('campaigns')
    .select('id')
    .where('url_kind', '=', urlKind)
    .where('id', '!=', butId ?? 0)
    .executeTakeFirst()
  return found !== undefined
}
