import { sql } from 'kysely'
import { genreLabels } from '#domains/catalogue/teachers/terms.ts'
import type { Reader, Tx } from '#platform/db.ts'
import type { Kind } from '../entries/kind.ts'
import { wrongAt } from '../entries/rules.ts'
import type { Group, Reference, Values } from '../entries/terms.ts'

/** A teacher's courses under a large picture, on the page of an anniversary. */
export const panelKind: Kind = {
  key: 'panels',
  title: '特集パネル',
  one: 'パネル',
  lead: '周年のページに並ぶ、先生ごとの特集です。公開中の講座のない行は表示されません。',
  table: sql.table('display_panels'),
  name: 'genre',
  order: 'by-hand',
  fields: [
    {
      name: 'genre',
      label: '分野',
      kind: 'choice',
      required: true,
      options: Object.entries(genreLabels).map(([value, label]) => ({ value, label })),
    },
    { name: 'teacher', label: '先生', kind: 'references', of: ['teacher'], max: 1, hint: '1人選びます。' },
    { name: 'head_image_key', label: '画像（パソコン）', kind: 'picture', size: { width: 1920, height: 480 } },
    {
      name: 'head_image_narrow_key',
      label: '画像（スマートフォン）',
      kind: 'picture',
      size: { width: 750, height: 500 },
    },
    { name: 'groups', label: '行', kind: 'groups', of: ['course'], group: { name: '行', described: false } },
    { name: 'shown', label: '公開する', kind: 'flag' },
  ],
  first: { shown: '1' },
  more: {
    names: ['teacher', 'groups'],
    load: loadParts,
    columns: ({ teacher }) => ({ teacher_id: (teacher as Reference[])[0]!.id }),
    save: (tx, _, id, { groups }) => saveGroups(tx, id, groups as Group[]),
  },
  whyWrong: ({ teacher }) => wrongAt((teacher as Reference[]).length !== 1, 'teacher', '先生を選んでください。'),
}

async function loadParts(db: Reader, id: number): Promise<Values> {
  const { rows } = await sql<{ teacher: Reference; groups: Group[] }>`
    select json_build_object('kind', 'teacher', 'id', t.id, 'title', t.name, 'note', '') as teacher, (select coalesce(json_agg(json_build_object('id', g.id, 'title', g.head, 'description', '', 'items', (
      select coalesce(json_agg(json_build_object('kind', 'course', 'id', c.id, 'title', c.title, 'note', '')
        order by p.position, c.id), '[]')
      from display_panel_courses p join courses c on c.id = p.course_id where p.group_id = g.id
    )) order by g.position, g.id), '[]')
    from display_panel_groups g where g.panel_id = p.id) as groups
    from display_panels p join teachers t on t.id = p.teacher_id where p.id = ${id}`.execute(db)
  return { teacher: JSON.stringify([rows[0]!.teacher]), groups: JSON.stringify(rows[0]!.groups) }
}

async function saveGroups(tx: Tx, panelId: number, groups: readonly Group[]): Promise<void> {
  await sql`delete from display_panel_courses c using display_panel_groups g where g.id = c.group_id and g.panel_id = ${panelId}`.execute(
    tx,
  )
  await tx.deleteFrom('display_panel_groups').where('panel_id', '=', panelId).execute()
  for (const [position, { title: head, items }] of groups.entries()) {
    const group = { panel_id: panelId, head, position }
    const { id } = await tx.insertInto('display_panel_groups').values(group).returning('id').executeTakeFirstOrThrow()
    await sql`insert into display_panel_courses (group_id, course_id, position)
      select ${id}, o.id, min(o.n) from unnest(${items.map((item: Reference) => item.id)}::bigint[]) with ordinality o (id, n)
      join courses c on c.id = o.id group by o.id`.execute(tx)
  }
}
