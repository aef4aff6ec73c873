import { sql } from 'kysely'
import { href } from 'react-router'
import { audiences, type NotificationPlace } from '#domains/notifications/terms.ts'
import type { Kind } from '../entries/kind.ts'
import { wrongAt } from '../entries/rules.ts'
import type { Field } from '../entries/terms.ts'

const title = (label: string): Field => ({ name: 'title', label, kind: 'line', required: true, max: 80 })
const body: Field = { name: 'body', label: '説明', kind: 'text', max: 200 }
const url: Field = {
  name: 'url',
  label: 'リンク先',
  kind: 'address',
  hint: 'サイト内のパス（/ から）か、https:// で始まるURL。',
}
/** For whom, and from when to when. */
const whenAndWhom: Field[] = [
  {
    name: 'audience',
    label: '表示する相手',
    kind: 'choice',
    required: true,
    options: Object.entries(audiences).map(([value, label]) => ({ value, label })),
  },
  { name: 'opened_at', label: '公開の開始', kind: 'moment', required: true, hint: '日本時間です。' },
  { name: 'closed_at', label: '公開の終了', kind: 'moment', hint: '空欄なら、終了しません。' },
]

type Announced = Pick<Kind, 'title' | 'one' | 'lead' | 'order' | 'whyWrong'> & { place: NotificationPlace }

/** All of them are rows of one table; where they stand makes the kind. */
const announced = (key: string, { place, ...kind }: Announced, fields: readonly Field[]): Kind => ({
  ...{ key, place, ...kind },
  table: sql.table('notifications'),
  name: 'title',
  fields: [...fields, ...whenAndWhom],
  first: { audience: 'all' },
  previewOf: (id) => href('/staff/showcase/:kind/:id/preview', { kind: key, id: String(id) }),
})

const newest = sql`t.opened_at desc, t.id desc`

/** What stands at the top of every page until it is closed (お知らせ). */
export const lineKind = announced(
  'notifications',
  {
    place: 'line',
    title: 'お知らせ',
    one: 'お知らせ',
    lead: 'すべてのページの上に、公開中でいちばん新しいお知らせが1件表示されます。閉じた人には表示されません。',
    order: newest,
  },
  [title('お知らせの文'), { ...url, label: '「詳しく見る」のリンク先' }],
)

/** Banners of the first page. */
export const bannerKind = announced(
  'banners',
  {
    place: 'banner',
    title: 'トップページのバナー',
    one: 'バナー',
    lead: 'トップページに、公開中のバナーが上から3件まで、この順番に表示されます。閉じた人には表示されません。',
    order: 'by-hand',
  },
  [
    title('見出し'),
    body,
    url,
    {
      name: 'picture_key',
      label: '画像（パソコン）',
      kind: 'picture',
      size: { width: 1600, height: 320 },
      hint: 'なくても表示できます。',
    },
    { name: 'narrow_picture_key', label: '画像（スマートフォン）', kind: 'picture', size: { width: 750, height: 300 } },
  ],
)

/** Popups that open by themselves, behind what is owed, what came back and the tutorial. */
export const popupKind = announced(
  'popups',
  {
    place: 'popup',
    title: 'ポップアップ',
    one: 'ポップアップ',
    lead: 'ページを開いてしばらくすると、公開中のうちいちばん上の1件が開きます。一度閉じた人には開きません。視聴、注文、カードの画面では開きません。',
    order: 'by-hand',
  },
  [
    title('見出し'),
    body,
    url,
    { name: 'button', label: 'ボタンの文字', kind: 'line', max: 16, hint: '空欄なら「詳しく見る」になります。' },
    { name: 'picture_key', label: '画像', kind: 'picture', size: { width: 960, height: 540 } },
  ],
)

/** The way to the service beside this one. */
export const sisterKind = announced(
  'sister',
  {
    place: 'sister',
    title: '姉妹サービスの案内',
    one: '案内',
    lead: 'すべてのページの上に、公開中でいちばん新しい案内が1件表示されます。リンクは新しいタブで開きます。',
    order: newest,
    whyWrong: ({ url: address }) =>
      wrongAt(!String(address).startsWith('https://'), 'url', 'https:// で始まるURLを入力してください。'),
  },
  [
    title('案内の文'),
    { ...url, required: true, hint: 'https:// で始まるURL。' },
    {
      name: 'parameters',
      label: 'リンクに付けるパラメーター',
      kind: 'line',
      max: 200,
      hint: 'なくても表示できます。例：ref=school&from=top',
    },
  ],
)
