import { callPath } from '#platform/browser-call.ts'
import type { Illust } from './terms.ts'

export const workPicture = (id: number) => callPath('/illust_contest_applicants/:id/image', { id })

type Row = { id: number; width: number; height: number; credit?: string | null }
export function illustOf({ id, width, height, credit }: Row): Illust {
  const url = workPicture(id)
  const caption = credit ? `${credit}さん` : null
  return { id, image: url, url, thumbnailUrl: `${url}?size=small`, width, height, caption }
}
