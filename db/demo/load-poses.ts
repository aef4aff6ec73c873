import { categories, SAMPLES } from '#domains/poses/terms.ts'
import type { Tx } from '#platform/db.ts'
import { daysFrom } from './days.ts'
import { fill, settleIds } from './fill.ts'
import { keys } from './keys.ts'
import { SCENES, sceneAt } from './poses/scenes.ts'

/** Those that show at a glance what there is: standing, running, sitting, hands, two together, from above. */
const samples = [0, 3, 24, 18, 27, 34, 43, 48, 51, 54, 9, 69].slice(0, SAMPLES)
const ON_A_DAY = 40
const LIKED = 40

/** The library, the newest forty a day; one learner likes forty of them. */
export async function loadPoses(tx: Tx, members: Map<string, number>, now: Date): Promise<void> {
  const days = daysFrom(now)
  const poses = Array.from({ length: SCENES }, (_, index) => {
    const scene = sceneAt(index)
    const at = days.ago(30 + Math.floor(index / ON_A_DAY))
    return {
      id: SCENES - index,
      ...Object.fromEntries(categories.map((category) => [category, scene[category]])),
      picture_key: keys.pose(index),
      origin: 'own',
      licence: '自校で制作したイラスト',
      added_at: at,
      published_at: at,
      sample: samples.includes(index) ? samples.indexOf(index) + 1 : null,
    }
  })
  await fill(tx, 'poses', poses)
  await settleIds(tx, ['poses'])
  const likes = Array.from({ length: LIKED }, (_, place) => ({
    member_id: members.get('learner'),
    pose_id: SCENES - place * 17,
    liked_at: days.ago(20),
  }))
  await fill(tx, 'pose_likes', likes)
  // Who tries the school out is told of the library on the top page; the others have opened it.
  const opened = [...members].filter(([key]) => key !== 'trial1')
  await fill(
    tx,
    'pose_invitations',
    opened.map(([, member_id]) => ({ member_id, opened_at: days.ago(10), gesture_at: days.ago(10) })),
  )
  await fill(tx, 'pose_classes', [
    {
      member_id: members.get('learner'),
      position: 1,
      name: '朝の15分',
      blocks: [
        { kind: 'draw', count: 10, seconds: 30 },
        { kind: 'rest', seconds: 60 },
        { kind: 'draw', count: 9, seconds: 60 },
      ],
      changed_at: days.ago(12),
    },
  ])
}
