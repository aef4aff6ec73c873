import { sql } from 'kysely'
import type { Db, Reader, Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import type { Progress, TutorialPage, Variant } from './terms.ts'
import { usualPages } from './usual-pages.ts'

const TAG = 'trial_tutorial'

/** All pages of all groups, as staff wrote them or as the house has them by itself. */
export const tutorialPages = (house: Pick<House, 'pages' | 'db'>): Promise<readonly TutorialPage[]> =>
  house.pages.remember('trial-tutorial', [TAG], () => listPages(house.db))

export async function listPages(db: Reader): Promise<TutorialPage[]> {
  const written = await db
    .selectFrom('trial_tutorial_pages')
    .select(['variant', 'entry', 'position', 'title', 'body', 'picture_key as pictureKey'])
    .$narrowType<{ variant: Variant }>()
    .execute()
  return usualPages.map((usual) => written.find((one) => isSame(one, usual)) ?? usual)
}

type Place = Pick<TutorialPage, 'variant' | 'entry' | 'position'>
const isSame = (a: Place, b: Place) => a.variant === b.variant && a.entry === b.entry && a.position === b.position

export async function lockPage(tx: Tx, { variant, entry, position }: Place) {
  await sql`lock table trial_tutorial_pages in share row exclusive mode`.execute(tx)
  return tx
    .selectFrom('trial_tutorial_pages')
    .select('picture_key as pictureKey')
    .where('variant', '=', variant)
    .where('entry', '=', entry)
    .where('position', '=', position)
    .executeTakeFirst()
}

export async function putPage(tx: Tx, { pages }: Pick<House, 'pages'>, page: TutorialPage): Promise<void> {
  const { variant, entry, position, title, body, pictureKey: picture_key } = page
  await tx
    .insertInto('trial_tutorial_pages')
    .values({ variant, entry, position, title, body, picture_key })
    .onConflict((conflict) =>
      conflict.columns(['variant', 'entry', 'position']).doUpdateSet({ title, body, picture_key }),
    )
    .execute()
  await pages.purge(tx, TAG)
}

export type Viewer = { variant: Variant; isFirst: boolean }

/** The group of this member, which is drawn the first time and then stays. Of many pages at once one is the first. */
export async function openAs(db: Db, memberId: number, drawn: Variant, now: Date): Promise<Viewer> {
  const { rows } = await sql<Viewer>`
    with first as (
      insert into trial_tutorial_viewers (member_id, variant, opened_at) values (${memberId}, ${drawn}, ${now})
      on conflict (member_id) do nothing returning variant
    )
    select variant, true as "isFirst" from first
    union all select variant, false from trial_tutorial_viewers where member_id = ${memberId}
      and not exists (select from first)`.execute(db)
  return rows[0] ?? openAs(db, memberId, drawn, now)
}

export async function noteProgress(db: Db, memberId: number, progress: Progress, now: Date): Promise<void> {
  await sql`
    update trial_tutorial_viewers set ended_at = coalesce(ended_at, ${now}),
      went_at = case when ${progress === 'target'} then coalesce(went_at, ${now}) else went_at end
    where member_id = ${memberId}
      and (ended_at is null or (${progress === 'target'} and went_at is null))`.execute(db)
}

export type VariantCount = { variant: Variant; opened: number; ended: number; went: number }

export async function countVariants(db: Reader): Promise<VariantCount[]> {
  const { rows } = await sql<VariantCount>`
    select v.variant, count(t.member_id)::int as opened, count(t.ended_at)::int as ended, count(t.went_at)::int as went
    from (values ('a'), ('b')) v (variant) left join trial_tutorial_viewers t on t.variant = v.variant
    group by v.variant order by v.variant`.execute(db)
  return rows
}
