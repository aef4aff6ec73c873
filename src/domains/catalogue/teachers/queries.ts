import type { Reader } from '#platform/db.ts'
import { fileLink } from '#platform/file-link.ts'
import type { Collab, TeacherFace } from '../terms.ts'
import { safeLinks, safeVideos, type Teacher } from './terms.ts'

export async function listTeacherFaces(db: Reader, limit = 100): Promise<TeacherFace[]> {
  const rows = await db
    .selectFrom('teachers')
    .select(['id', 'name', 'icon_key', 'image_key', 'links', 'collab_videos'])
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ id: row.id, name: row.name, iconUrl: fileLink(row.icon_key), collab: collabOf(row) }))
}

type CollabRow = {
  name: string
  icon_key: string | null
  image_key: string | null
  links: unknown
  collab_videos: unknown
}

function collabOf({ name, icon_key, image_key, links, collab_videos }: CollabRow): Collab | null {
  const collabVideos = safeVideos(collab_videos)
  if (collabVideos.length === 0) return null
  const pictures = { iconURL: fileLink(icon_key), imageURL: fileLink(image_key) }
  return { teacherName: name, ...pictures, links: safeLinks(links), collabVideos }
}

export async function findTeacher(db: Reader, id: number): Promise<Teacher | undefined> {
  const row = await db.selectFrom('teachers').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    name: row.name,
    iconUrl: fileLink(row.icon_key),
    profile: row.profile,
    achievements: row.achievements,
    genres: row.genres,
    links: safeLinks(row.links),
    collab: collabOf(row),
  }
}
