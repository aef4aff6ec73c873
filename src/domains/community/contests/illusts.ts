import { callPath } from '#platform/browser-call.ts'
import type { Illust } from './terms.ts'

export const workPicture = (id: number) => callPath('/illust_contest_applicants/:id/image', { id })

export function illustOf({ id, width, height }: { id: number; width: number; height: number }): Illust {
  const url = workPicture(id)
  return { id, image: url, url, thumbnailUrl: `${url}?size=small`, width, height }
}
