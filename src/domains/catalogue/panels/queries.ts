import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { fileLink } from '#platform/file-link.ts'
import { isOpenAt } from '../queries.ts'
import type { DisplayPanel } from './terms.ts'

type Row = {
  id: number
  genre: string
  head_image_key: string | null
  head_image_narrow_key: string | null
  teacher_id: number
  teacher_name: string
  icon_key: string | null
  groups:
    | { id: number; head: string; contents: { id: number; title: string; cover_key: string | null }[] | null }[]
    | null
}

/** The panels with their open courses; a group without any is left out, and so is a panel without groups. */
export async function listDisplayPanels(db: Reader, now: Date): Promise<DisplayPanel[]> {
  const { rows } = await sql<Row>`
    select p.id, p.genre, p.head_image_key, p.head_image_narrow_key, t.id as teacher_id, t.name as teacher_name, t.icon_key,
      (select json_agg(json_build_object('id', g.id, 'head', g.head, 'contents', (
          select json_agg(json_build_object('id', c.id, 'title', c.title, 'cover_key', c.cover_key) order by pc.position, c.id)
          from display_panel_courses pc join courses c on c.id = pc.course_id where pc.group_id = g.id and ${isOpenAt(now)}
        )) order by g.position, g.id)
        from display_panel_groups g where g.panel_id = p.id) as groups
    from display_panels p join teachers t on t.id = p.teacher_id
    order by p.position, p.id`.execute(db)
  return rows
    .map((row) => ({
      id: row.id,
      genre: row.genre,
      headImage: fileLink(row.head_image_key),
      headImageSp: fileLink(row.head_image_narrow_key),
      teacherId: row.teacher_id,
      teacherIcon: fileLink(row.icon_key),
      teacherName: row.teacher_name,
      courses: (row.groups ?? []).flatMap(({ id, head, contents }) =>
        contents === null
          ? []
          : [
              {
                id,
                head,
                contents: contents.map((course) => ({
                  id: course.id,
                  title: course.title,
                  thumbnailUrl: fileLink(course.cover_key),
                })),
              },
            ],
      ),
    }))
    .filter((panel) => panel.courses.length > 0)
}
