import type { Ask } from '#platform/ask.ts'
import { mayUsePoses } from '../rights.ts'
import { poseName, SAMPLES, type PoseFilter, type PoseRange, type ShownPose } from '../terms.ts'
import { pictureLink, pictureQuery } from './pictures.ts'
import { listLiked, type Pose, readLibrary } from './queries.ts'
import { fits } from './rules.ts'

export async function listShown(ask: Ask, { range, filter }: { range: PoseRange; filter: PoseFilter }) {
  const [poses, liked] = await Promise.all([readLibrary(ask.house), listLiked(ask.db, ask.member!.id)])
  const wanted = poses.filter((pose) => (range === 'all' || liked.has(pose.id)) && fits(pose, filter))
  const query = pictureQuery(ask)
  return wanted.map((pose) => shownOf(pose, query, liked))
}

export const shownOf = (pose: Pose, query: string, liked?: ReadonlySet<number>): ShownPose => ({
  id: pose.id,
  imageURL: pictureLink(pose.id, query),
  liked: liked?.has(pose.id) ?? false,
  name: poseName(pose),
})

/** What stands on the page before it has asked for more: the samples, or the first poses of all. */
export async function readFirst(ask: Ask, most: number) {
  const poses = await readLibrary(ask.house)
  const query = pictureQuery(ask)
  if (mayUsePoses(ask)) {
    const liked = await listLiked(ask.db, ask.member!.id)
    return { total: poses.length, first: poses.slice(0, most).map((pose) => shownOf(pose, query, liked)) }
  }
  const samples = poses.filter(({ sample }) => sample !== null).toSorted((a, b) => a.sample! - b.sample!)
  return { total: poses.length, first: samples.slice(0, SAMPLES).map((pose) => shownOf(pose, query)) }
}
