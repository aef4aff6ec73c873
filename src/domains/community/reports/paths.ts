import { href } from 'react-router'
import type { Order, Theme } from './terms.ts'

export const reportPath = (id: number) => href('/illust_reports/:id', { id: String(id) })
export const pictureOf = (id: number) => `${reportPath(id)}/image`
export const smallPictureOf = (id: number) => `${pictureOf(id)}?size=small`
export const newReportPath = (lessonId?: number) =>
  `${href('/illust_reports/new')}${lessonId === undefined ? '' : `?lesson=${lessonId}`}`

type Narrowed = { theme: Theme | null; order: Order; page: number }

/** The wall, narrowed; what is not is not in the address. */
export function wallPath({ theme = null, order = 'new', page = 1 }: Partial<Narrowed> = {}): string {
  const query = new URLSearchParams()
  if (order !== 'new') query.set('order', order)
  if (theme) query.set('theme', theme)
  if (page > 1) query.set('page', String(page))
  const search = query.toString()
  return href('/illust_reports') + (search && `?${search}`)
}
