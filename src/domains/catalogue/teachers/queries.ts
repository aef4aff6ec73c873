import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { fileLink } from '#platform/file-link.ts'
import { listCards } from '../queries.ts'
import type { TeacherFace } from '../terms.ts'
import { safeLinks, safeVideos, type Teacher } from './terms.ts'

export async function listTeacherFaces(db: Reader, limit = 100): Promise<TeacherFace[]> {
  const rows = await db
    .selectFrom('teachers')
    .select(['id', 'name', 'icon_key'])
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, name, icon_key }) => ({ id, name, iconUrl: fileLink(icon_key) }))
}

export async function findTeacher(db: Reader, id: number): Promise<Teacher | undefined> {
  const row = await db.selectFrom('teachers').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    name: row.name,
    iconUrl: fileLink(row.icon_key),
    imageUrl: fileLink(row.image_key),
    profile: row.profile,
    achievements: row.achievements,
    genres: row.genres,
    links: safeLinks(row.links),
    collabVideos: safeVideos(row.collab_videos),
  }
}

/** The open courses of a teacher, the newest first. */
export const listCardsOfTeacher = (db: Reader, now: Date, teacherId: number) =>
  listCards(
    db,
    now,
    sql<boolean>`exists (select from course_teachers own where own.course_id = c.id and own.teacher_id = ${teacherId})`,
  )
