import { sql } from 'kysely'
import { isOpenAt } from '#domains/catalogue/index.ts'
import type { Reader } from '#platform/db.ts'

/** What the visitors' top page shows besides courses. */
export type FrontMatter = {
  trial: {
    lessonTitle: string
    courseTitle: string
    chapterId: number
    /** What comes after it in the lesson; itself where nothing does. */
    onId: number
    /** Where it begins in its file, which may hold more than it. */
    from: number
    seconds: number
  } | null
  /** What a course comes to, and how: the pictures with which its lessons end, without the same one twice. */
  picture: { courseTitle: string; stages: string[] } | null
  /** What the longest course of each tab comes to. */
  ahead: string[]
  /** With the first of what they have done. */
  teachers: { id: number; name: string; iconKey: string | null; genres: string[]; did: string | null }[]
  samples: { id: number; title: string; comment: string; beforeKey: string; afterKey: string }[]
  voices: { id: number; name: string; content: string; course: string | null }[]
  courseCount: number
  questions: { title: string; body: string }[]
}

const VOICES = 3
/** So many pictures show at least how something grows. */
const GROWS = 3

/**
 * One statement for all of it: the page is kept whole and read rarely. What is tried begins on blank paper and is for
 * who begins; what is seen first grows in some pictures, and is free and for who begins as well.
 */
export async function findFrontMatter(db: Reader, now: Date): Promise<FrontMatter> {
  const found = await sql<FrontMatter>`
    select
      (select json_build_object('lessonTitle', l.title, 'courseTitle', c.title, 'chapterId', f.id, 'from', v.clip_from, 'seconds', v.duration_seconds,
          'onId', coalesce((select id from chapters where lesson_id = l.id and published and position > f.position order by position limit 1), f.id))
        from lessons l join courses c on c.id = l.course_id
          join lateral (select id, video_id, position from chapters where lesson_id = l.id and published order by position limit 1) f on true
          join videos v on v.id = f.video_id
        where l.is_free and l.published and ${isOpenAt(now)} and v.provider = 'local' and v.subtitles_key is not null
        order by v.clip_from > 0, c.level <> 'entry', l.day_index, l.id limit 1) as trial,
      (select json_build_object('courseTitle', c.title, 'stages', shown.stages)
        from courses c
          join lateral (select coalesce(json_agg(poster_key order by day_index), '[]') as stages, count(*) as ways from (
            select distinct on (poster_key) poster_key, day_index from (
              select distinct on (d.id) last.poster_key, d.day_index from lessons d join chapters h on h.lesson_id = d.id join videos last on last.id = h.video_id
              where d.course_id = c.id and d.published and h.published and last.poster_key is not null order by d.id, h.position desc
            ) ends order by poster_key, day_index desc
          ) own) shown on true
        where ${isOpenAt(now)} and shown.ways > 0 and exists (select from lessons where course_id = c.id and is_free and published)
        order by c.level <> 'entry', shown.ways < ${GROWS}, c.id limit 1) as picture,
      (select coalesce(json_agg(cover_key order by cover_key), '[]') from (
        select distinct on (c.tab) c.cover_key from courses c
        where ${isOpenAt(now)} and c.display_days and c.cover_key is not null
        order by c.tab, c.drawing_minutes desc nulls last, c.level <> 'advanced', c.id desc) far) as ahead,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'iconKey', icon_key, 'genres', genres, 'did', achievements[1]) order by position), '[]') from teachers) as teachers,
      (select coalesce(json_agg(json_build_object('id', id, 'title', title, 'comment', comment, 'beforeKey', before_key, 'afterKey', after_key) order by position), '[]')
        from critique_samples) as samples,
      (select coalesce(json_agg(v order by v.id), '[]') from (
        select v.id, v.name, v.content, c.title as course from customer_voices v
          left join courses c on c.id = v.course_id and ${isOpenAt(now)}
        where v.shown order by v.given_at desc, v.id desc limit ${VOICES}) v) as voices,
      (select count(*)::int from courses c where ${isOpenAt(now)}) as "courseCount",
      (select coalesce(json_agg(json_build_object('title', question, 'body', answer) order by position, id), '[]')
        from faq_entries where shown) as questions
  `.execute(db)
  return found.rows[0]!
}
