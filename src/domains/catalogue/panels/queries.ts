import { sql } from 'kysely'
import type { House } from '#platform/house.ts'
import { fileLink } from '#platform/file-link.ts'
import { openCoursesOf } from '../live/listing.ts'
import type { Catalogue } from '../live/terms.ts'
import type { DisplayPanel } from './terms.ts'

type Row = {
  id: number
  genre: string
  head_image_key: string | null
  head_image_narrow_key: string | null
  teacher_id: number
  teacher_name: string
  icon_key: string | null
  groups: { id: number; head: string; courseIds: number[] }[]
}

const readPanels = ({ pages, db }: House) =>
  pages.remember('display-panels', ['catalogue'], async () => {
    const { rows } = await sql<Row>`
      select p.id, p.genre, p.head_image_key, p.head_image_narrow_key, t.id as teacher_id, t.name as teacher_name, t.icon_key,
        (select coalesce(json_agg(json_build_object('id', g.id, 'head', g.head, 'courseIds', (
            select coalesce(json_agg(c.course_id order by c.position, c.course_id), '[]')
            from display_panel_courses c where c.group_id = g.id)) order by g.position, g.id), '[]')
          from display_panel_groups g where g.panel_id = p.id) as groups
      from display_panels p join teachers t on t.id = p.teacher_id
      where p.shown order by p.position, p.id`.execute(db)
    return rows
  })

/** The panels with their open courses; a group without any is left out, and so is a panel without groups. */
export async function listDisplayPanels(house: House, catalogue: Catalogue, now: Date): Promise<DisplayPanel[]> {
  const rows = await readPanels(house)
  return rows
    .map((row) => ({
      id: row.id,
      genre: row.genre,
      headImage: fileLink(row.head_image_key),
      headImageSp: fileLink(row.head_image_narrow_key),
      teacherId: row.teacher_id,
      teacherIcon: fileLink(row.icon_key),
      teacherName: row.teacher_name,
      courses: row.groups
        .map(({ id, head, courseIds }) => ({
          id,
          head,
          contents: openCoursesOf(catalogue, now, courseIds).map(({ card: { id, title, thumbnailUrl } }) => ({
            id,
            title,
            thumbnailUrl,
          })),
        }))
        .filter(({ contents }) => contents.length > 0),
    }))
    .filter((panel) => panel.courses.length > 0)
}
