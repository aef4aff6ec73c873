import { sql } from 'kysely'
import type { Kind } from '../entries/kind.ts'
import { wrongAt } from '../entries/rules.ts'
import type { Reference } from '../entries/terms.ts'

/** Questions and answers at the foot of the visitors' first page. */
export const faqKind: Kind = {
  key: 'faq',
  title: 'よくある質問',
  one: '質問',
  lead: 'トップページの「よくある質問」です。',
  table: sql.table('faq_entries'),
  name: 'question',
  order: 'by-hand',
  fields: [
    { name: 'question', label: '質問', kind: 'line', required: true, max: 100 },
    { name: 'answer', label: '答え', kind: 'text', required: true, max: 1000 },
    { name: 'shown', label: '公開する', kind: 'flag' },
  ],
  first: { shown: '1' },
}

/** The pages of anniversaries: each has its own address, so none is made or removed here. */
export const anniversaryKind: Kind = {
  key: 'anniversaries',
  title: '周年ページ',
  one: '周年ページ',
  lead: '周年のページの見出しと公開期間、先生カードの色の始まりを決めます。',
  table: sql.table('anniversary_pages'),
  name: 'title',
  order: sql`t.slug`,
  fixed: true,
  fields: [
    { name: 'title', label: '題名', kind: 'line', required: true, max: 60 },
    { name: 'lead', label: '紹介文', kind: 'text', max: 300 },
    {
      name: 'accent_start',
      label: '最初の先生カードの色',
      kind: 'number',
      min: 1,
      max: 8,
      hint: '1から8。9枚目からは、また同じ順に繰り返します。',
    },
    { name: 'opened_at', label: '公開の開始', kind: 'moment', hint: '日本時間。空欄のあいだは表示されません。' },
    { name: 'closed_at', label: '公開の終了', kind: 'moment', hint: '空欄なら、終了しません。' },
  ],
}

/** Under which headings free lessons stand, and which lessons those are. */
export const freeCategoryKind: Kind = {
  key: 'free_categories',
  title: '無料レッスン',
  one: '分類',
  lead: '無料で見られるレッスンを、分類ごとに選びます。選んだレッスンは、会員登録をしなくても見られます。',
  table: sql.table('free_categories'),
  name: 'name',
  order: 'by-hand',
  fields: [
    { name: 'name', label: '分類の名前', kind: 'line', required: true, max: 30 },
    {
      name: 'slug',
      label: 'URLに使う文字',
      kind: 'line',
      required: true,
      max: 40,
      hint: '半角の英小文字、数字、ハイフン。',
    },
    { name: 'lessons', label: '無料レッスン', kind: 'references', of: ['lesson'] },
  ],
  more: {
    names: ['lessons'],
    load: async (db, id) => {
      const { rows } = await sql<{ lessons: Reference[] }>`
        select coalesce(json_agg(json_build_object('kind', 'lesson', 'id', l.id, 'title', l.title, 'note', c.title)
          order by c.title, l.day_index), '[]') as lessons
        from lessons l join courses c on c.id = l.course_id where l.free_category_id = ${id} and l.is_free`.execute(db)
      return { lessons: JSON.stringify(rows[0]!.lessons) }
    },
    save: async (tx, _, id, { lessons }) => {
      const ids = (lessons as Reference[]).map((lesson) => lesson.id)
      await sql`update lessons set is_free = false, free_category_id = null
        where free_category_id = ${id} and id <> all(${ids}::bigint[])`.execute(tx)
      await sql`update lessons set is_free = true, free_category_id = ${id}
        where id = any(${ids}::bigint[]) and (not is_free or free_category_id is distinct from ${id})`.execute(tx)
    },
  },
  whyWrong: ({ slug }) =>
    wrongAt(
      !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(String(slug)),
      'slug',
      '半角の英小文字、数字、ハイフンで入力してください。',
    ),
  whyStay: async (db, id) => {
    const { rows } = await sql<{ used: boolean }>`
      select exists (select from lessons where free_category_id = ${id}) as used`.execute(db)
    return rows[0]!.used ? '無料レッスンが入っているため、削除できません。先にレッスンを外してください。' : null
  },
}
