import { href } from 'react-router'
import type { Actor } from '#platform/ask.ts'
import { pageOf, pagesOf } from '#platform/paging.ts'
import { privateFileLink } from '#platform/private-files.ts'
import { formatDay } from '#platform/tokyo.ts'
import { dueAt } from '../rules.ts'
import { countWorksOf, listAllWorksOf } from './own-queries.ts'

/** Every work that a learner ever asked a critique for, those taken back too; two statements, however many there are. */
export async function readOwnWorks(who: Actor) {
  const { db, memberId, url } = who
  const page = pageOf(url)
  const [rows, count] = await Promise.all([listAllWorksOf(db, memberId, page), countWorksOf(db, memberId)])
  return {
    ...{ page, count, pages: pagesOf(count) },
    works: rows.map(({ id, imageKey, teacher, campaign, requestedAt, countedFrom, correctedAt, cancelledAt }) => ({
      ...{ id, campaign, teacher: `${teacher}先生` },
      to: href('/user_corrected_works/:id', { id: String(id) }),
      image: privateFileLink(who, imageKey),
      state: cancelledAt ? ('cancelled' as const) : correctedAt ? ('corrected' as const) : ('waiting' as const),
      when: correctedAt
        ? `返却日 ${formatDay(correctedAt)}`
        : cancelledAt
          ? `取り消した日 ${formatDay(cancelledAt)}`
          : `${formatDay(dueAt(countedFrom))}までの返却が目標`,
      requestedOn: formatDay(requestedAt),
    })),
  }
}
export type OwnWork = Awaited<ReturnType<typeof readOwnWorks>>['works'][number]
