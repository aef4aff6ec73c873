import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { listTeacherFaces } from '../teachers/queries.ts'
import type { CourseGroup, Tab } from '../terms.ts'
import { windowOf } from './read-courses.ts'
import type { BriefCurriculum, BriefStep, Catalogue } from './terms.ts'

type Step = Omit<BriefStep, 'lessons'> & { lessonIds: readonly number[] }
/** What stands around the courses: few rows, read together. */
export type Shelves = Pick<Catalogue, 'groups' | 'teachers' | 'problems' | 'freeCategories'> & {
  curriculums: readonly (Omit<BriefCurriculum, 'steps'> & { steps: readonly Step[] })[]
}

export async function readShelves(db: Reader): Promise<Shelves> {
  const [groups, curriculums, teachers, problems, freeCategories] = await Promise.all([
    readGroups(db),
    readCurriculums(db),
    listTeacherFaces(db),
    db
      .selectFrom('problems')
      .select(['slug', 'label', 'note', 'lesson_id as lessonId'])
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db.selectFrom('free_categories').select(['id', 'slug', 'name']).orderBy('position').orderBy('id').execute(),
  ])
  return { groups, curriculums, teachers, problems, freeCategories }
}

async function readGroups(db: Reader): Promise<(CourseGroup & { tab: Tab })[]> {
  const { rows } = await sql<CourseGroup & { tab: Tab }>`
    select g.key, g.title, g.level, g.tab, g.is_sortable as "isSortable",
      array(select course_id::float8 from course_group_members where group_id = g.id order by position, course_id) as "courseIds"
    from course_groups g order by g.position, g.id`.execute(db)
  return rows
}

type Row = Omit<Shelves['curriculums'][number], 'window'> & { openedAt: string | null; closedAt: string | null }

async function readCurriculums(db: Reader): Promise<Shelves['curriculums']> {
  const { rows } = await sql<{ curriculum: Row }>`
    select json_build_object('id', k.id, 'title', k.title, 'description', k.description, 'goal', k.goal, 'goalKey', k.goal_key, 'level', k.level, 'stepMinutes', k.step_minutes,
      'coverKey', k.cover_key, 'openedAt', k.opened_at, 'closedAt', k.closed_at, 'steps', (
        select coalesce(json_agg(json_build_object('id', s.id, 'title', s.title, 'position', s.position, 'lessonIds', (
          select coalesce(json_agg(b.lesson_id order by b.position, b.lesson_id), '[]') from step_lessons b where b.step_id = s.id
        )) order by s.position), '[]') from curriculum_steps s where s.curriculum_id = k.id)) as curriculum
    from curriculums k order by k.position, k.id`.execute(db)
  return rows.map(({ curriculum: { openedAt, closedAt, ...row } }) => ({
    ...row,
    window: windowOf({ openedAt, closedAt }),
  }))
}
