import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/** A school in which something of everything is a draft, closed, to come, or not part of the plan. */
export async function muddle(db: Db, now: Date): Promise<void> {
  await sql`update chapters set published = false where id % 11 = 0`.execute(db)
  await sql`update lessons set published = false where id % 13 = 0`.execute(db)
  await sql`update prime_lessons set published = false where id % 5 = 0`.execute(db)
  await sql`update courses set closed_at = ${now} where id % 7 = 0`.execute(db)
  await sql`
    update courses set opened_at = ${now}::timestamptz + interval '1 ms', closed_at = null where id % 17 = 0`.execute(
    db,
  )
  await sql`update curriculums set closed_at = ${now} where id % 3 = 0`.execute(db)
  await sql`update subscription_courses set closed_at = ${now} where course_id % 4 = 0`.execute(db)
  await sql`delete from subscription_courses where course_id % 9 = 0`.execute(db)
}

/** Somebody new who has done what a number decides, in courses and curriculums of all kinds. */
export async function newRandomLearner(db: Db, now: Date, seed: number): Promise<{ id: number; courseIds: number[] }> {
  return db.transaction().execute(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx)
    await run(sql`select setseed(${seed})`)
    const email = `${seed}-${Math.random()}@example.com`
    const row = { email, email_key: email, name: '試験 ひと', joined_at: now }
    const { id } = await tx.insertInto('members').values(row).returning('id').executeTakeFirstOrThrow()
    const ago = sql`${now}::timestamptz - random() * interval '60 days'`
    await run(sql`create temporary table chosen on commit drop as select id from courses order by random() limit 14`)
    await run(
      sql`create temporary table followed on commit drop as select id from curriculums order by random() limit 4`,
    )
    await run(sql`create temporary table touched on commit drop as select l.id as lesson_id from lessons l
      where l.course_id in (select id from chosen) or l.id in (select b.lesson_id from step_lessons b
        join curriculum_steps s on s.id = b.step_id where s.curriculum_id in (select id from followed))`)
    await run(sql`insert into watch_progress (member_id, video_id, place_seconds, seen, updated_at, device)
      select ${id}::bigint, id, (array[0, s, greatest(0, s - 3), greatest(0, s - 3.001), round((random() * s)::numeric, 3)])[1 + floor(random() * 5)::int],
        int4multirange(int4range(0, greatest(0, (array[0, ms, ms - 2000, ms - 2001, (random() * ms)::int])[1 + floor(random() * 5)::int]))), ${ago}, 'パソコン'
      from (select id, duration_seconds as s, (duration_seconds * 1000)::int as ms from videos where id in (
        select video_id from chapters where lesson_id in (select lesson_id from touched)
        union select video_id from prime_lessons where course_id in (select id from chosen))) v where random() < 0.6`)
    await run(sql`insert into chapter_completions (member_id, chapter_id, completed_at)
      select ${id}::bigint, id, ${ago} from chapters where lesson_id in (select lesson_id from touched) and random() < 0.6`)
    await run(sql`insert into lesson_completions (member_id, lesson_id, completed_at)
      select ${id}::bigint, lesson_id, ${ago} from touched where random() < 0.3`)
    await run(sql`insert into course_places (member_id, course_id, chapter_id, prime_lesson_id, finished, updated_at)
      select ${id}::bigint, id, chapter, case when chapter is null then prime end, random() < 0.3, ${ago} from (select c.id,
          (select h.id from chapters h join lessons l on l.id = h.lesson_id where l.course_id = c.id and c.id > 0 order by random() limit 1) as chapter,
          (select p.id from prime_lessons p where p.course_id = c.id order by random() limit 1) as prime from chosen c) c
      where random() < 0.7 and (chapter is not null or prime is not null)`)
    for (const [table, moment] of [
      ['course_completions', 'completed_at'],
      ['course_bookmarks', 'added_at'],
      ['course_purchases', 'purchased_at'],
    ] as const)
      await run(sql`insert into ${sql.table(table)} (member_id, course_id, ${sql.ref(moment)})
        select ${id}::bigint, id, ${ago} from chosen where random() < 0.3`)
    // Of what came with a code some is theirs for good, some since now no more, some for a moment yet.
    await run(sql`insert into received_courses (member_id, course_id, position, ends_at)
      select ${id}::bigint, id, 1, (array[null, ${now}::timestamptz, ${now}::timestamptz + interval '1 ms'])[1 + floor(random() * 3)::int]
      from chosen where random() < 0.4`)
    await run(sql`insert into lesson_bookmarks (member_id, lesson_id, added_at)
      select ${id}::bigint, lesson_id, ${ago} from touched where random() < 0.2`)
    await run(sql`insert into curriculum_attendances (member_id, curriculum_id, started_at, removed_at, step_id, chapter_id, updated_at)
      select ${id}::bigint, k.id, ${now}, case when random() < 0.2 then ${now}::timestamptz end, s.step_id, s.chapter_id, ${ago}
      from followed k left join lateral (select s.id as step_id, case when random() < 0.9 then h.id end as chapter_id
        from curriculum_steps s join step_lessons b on b.step_id = s.id join chapters h on h.lesson_id = b.lesson_id
        where s.curriculum_id = k.id order by random() limit 1) s on true`)
    await run(sql`insert into certificates (member_id, curriculum_id, member_name, curriculum_title, published_at)
      select ${id}::bigint, id, '試験 ひと', '題', ${ago} from followed where random() < 0.3`)
    const chosen = await sql<{ id: number }>`select id from chosen`.execute(tx)
    return { id, courseIds: chosen.rows.map((course) => course.id) }
  })
}
