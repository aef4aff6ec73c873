import { levels, tabs } from '#domains/catalogue/index.ts'
import { curriculumKind } from '../curriculums/kind.ts'
import type { Kind } from '../entries/kind.ts'
import { type Field, MOST_REFERENCES, type Target } from '../entries/terms.ts'
import { type FieldSpec, fieldSpecs } from '../field-terms.ts'
import { teacherKind } from '../people/teachers.ts'
import { voiceKind } from '../people/voices.ts'
import { bannerKind, lineKind, popupKind, sisterKind } from '../showcase/announcements.ts'
import { panelKind } from '../showcase/panels.ts'
import { skillPathKind } from '../showcase/skill-paths.ts'
import { faqKind, freeCategoryKind } from '../showcase/small-kinds.ts'
import type { Column, Sheet, SheetName } from './terms.ts'

const PICTURES = ['png', 'jpg', 'jpeg'] as const
const LINE = { kind: 'line', max: 100 } as const
const MANY = 3000

const line = (name: string, label: string, spec: Partial<FieldSpec> = {}): Column =>
  ({ kind: 'field', name, label, spec: { label, ...LINE, ...spec } }) as Column
const keys = (name: string, label: string, to: readonly SheetName[], most = 1): Column => ({
  ...{ kind: 'keys', name, label, to, most },
  ...(most === 1 && { required: true }),
})
const oneKey = (name: string, label: string, to: SheetName): Column => ({
  kind: 'keys',
  name,
  label,
  to: [to],
  most: 1,
})
const picture = (name: string, label: string): Column => ({ kind: 'file', name, label, exts: PICTURES })
const oneOf = (name: string, label: string, options: readonly string[]): Column => ({
  ...{ kind: 'one-of', name, label, options },
})
const slug: Column = {
  ...{ kind: 'like', name: 'slug', label: 'URLに使う文字', required: true },
  ...{ pattern: /^[a-z0-9]+([-_][a-z0-9]+)*$/, sentence: '半角の英小文字、数字、ハイフン、下線で入力してください。' },
}
/** Of a heading of courses, which is a part of the list's address: capitals are letters there. */
const groupSlug = {
  ...{ pattern: /^[a-zA-Z0-9]+([-_][a-zA-Z0-9]+)*$/, sentence: '半角の英数字、ハイフン、下線で入力してください。' },
}

/** The fields of a part of a course, but for those that are columns of another kind here. */
const fieldsOf = (part: keyof typeof fieldSpecs, but: readonly string[] = []): Column[] =>
  Object.entries<FieldSpec>(fieldSpecs[part])
    .filter(([name]) => !but.includes(name))
    .map(([name, spec]) => ({ kind: 'field', name, label: spec.label, spec, ...(spec.required && { required: true }) }))

const tabIds = tabs.map(({ id }) => id)
const material: Column[] = [
  { kind: 'file', name: 'material', label: '資料のファイル', exts: ['zip', 'psd', 'clip', ...PICTURES, 'pdf'] },
  { kind: 'file', name: 'material_pdf', label: '資料のPDF', exts: ['pdf'] },
]
const shown: Column[] = [
  { kind: 'file', name: 'film', label: '動画', exts: ['mp4', 'mov', 'm4v', 'mkv', 'webm'], folder: 'film' },
  {
    ...{ kind: 'like', name: 'stretch', label: '動画のうち見せる範囲（秒）' },
    pattern: /^\d{1,5}(\.\d{1,3})?〜(\d{1,5}(\.\d{1,3})?)?$/,
    sentence: '「40〜80」の形で、秒数を半角の数字で入力してください。動画の終わりまでなら「40〜」です。',
  },
  { kind: 'file', name: 'captions', label: '字幕', exts: ['vtt', 'srt'] },
  { kind: 'file', name: 'slides', label: 'スライド', exts: ['pdf'], folder: 'slides' },
]

const targets: Record<Target, SheetName> = {
  ...{ course: 'courses', curriculum: 'curriculums', lesson: 'lessons', teacher: 'teachers' },
}

function columnOf(field: Field): Column | null {
  const { name, label, kind, required } = field
  const base = { name, label, ...(required && { required }) }
  if (kind === 'picture') return { ...base, kind: 'file', exts: PICTURES }
  if (kind === 'groups') return null
  if (kind !== 'references') return { ...base, kind: 'entry', field }
  return { ...base, kind: 'keys', to: field.of!.map((target) => targets[target]), most: field.max ?? MOST_REFERENCES }
}

/** What editors make beside courses, by the very fields of their forms. */
export const entryKinds: Partial<Record<SheetName, Kind>> = {
  ...{ free_categories: freeCategoryKind, teachers: teacherKind, curriculums: curriculumKind, voices: voiceKind },
  ...{ skill_paths: skillPathKind, panels: panelKind, faq: faqKind },
  ...{ notifications: lineKind, banners: bannerKind, popups: popupKind, sister: sisterKind },
}
/** Which lessons are free stands with the lessons. */
const leftOut: Partial<Record<SheetName, string>> = { free_categories: 'lessons' }

const entrySheet = (name: SheetName, kind: Kind): Sheet => ({
  ...{ name, title: kind.title },
  columns: kind.fields.flatMap((field) => (field.name === leftOut[name] ? [] : (columnOf(field) ?? []))),
})

