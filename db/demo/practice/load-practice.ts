import type { Tx } from '#platform/db.ts'
import type { LoadedCatalogue } from '../loaded.ts'
import { daysFrom } from '../days.ts'
import { fill, settleIds } from '../fill.ts'
import { keys } from '../keys.ts'
import { logs } from './logs.ts'

type World = {
  tx: Tx
  loaded: LoadedCatalogue
  members: Map<string, number>
  now: Date
}

/** What the learners drew for their lessons, what they ticked, and what the school shows of it. */
export async function loadPractice({ tx, loaded, members, now }: World): Promise<void> {
  const days = daysFrom(now)
  const rows = logs.map((log, index) => {
    const posted_at = days.lived(log.daysAgo)
    return {
      id: index + 1,
      member_id: members.get(log.member),
      lesson_id: loaded.lessonIds.get(log.course)![log.place],
      post_key: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
      memo: log.memo,
      image_key: keys.practiceLog(index),
      image_width: log.shape[0],
      image_height: log.shape[1],
      small_key: keys.practiceLog(index),
      ...{ posted_at, updated_at: posted_at },
      picture_consented_at: log.consents ? posted_at : null,
      memo_consented_at: log.memoConsents ? posted_at : null,
    }
  })
  await fill(tx, 'practice_logs', rows)
  await settleIds(tx, ['practice_logs'])
  const picks = rows.flatMap(({ id, posted_at }, index) => {
    const { pick, caption } = logs[index]!
    return pick === null
      ? []
      : [
          {
            log_id: id,
            position: pick,
            caption,
            consented_at: posted_at,
            picked_at: days.ago(1),
            picked_by: members.get('staff'),
          },
        ]
  })
  await fill(tx, 'practice_picks', picks)
  const learner = members.get('learner')!
  const points = await tx
    .selectFrom('check_points as p')
    .innerJoin('practice_logs as g', 'g.lesson_id', 'p.lesson_id')
    .select('p.id')
    .distinct()
    .where('g.member_id', '=', learner)
    .where('p.position', '=', 0)
    .execute()
  const checks = points.map(({ id }) => ({ member_id: learner, check_point_id: id, checked_at: days.ago(3) }))
  await fill(tx, 'self_checks', checks)
}
