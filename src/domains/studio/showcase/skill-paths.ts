import { sql } from 'kysely'
import type { Kind } from '../entries/kind.ts'
import { wrongAt } from '../entries/rules.ts'
import type { Reference } from '../entries/terms.ts'

const KEPT = { course: 'course_id', curriculum: 'curriculum_id' } as const

/** Ways through several courses and curriculums (スキルパス). */
export const skillPathKind: Kind = {
  key: 'skill_paths',
  title: 'スキルパス',
  one: 'スキルパス',
  lead: '講座とカリキュラムを、学ぶ順番に並べます。トップページと学習状況に表示されます。',
  table: sql.table('skill_paths'),
  name: 'title',
  order: 'by-hand',
  fields: [
    { name: 'title', label: '題名', kind: 'line', required: true, max: 60 },
    { name: 'description', label: '説明', kind: 'text', max: 600 },
    { name: 'cover_key', label: '画像', kind: 'picture', size: { width: 960, height: 540 } },
    { name: 'items', label: '学ぶ順番', kind: 'references', of: ['course', 'curriculum'], max: 40 },
    { name: 'opened_at', label: '公開の開始', kind: 'moment', hint: '日本時間。空欄のあいだは下書きです。' },
    { name: 'closed_at', label: '公開の終了', kind: 'moment', hint: '空欄なら、終了しません。' },
  ],
  more: {
    names: ['items'],
    load: async (db, id) => {
      const { rows } = await sql<{ items: Reference[] }>`
        select coalesce(json_agg(json_build_object('kind', case when i.course_id is null then 'curriculum' else 'course' end,
          'id', coalesce(i.course_id, i.curriculum_id), 'title', coalesce(c.title, k.title), 'note', '')
          order by i.position, i.id), '[]') as items
        from skill_path_items i left join courses c on c.id = i.course_id left join curriculums k on k.id = i.curriculum_id
        where i.skill_path_id = ${id}`.execute(db)
      return { items: JSON.stringify(rows[0]!.items) }
    },
    save: async (tx, _, id, { items }) => {
      await sql`delete from skill_path_items where skill_path_id = ${id}`.execute(tx)
      for (const [target, column] of Object.entries(KEPT)) {
        const places = (items as Reference[]).flatMap((item, position) =>
          item.kind === target ? [{ id: item.id, position }] : [],
        )
        await sql`insert into skill_path_items (skill_path_id, position, ${sql.ref(column)})
          select ${id}, min(o.position), t.id
          from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) o (id bigint, position int)
          join ${sql.table(target === 'course' ? 'courses' : 'curriculums')} t on t.id = o.id group by t.id`.execute(tx)
      }
    },
  },
  whyWrong: ({ items, opened_at: opens }) =>
    wrongAt(
      opens !== null && (items as Reference[]).length === 0,
      'items',
      '公開するには、講座かカリキュラムを1つ以上選んでください。',
    ),
}
