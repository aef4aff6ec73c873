import { sql } from 'kysely'
import type { Kind } from '../entries/kind.ts'
import type { Reference } from '../entries/terms.ts'

/** What learners said of the school, with their consent (受講生の声). */
export const voiceKind: Kind = {
  key: 'voices',
  title: '受講生の声',
  one: '声',
  lead: '講座のページと無料レッスンのページに表示されます。掲載の同意を受けたものだけを入れてください。',
  table: sql.table('customer_voices'),
  name: 'name',
  order: sql`t.given_at desc, t.id desc`,
  fields: [
    { name: 'name', label: '名前（表示名）', kind: 'line', required: true, max: 40 },
    { name: 'content', label: '内容', kind: 'text', required: true, max: 1000 },
    { name: 'given_at', label: '寄せられた日時', kind: 'moment', required: true },
    {
      name: 'course',
      label: '講座',
      kind: 'references',
      of: ['course'],
      max: 1,
      hint: '講座についての声なら、1つ選びます。',
    },
    { name: 'shown', label: '公開する', kind: 'flag' },
  ],
  first: { shown: '1' },
  more: {
    names: ['course'],
    load: async (db, id) => {
      const { rows } = await sql<{ course: Reference[] }>`
        select coalesce(json_agg(json_build_object('kind', 'course', 'id', c.id, 'title', c.title, 'note', '')), '[]') as course
        from customer_voices v join courses c on c.id = v.course_id where v.id = ${id}`.execute(db)
      return { course: JSON.stringify(rows[0]!.course) }
    },
    save: async (tx, _, id, { course }) => {
      await sql`update customer_voices set course_id = (select id from courses where id = ${(course as Reference[])[0]?.id ?? null})
        where id = ${id}`.execute(tx)
    },
  },
}
