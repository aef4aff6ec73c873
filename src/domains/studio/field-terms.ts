/**
 * Every field that staff edit, by the part of a course it stands in. Each travels and is compared as a text: a tick is
 * `1` or nothing, a figure its digits, lines stand under each other, picks are ids with commas between them.
 */
type Named = {
  label: string
  hint?: string
  required?: true
  /** What a course that is published cannot be without. */
  whenPublished?: true
}
export type FieldSpec = Named &
  (
    | { kind: 'line'; max: number }
    | { kind: 'text'; max: number; rows: number }
    | { kind: 'lines'; max: number; most: number }
    | { kind: 'figure'; least: number; most: number }
    | { kind: 'tick' }
    | { kind: 'choice' }
    | { kind: 'picks'; most: number }
  )

const title = { label: 'タイトル', kind: 'line', max: 100, required: true } as const satisfies FieldSpec

export const fieldSpecs = {
  course: {
    title: { label: '講座名', kind: 'line', max: 100, required: true },
    kana: { label: '講座名のよみ', kind: 'line', max: 100, hint: '検索に使います。ひらがなで入力します。' },
    description: { label: '紹介文', kind: 'text', max: 4000, rows: 8, whenPublished: true },
    outcome: { label: 'できるようになること', kind: 'lines', max: 100, most: 12, hint: '1行に1つ入力します。' },
    audience: { label: 'こんな人に', kind: 'text', max: 1000, rows: 3 },
    needs: { label: '用意するもの', kind: 'text', max: 1000, rows: 3 },
    editor_note: {
      label: '編集部より',
      kind: 'text',
      max: 600,
      rows: 3,
      hint: 'カードの「内容を見る」に表示されます。',
    },
    tab: { label: '分野', kind: 'choice', whenPublished: true },
    category: { label: 'カテゴリ', kind: 'choice', whenPublished: true },
    level: { label: 'レベル', kind: 'choice', whenPublished: true },
    groups: { label: 'グループ', kind: 'picks', most: 10, hint: '講座一覧で並ぶ見出しです。' },
    teachers: { label: '先生', kind: 'picks', most: 10, whenPublished: true },
    tags: { label: 'タグ', kind: 'lines', max: 30, most: 20, hint: '1行に1つ。カードには先頭の3つを表示します。' },
    plan: { label: '月額プランで見られるようにする', kind: 'tick' },
    price: {
      label: '単品の価格（税込・円）',
      kind: 'figure',
      least: 100,
      most: 1_000_000,
      hint: '空欄なら単品では販売しません。すでに購入した人には影響しません。',
    },
    drawing: { label: '描く時間のめやす（分）', kind: 'figure', least: 1, most: 100_000 },
    display_title: { label: 'カードに講座名を表示する', kind: 'tick' },
    display_play: { label: 'カードに再生ボタンを表示する', kind: 'tick' },
    display_days: { label: '講座のページに日ごとの絵を並べる', kind: 'tick' },
    cover_alt: { label: 'カバー画像の説明（代替テキスト）', kind: 'line', max: 200 },
  },
  lesson: {
    title,
    description: { label: '説明', kind: 'text', max: 2000, rows: 4 },
    training: { label: '練習のテーマ', kind: 'line', max: 100, hint: '空欄なら、このレッスンに練習はありません。' },
    target_detail: { label: '練習の内容', kind: 'line', max: 200 },
    target_description: { label: '練習で気をつけること', kind: 'text', max: 2000, rows: 4 },
    free: { label: '無料レッスンとして公開する', kind: 'tick' },
    free_category: { label: '無料レッスンのカテゴリ', kind: 'choice' },
    shown: { label: '受講生に表示する', kind: 'tick' },
  },
  chapter: { title },
  prime: { title, description: { label: '説明', kind: 'text', max: 2000, rows: 4 } },
  step: {
    title,
    description: { label: '説明', kind: 'text', max: 1000, rows: 3 },
    start: { label: '開始位置（秒）', kind: 'figure', least: 0, most: 86_400 },
  },
  point: { description: { label: 'チェックポイント', kind: 'line', max: 200, required: true } },
} as const satisfies Record<string, Record<string, FieldSpec>>

export type Part = keyof typeof fieldSpecs
export const partNames: Record<Part, string> = {
  course: '講座',
  lesson: 'レッスン',
  chapter: 'チャプター',
  prime: 'プライムレッスン',
  step: '動画のステップ',
  point: 'チェックポイント',
}

/** The values of a part as its fields show them. */
export type Texts = Readonly<Record<string, string>>

export const specOf = (part: Part, field: string): FieldSpec | null => {
  const specs: Record<string, FieldSpec> = fieldSpecs[part]
  return Object.hasOwn(specs, field) ? specs[field]! : null
}
export const isPart = (text: string): text is Part => Object.hasOwn(fieldSpecs, text)
