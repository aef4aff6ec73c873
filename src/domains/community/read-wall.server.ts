import type { Ask } from '#platform/ask.ts'
import { choiceOf, pageOf } from '#platform/paging.ts'
import { listWarm } from './likes/queries.ts'
import { onWall } from './reports/on-wall.ts'
import { countBlocked, countOpened, listOpened, listThese } from './reports/queries.ts'
import { orders, PER_PAGE, themes, type Theme } from './reports/terms.ts'

/** The wall in two statements, whoever looks at it and however long it is. */
export async function readWall(ask: Ask) {
  const theme = choiceOf(ask.url, 'theme', themes)
  const order = choiceOf(ask.url, 'order', orders) ?? 'new'
  const page = pageOf(ask.url)
  const { rows, total } = order === 'warm' ? await readWarm(ask, theme, page) : await readNewest(ask, theme, page)
  const pages = Math.max(1, Math.ceil(total / PER_PAGE))
  return { theme, order, page, pages, total, reports: rows.map(onWall) }
}

/** How many there are is counted once for everybody, and only what is not for this member anew. */
async function readNewest({ db, house, member }: Ask, theme: Theme | null, page: number) {
  const viewer = member?.id ?? null
  const [rows, all, blocked] = await Promise.all([
    listOpened(db, { theme, page, viewer }),
    house.pages.remember(`illust_count:${theme ?? ''}`, ['illust_wall'], () => countOpened(db, theme)),
    viewer === null ? 0 : countBlocked(db, theme, viewer),
  ])
  return { rows, total: all - blocked }
}

/** The order is the same for everybody, and a minute old at most. */
async function readWarm({ db, house, now, member }: Ask, theme: Theme | null, page: number) {
  const ids = await house.pages.remember(`illust_warm:${theme ?? ''}`, ['illust_wall'], () => listWarm(db, theme, now))
  const these = ids.slice((page - 1) * PER_PAGE, page * PER_PAGE)
  return { rows: await listThese(db, these, member?.id ?? null), total: ids.length }
}
