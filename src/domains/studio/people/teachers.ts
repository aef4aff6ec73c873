import { sql } from 'kysely'
import { genreLabels } from '#domains/catalogue/teachers/terms.ts'
import type { Reader, Tx } from '#platform/db.ts'
import type { Kind } from '../entries/kind.ts'
import type { Parsed } from '../entries/read-form.ts'
import type { Field, Values } from '../entries/terms.ts'
import { collabLine, collabOf, linksOf } from './rules.ts'

const SITES = ['X', 'pixiv', 'YouTube', 'WEB'] as const
const links = SITES.map((site): Field => ({ name: `link_${site}`, label: `${site}のURL`, kind: 'address' }))
const genres = Object.entries(genreLabels).map(([genre, label]): Field => ({
  name: `genre_${genre}`,
  label: `${label}を教える`,
  kind: 'flag',
}))

const message: Field[] = [
  {
    name: 'message',
    label: '先生からのメッセージ',
    kind: 'text',
    max: 600,
    hint: '料金プランと周年のページに表示されます。書面で同意を受けた文章だけを入れてください。',
  },
  { name: 'agreed_on', label: '書面で同意を受けた日', kind: 'day' },
  { name: 'message_place', label: 'メッセージの表示順', kind: 'number', min: 0, max: 999 },
  {
    name: 'withdrawn',
    label: '同意の取り下げを受けた（メッセージを表示しない）',
    kind: 'flag',
    hint: 'チェックを入れて保存すると、すぐにすべてのページから消えます。',
  },
]

/** Who teaches: face, words, links, and the message that they let the school show. */
export const teacherKind: Kind = {
  key: 'teachers',
  title: '先生',
  one: '先生',
  lead: '先生のページ、講座のカード、先生からのメッセージに表示する内容です。',
  table: sql.table('teachers'),
  name: 'name',
  order: 'by-hand',
  fields: [
    { name: 'name', label: '名前', kind: 'line', required: true, max: 40 },
    { name: 'kana', label: 'ふりがな', kind: 'line', max: 60, hint: '検索に使います。' },
    { name: 'icon_key', label: '似顔絵', kind: 'picture', size: { width: 480, height: 480 } },
    { name: 'image_key', label: 'コラボ動画の画像', kind: 'picture', size: { width: 1280, height: 720 } },
    { name: 'profile', label: 'プロフィール', kind: 'text', max: 1000 },
    { name: 'achievements', label: '実績', kind: 'lines', max: 60, hint: '1行に1つ、20行まで。' },
    ...genres,
    ...links,
    {
      name: 'collab',
      label: 'コラボ動画',
      kind: 'lines',
      max: 300,
      hint: '1行に1本。「題名｜https://…」の形で入力してください。',
    },
    ...message,
  ],
  first: { message_place: '0' },
  more: {
    names: [...links, ...genres, ...message].map(({ name }) => name).concat('collab'),
    load: loadMore,
    save: (tx, { now }, id, parsed) => saveMore(tx, id, parsed, now),
  },
  whyWrong: (parsed) => ({
    ...(parsed.message !== '' &&
      parsed.agreed_on === null && { agreed_on: ['書面で同意を受けた日を入力してください。'] }),
    ...((parsed.collab as string[]).some((line) => !collabOf(line)) && {
      collab: ['「題名｜https://…」の形で、1行に1本ずつ入力してください。'],
    }),
  }),
  whyStay: async (db, id) => {
    const { rows } = await sql<{ used: boolean }>`
      select exists (select from course_teachers where teacher_id = ${id})
        or exists (select from display_panels where teacher_id = ${id})
        or exists (select from correctional_teachers where teacher_id = ${id}) as used`.execute(db)
    return rows[0]!.used ? '担当する講座や特集があるため、削除できません。' : null
  },
}

type Row = {
  genres: string[]
  links: unknown
  collab: unknown
  message: string | null
  agreed_on: string | null
  place: number | null
  withdrawn: boolean
}

async function loadMore(db: Reader, id: number): Promise<Values> {
  const { rows } = await sql<Row>`
    select t.genres, t.links, t.collab_videos as collab, m.message, m.agreed_on::text as agreed_on, m.position as place,
      m.withdrawn_at is not null as withdrawn
    from teachers t left join teacher_messages m on m.teacher_id = t.id where t.id = ${id}`.execute(db)
  const row = rows[0]!
  const known = new Map(linksOf(row.links).map(({ site, url }) => [site, url]))
  return {
    ...Object.fromEntries(SITES.map((site) => [`link_${site}`, known.get(site) ?? ''])),
    ...Object.fromEntries(
      genres.map(({ name }) => [name, row.genres.includes(name.slice('genre_'.length)) ? '1' : '']),
    ),
    collab: Array.isArray(row.collab) ? row.collab.map(collabLine).join('\n') : '',
    message: row.message ?? '',
    agreed_on: row.agreed_on ?? '',
    message_place: String(row.place ?? 0),
    withdrawn: row.withdrawn ? '1' : '',
  }
}

async function saveMore(tx: Tx, id: number, parsed: Parsed, now: Date): Promise<void> {
  const { links: stored, collab_videos: videos } = await tx
    .selectFrom('teachers')
    .select(['links', 'collab_videos'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  // Sites that this form does not know stay as they are.
  const others = linksOf(stored).filter(({ site }) => !SITES.some((known) => known === site))
  const given = SITES.flatMap((site) => {
    const url = parsed[`link_${site}`]
    return typeof url === 'string' ? [{ site, url }] : []
  })
  const collab = (parsed.collab as string[]).map((line) => collabOf(line, videos))
  const taught = genres.filter(({ name }) => parsed[name] === true).map(({ name }) => name.slice('genre_'.length))
  await tx
    .updateTable('teachers')
    .set({ links: JSON.stringify([...given, ...others]), collab_videos: JSON.stringify(collab), genres: taught })
    .where('id', '=', id)
    .execute()
  if (parsed.message === '') {
    await tx.deleteFrom('teacher_messages').where('teacher_id', '=', id).execute()
    return
  }
  const row = {
    message: parsed.message as string,
    agreed_on: parsed.agreed_on as string,
    position: parsed.message_place as number,
    withdrawn_at: parsed.withdrawn === true ? now : null,
    updated_at: now,
  }
  await tx
    .insertInto('teacher_messages')
    .values({ teacher_id: id, ...row })
    .onConflict((one) => one.column('teacher_id').doUpdateSet(row))
    .execute()
}
