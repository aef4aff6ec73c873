import { sql } from 'kysely'
import type { House } from '#platform/house.ts'
import { fileLink } from '#platform/file-link.ts'
import type { BriefCourse, BriefCurriculum, Catalogue } from '../live/terms.ts'
import { isOpen } from '../rules.ts'
import type { SkillPath, SkillPathCard } from './terms.ts'

const MOST_PATHS = 60

type Row = Omit<SkillPath, 'coverUrl' | 'window'> & {
  coverKey: string | null
  openedAt: Date | null
  closedAt: Date | null
}

/** All of them, in their order; kept by the process until something of them changes. */
export const readSkillPaths = ({ pages, db }: House): Promise<SkillPath[]> =>
  pages.remember('skill-paths', ['catalogue'], async () => {
    const { rows } = await sql<Row>`
      select p.id, p.title, p.description, p.cover_key as "coverKey", p.opened_at as "openedAt", p.closed_at as "closedAt",
        (select coalesce(json_agg(json_build_object('courseId', i.course_id, 'curriculumId', i.curriculum_id)
          order by i.position, i.id), '[]') from skill_path_items i where i.skill_path_id = p.id) as items
      from skill_paths p order by p.position, p.id limit ${MOST_PATHS}`.execute(db)
    return rows.map(({ coverKey, openedAt, closedAt, ...path }) => ({
      ...path,
      coverUrl: fileLink(coverKey),
      window: { openedAt, closedAt },
    }))
  })

export type PathItem = { kind: 'course'; course: BriefCourse } | { kind: 'curriculum'; curriculum: BriefCurriculum }

/** What of a path is open now, in its order. */
export function openItems({ items }: Pick<SkillPath, 'items'>, catalogue: Catalogue, now: Date): PathItem[] {
  return items.flatMap(({ courseId, curriculumId }): PathItem[] => {
    const course = courseId === null ? undefined : catalogue.courses.get(courseId)
    if (course) return isOpen(course.window, now) ? [{ kind: 'course', course }] : []
    const curriculum = curriculumId === null ? undefined : catalogue.curriculums.get(curriculumId)
    return curriculum && isOpen(curriculum.window, now) ? [{ kind: 'curriculum', curriculum }] : []
  })
}

/** The open paths with something to learn in them, as cards. */
export function skillPathCards(paths: readonly SkillPath[], catalogue: Catalogue, now: Date): SkillPathCard[] {
  return paths
    .filter(({ window }) => isOpen(window, now))
    .map(({ id, title, description, coverUrl, items }) => ({
      ...{ id, title, description, coverUrl },
      count: openItems({ items }, catalogue, now).length,
    }))
    .filter(({ count }) => count > 0)
}
