import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { formatDay } from '#platform/tokyo.ts'
import { findItem, listCoaches, listCoachesOf, listItems } from './queries.ts'

export const readItems = async ({ db, now }: Actor) => ({ items: await listItems(db, now) })
export type ItemLine = Awaited<ReturnType<typeof readItems>>['items'][number]

/** One item as its form shows it, with everybody who could coach it; a new one begins with usual figures. */
export async function readItemForm({ db, now }: Actor, id: number | null) {
  const [item, all, chosen] = await Promise.all([
    id === null ? null : findItem(db, id),
    listCoaches(db, now),
    id === null ? [] : listCoachesOf(db, id),
  ])
  return {
    item: id === null ? null : orNotFound(item),
    coaches: all
      .filter(({ endedAt }) => endedAt === null)
      .map((coach) => ({ id: coach.id, name: coach.name, isChosen: chosen.some((one) => one.id === coach.id) })),
  }
}
export type ItemFormPage = Awaited<ReturnType<typeof readItemForm>>

export async function readCoaches({ db, now }: Actor) {
  const rows = await listCoaches(db, now)
  return { coaches: rows.map(({ since, ...coach }) => ({ ...coach, since: formatDay(since), isOpen: !coach.endedAt })) }
}
export type CoachLine = Awaited<ReturnType<typeof readCoaches>>['coaches'][number]