/** Parts of an entry that have a sheet of their own: which field of which entry they are. */
export const groupSheets: Partial<Record<SheetName, { of: SheetName; field: string }>> = {
  curriculum_steps: { of: 'curriculums', field: 'steps' },
  panel_rows: { of: 'panels', field: 'groups' },
}

const places = (column: string, sheet: SheetName, label: string) => ({
  inside: { column, sheet },
  first: oneKey(column, label, sheet),
})
const inCourse = places('course', 'courses', '講座')
const inLesson = places('lesson', 'lessons', 'レッスン')
const inPrime = places('prime', 'primes', 'プライムレッスン')
const inside = (
  name: SheetName,
  title: string,
  { inside: at, first }: typeof inCourse,
  columns: readonly Column[],
): Sheet => ({ name, title, inside: at, columns: [{ ...first, required: true }, ...columns] })

const courses: Sheet = {
  ...{ name: 'courses', title: '講座' },
  columns: [
    ...fieldsOf('course', ['tab', 'category', 'level', 'groups', 'teachers', 'plan']),
    oneOf('tab', '分野', tabIds),
    oneKey('category', 'カテゴリ', 'categories'),
    oneOf('level', 'レベル', levels),
    keys('teachers', '先生', ['teachers'], 10),
    { kind: 'windows', name: 'plan', label: '月額プランで見られる期間' },
    { kind: 'moment', name: 'opens_at', label: '公開の開始' },
    { kind: 'moment', name: 'closes_at', label: '公開の終了' },
    picture('cover', 'カバー画像'),
    {
      ...{ kind: 'like', name: 'cover_focus', label: 'カバー画像の中心（横%,縦%）' },
      ...{ pattern: /^(\d{1,2}|100),(\d{1,2}|100)$/, sentence: '「50,50」の形で、0から100の整数を入力してください。' },
    },
    ...material,
    { kind: 'file', name: 'samples', label: 'サンプルスライド', exts: ['pdf'], folder: 'slides' },
  ],
}

const list: readonly Sheet[] = [
  {
    ...{ name: 'categories', title: 'カテゴリ' },
    columns: [slug, line('name', '名前', { required: true }), { ...oneOf('tab', '分野', tabIds), required: true }],
  },
  entrySheet('free_categories', freeCategoryKind),
  entrySheet('teachers', teacherKind),
  courses,
  inside('lessons', 'レッスン', inCourse, [
    ...fieldsOf('lesson', ['free_category']),
    oneKey('free_category', '無料レッスンのカテゴリ', 'free_categories'),
    picture('target', '練習の見本'),
  ]),
  inside('chapters', 'チャプター', inLesson, [
    ...fieldsOf('chapter'),
    ...shown,
    { kind: 'file', name: 'poster', label: '再生前の画像', exts: [...PICTURES, 'webp', 'avif'] },
    {
      ...{ kind: 'like', name: 'start', label: '開始位置（秒）' },
      ...{ pattern: /^\d{1,5}(\.\d{1,3})?$/, sentence: '秒数を半角の数字で入力してください。' },
    },
  ]),
  inside('points', 'チェックポイント', inLesson, [...fieldsOf('point'), picture('picture', '画像')]),
  inside('primes', 'プライムレッスン', inCourse, [...fieldsOf('prime'), ...shown]),
  inside('steps', '動画のステップ', inPrime, fieldsOf('step')),
  {
    ...{ name: 'groups', title: '講座のグループ' },
    columns: [
      { ...slug, ...groupSlug },
      line('title', '見出し', { required: true }),
      { ...oneOf('tab', '分野', tabIds), required: true },
      oneOf('level', 'レベル', levels),
      line('sortable', '並べ替えられる', { kind: 'tick' }),
      keys('courses', '講座', ['courses'], MANY),
    ],
  },
  {
    ...{ name: 'problems', title: '悩み' },
    columns: [
      slug,
      line('label', '悩み', { required: true }),
      line('note', '説明', { kind: 'text', max: 600, rows: 3 }),
      keys('lesson', 'レッスン', ['lessons']),
    ],
  },
  entrySheet('curriculums', curriculumKind),
  inside('curriculum_steps', 'カリキュラムのステップ', places('curriculum', 'curriculums', 'カリキュラム'), [
    line('title', 'ステップ名', { required: true }),
    line('description', '説明', { kind: 'text', max: 600, rows: 3 }),
    keys('items', 'レッスン', ['lessons'], MOST_REFERENCES),
    ...material,
  ]),
  entrySheet('voices', voiceKind),
  entrySheet('skill_paths', skillPathKind),
  entrySheet('panels', panelKind),
  inside('panel_rows', '特集パネルの行', places('panel', 'panels', 'パネル'), [
    line('title', '見出し', { required: true }),
    keys('items', '講座', ['courses'], MOST_REFERENCES),
  ]),
  entrySheet('faq', faqKind),
  entrySheet('notifications', lineKind),
  entrySheet('banners', bannerKind),
  entrySheet('popups', popupKind),
  entrySheet('sister', sisterKind),
]

export const sheets = Object.fromEntries(list.map((sheet) => [sheet.name, sheet])) as Record<SheetName, Sheet>
export const columnIn = (sheet: SheetName, name: string) => sheets[sheet].columns.find((column) => column.name === name)
