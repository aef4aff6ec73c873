import { sql } from 'kysely'
import type { Window } from './terms.ts'

/** The film of a chapter or a prime lesson, with the keys under which its parts are stored: never for the browser as it is. */
export type Film = {
  id: number
  provider: string
  vimeoId: string | null
  mp4Key: string | null
  hlsKey: string | null
  subtitlesKey: string | null
  posterKey: string | null
  seconds: number
  sheets: FilmSheets | null
  /** The stretch of the whole film that is shown begins here. */
  clipFrom: number
  /** It begins so far into the first part of its stream; 0 where all of a film is shown. */
  clipOffset: number
  isClip: boolean
  /** What was shown until then, for players that were open. */
  replacedKey: string | null
  replacedAt: string | null
}
/** Pictures for the seek bar on sheets: one every so many seconds of the whole film. */
export type FilmSheets = { every: number; across: number; down: number; width: number; height: number; count: number }
export type Slides = { slideKey: string | null; slidePages: number }
export type Chapter = Slides & { id: number; title: string; startPoint: number; published: boolean; film: Film }
/** What there is to draw, said and shown; empty where nothing is. */
export type Target = { detail: string; description: string; key: string | null }
export type Lesson = {
  id: number
  courseId: number
  dayIndex: number
  title: string
  description: string
  trainingTitle: string | null
  /** What its practice aims at. */
  target: Target
  isFree: boolean
  published: boolean
  /** The steps that borrow it, also those of curriculums that are not open. */
  steps: { stepId: number; curriculumId: number; window: Window }[]
  checkPoints: { id: number; description: string; thumbnailKey: string | null }[]
  chapters: Chapter[]
}

/** A file to download, under the name that the learner sees. */
export type Material = { key: string; name: string; contentType: string }

export type ToldWindow = { openedAt: string | null; closedAt: string | null }
export type LessonRow = Omit<Lesson, 'steps'> & { steps: (Omit<Lesson['steps'][number], 'window'> & ToldWindow)[] }

const date = (text: string | null) => (text === null ? null : new Date(text))
export const windowOf = ({ openedAt, closedAt }: ToldWindow): Window => ({
  openedAt: date(openedAt),
  closedAt: date(closedAt),
})

export const lessonOf = ({ steps, ...lesson }: LessonRow): Lesson => ({
  ...lesson,
  steps: steps.map(({ stepId, curriculumId, ...told }) => ({ stepId, curriculumId, window: windowOf(told) })),
})

export const lessonSeconds = ({ chapters }: Pick<Lesson, 'chapters'>) =>
  Math.round(chapters.reduce((sum, { film }) => sum + film.seconds, 0))

/** What everybody may know of: what is published, of what is published. */
export const publishedOf = <L extends Lesson>(lessons: L[]): L[] =>
  lessons
    .filter(({ published }) => published)
    .map((lesson) => ({ ...lesson, chapters: lesson.chapters.filter(({ published }) => published) }))

// Made when they are asked for: what is made while the file loads would stay in the browser's copy of it.

export const filmRow = () => sql`json_build_object('id', v.id, 'provider', v.provider, 'vimeoId', v.vimeo_video_id,
  'mp4Key', v.mp4_key, 'hlsKey', v.hls_key, 'subtitlesKey', v.subtitles_key, 'posterKey', v.poster_key,
  'seconds', v.duration_seconds, 'sheets', v.sheets, 'clipFrom', v.clip_from, 'clipOffset', v.clip_offset,
  'isClip', v.clip_from > 0 or v.clip_to is not null, 'replacedKey', v.replaced_key, 'replacedAt', v.replaced_at)`

/** Of a lesson `l`. */
export const lessonRow = () => sql`json_build_object(
  'id', l.id, 'courseId', l.course_id, 'dayIndex', l.day_index, 'title', l.title, 'description', l.description,
  'trainingTitle', l.training_title,
  'target', json_build_object('detail', l.target_detail, 'description', l.target_description, 'key', l.target_key),
  'isFree', l.is_free, 'published', l.published,
  'steps', (select coalesce(json_agg(json_build_object('stepId', t.id, 'curriculumId', k.id,
      'openedAt', k.opened_at, 'closedAt', k.closed_at) order by t.id), '[]')
    from step_lessons b join curriculum_steps t on t.id = b.step_id join curriculums k on k.id = t.curriculum_id
    where b.lesson_id = l.id),
  'checkPoints', (select coalesce(json_agg(json_build_object('id', p.id, 'description', p.description,
      'thumbnailKey', p.thumbnail_key) order by p.position), '[]') from check_points p where p.lesson_id = l.id),
  'chapters', (select coalesce(json_agg(json_build_object('id', h.id, 'title', h.title, 'startPoint', h.start_point,
      'slideKey', h.slide_url, 'slidePages', h.slide_pages, 'published', h.published, 'film', ${filmRow()})
      order by h.position), '[]')
    from chapters h join videos v on v.id = h.video_id where h.lesson_id = l.id))`

/** The first subscription course of a course `c`; null when it is sold singly only. */
export const subscriptionRow = () => sql`(select json_build_object('openedAt', s.opened_at, 'closedAt', s.closed_at)
  from subscription_courses s where s.course_id = c.id order by s.position, s.id limit 1)`

export const materialRow = (id: string) => sql`(select json_build_object('key', file_key, 'name', file_name,
  'contentType', content_type) from materials where id = ${sql.ref(id)})`
