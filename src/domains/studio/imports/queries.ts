import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import type { Cue } from '../captions/terms.ts'

type CourseRow = {
  id: number
  openedAt: Date | null
  closedAt: Date | null
  coverKey: string | null
  originalKey: string | null
  focus: string
  materialKey: string | null
  materialName: string | null
  pdfKey: string | null
  pdfName: string | null
  samplesKey: string | null
  windows: { openedAt: string | null; closedAt: string | null }[]
}

/** What of every course is no text: its windows and its files. */
export async function listCourseFiles(db: Reader): Promise<CourseRow[]> {
  const { rows } = await sql<CourseRow>`
    select c.id::float8 as id, c.opened_at as "openedAt", c.closed_at as "closedAt", c.cover_key as "coverKey",
      o.original_key as "originalKey", coalesce(o.focus_x || ',' || o.focus_y, '') as focus,
      a.file_key as "materialKey", a.file_name as "materialName", b.file_key as "pdfKey", b.file_name as "pdfName", c.sample_slides_key as "samplesKey",
      coalesce((select json_agg(json_build_object('openedAt', s.opened_at, 'closedAt', s.closed_at) order by s.position, s.id)
        from subscription_courses s where s.course_id = c.id), '[]') as windows
    from courses c left join course_covers o on o.course_id = c.id
      left join materials a on a.id = c.supplement_id left join materials b on b.id = c.supplement_pdf_id order by c.id`.execute(
    db,
  )
  return rows
}

type PartFiles = { id: number; columns: Record<string, string | null>; start: string | null; stretch: string }

/** Which pictures, films, captions and slides stand in the parts of courses. */
export async function listPartFiles(db: Reader) {
  const film = sql`coalesce('film:' || coalesce(p.film_id, v.film_id), 'mp4:' || v.mp4_key)`
  const captions = sql`case when v.captions_key is not null then v.captions_key when v.captions_version > 0 then 'captions:' || v.id || ':' || v.captions_version else v.subtitles_key end`
  const shown = (kind: string) => sql`json_build_object('film', ${film}, 'captions', ${captions}, 'slides', coalesce(
    (select s.key from slide_sets s where s.place_kind = ${kind} and s.place_id = h.id and s.state <> 'ready'), h.slide_url))`
  const stretch = sql`case when v.clip_from > 0 or v.clip_to is not null
    then trim_scale(v.clip_from) || '〜' || coalesce(trim_scale(v.clip_to)::text, '') else '' end as stretch`
  const read = async (statement: ReturnType<typeof sql<PartFiles>>) =>
    new Map((await statement.execute(db)).rows.map((row) => [row.id, row]))
  return {
    lessons: await read(
      sql<PartFiles>`select id::float8 as id, json_build_object('target', target_key) as columns from lessons`,
    ),
    points: await read(
      sql<PartFiles>`select id::float8 as id, json_build_object('picture', thumbnail_key) as columns from check_points`,
    ),
    chapters: await read(sql<PartFiles>`
      select h.id::float8 as id, (${shown('chapter')}::jsonb || jsonb_build_object('poster',
          case when v.film_id is not null then nullif(v.poster_key, (select poster_key from films where id = v.film_id)) end)) as columns,
        case when h.start_point = 0 then '' else trim_scale(h.start_point)::text end as start, ${stretch}
      from chapters h left join videos v on v.id = h.video_id left join film_places p on p.chapter_id = h.id`),
    primes: await read(sql<PartFiles>`
      select h.id::float8 as id, ${shown('prime')} as columns, ${stretch}
      from prime_lessons h left join videos v on v.id = h.video_id left join film_places p on p.prime_lesson_id = h.id`),
  }
}

type Heading = { id: number; texts: Record<string, string>; courses?: number[]; lessonId?: number }

/** Under which words courses are found, in their order. */
export async function listHeadings(db: Reader) {
  const categories = await sql<Heading>`select id::float8 as id,
    json_build_object('slug', slug, 'name', name, 'tab', tab) as texts from categories order by position, id`.execute(
    db,
  )
  const groups =
    await sql<Heading>`select g.id::float8 as id, json_build_object('slug', key, 'title', title, 'tab', tab,
      'level', coalesce(level, ''), 'sortable', case when is_sortable then '1' else '' end) as texts,
      coalesce((select json_agg(course_id order by m.position, course_id) from course_group_members m
        where m.group_id = g.id), '[]') as courses from course_groups g order by position, id`.execute(db)
  const problems =
    await sql<Heading>`select id::float8 as id, json_build_object('slug', slug, 'label', label, 'note', note) as texts,
      lesson_id::float8 as "lessonId" from problems order by position, id`.execute(db)
  return { categories: categories.rows, groups: groups.rows, problems: problems.rows }
}

export type StepFiles = {
  id: number
  material: string | null
  material_name: string | null
  material_pdf: string | null
  pdf_name: string | null
}

/** The files of the steps of curriculums. */
export async function listStepFiles(db: Reader) {
  const { rows } = await sql<StepFiles>`
    select s.id::float8 as id, a.file_key as material, a.file_name as material_name, b.file_key as material_pdf,
      b.file_name as pdf_name from curriculum_steps s
    left join materials a on a.id = s.supplement_id left join materials b on b.id = s.supplement_pdf_id`.execute(db)
  return rows
}

type FilmOutward = {
  seconds: number
  width: number | null
  height: number | null
  sound: boolean | null
  rungs: string[]
  sheets: Record<string, number> | null
  mp4Key: string | null
  hlsKey: string | null
  posterKey: string | null
  as_is: boolean
}

/** A film that was brought here, or one that only a video tells of; nothing of what is not ready to be watched. */
export async function findFilmOutward(db: Reader, key: string): Promise<FilmOutward | undefined> {
  const [kind, ...rest] = key.split(':')
  const { rows } =
    kind === 'film'
      ? await sql<FilmOutward>`select seconds::float8 as seconds, width, height, has_sound as sound, rungs, sheets,
          case when original_key like '%.json' then null else original_key end as "mp4Key", hls_key as "hlsKey",
          poster_key as "posterKey", hls_key is null and state = 'ready' as as_is from films where id = ${Number(rest[0])} and seconds is not null`.execute(
          db,
        )
      : await sql<FilmOutward>`select duration_seconds::float8 as seconds, null as width, null as height, null as sound,
          '{}'::text[] as rungs, sheets, mp4_key as "mp4Key", hls_key as "hlsKey", poster_key as "posterKey",
          false as as_is from videos where mp4_key = ${rest.join(':')} order by id limit 1`.execute(db)
  return rows[0]
}

type CaptionsOutward = { key: string | null; lines: Cue[] | null }

/** The file of a video's captions; where it shows a stretch of its film, what is said in all of it. */
export async function findCaptionsOutward(db: Reader, videoId: number): Promise<CaptionsOutward | undefined> {
  const { rows } = await sql<CaptionsOutward>`
    select v.subtitles_key as key, case when v.clip_from > 0 or v.clip_to is not null then (
      select json_agg(json_build_object('fromMs', from_ms, 'toMs', to_ms, 'words', words) order by from_ms, id)
      from captions where video_id = v.id) end as lines
    from videos v where v.id = ${videoId}`.execute(db)
  return rows[0]
}
