import type { Reader } from '#platform/db.ts'

export async function findLessonOf(db: Reader, checkPointId: number) {
  return db.selectFrom('check_points').select('lesson_id as lessonId').where('id', '=', checkPointId).executeTakeFirst()
}

type Check = { memberId: number; checkPointId: number; isChecked: boolean; now: Date }

export async function setCheck(db: Reader, { memberId, checkPointId, isChecked, now }: Check): Promise<void> {
  if (isChecked) {
    const row = { member_id: memberId, check_point_id: checkPointId, checked_at: now }
    await db
      .insertInto('self_checks')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return
  }
  await db
    .deleteFrom('self_checks')
    .where('member_id', '=', memberId)
    .where('check_point_id', '=', checkPointId)
    .execute()
}

/** Which points of a lesson the learner has found right. */
export async function listChecked(db: Reader, memberId: number, lessonId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('self_checks as s')
    .innerJoin('check_points as p', 'p.id', 's.check_point_id')
    .select('p.id')
    .where('s.member_id', '=', memberId)
    .where('p.lesson_id', '=', lessonId)
    .execute()
  return rows.map(({ id }) => id)
}
