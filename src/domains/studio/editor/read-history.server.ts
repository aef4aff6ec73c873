import type { Actor } from '#platform/ask.ts'
import { pageOf, pagesOf } from '#platform/paging.ts'
import { toLocal } from '#platform/tokyo-moment.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { isPart, partNames, specOf } from '../field-terms.ts'
import { shownText } from '../fields/ui/shown-text.ts'
import type { Option } from '../fields/terms.ts'
import { type ChangeRow, countChanges, listChanges } from '../history/changes.ts'
import { clock } from './ui/outline/clock.ts'
import { listFreeCategories, readFrame, readOptions } from './read-course.server.ts'

/** Who changed what of a course, when, before and after; in eight statements at most. */
export async function readHistory(actor: Actor, id: number) {
  const { db, url } = actor
  const page = pageOf(url)
  const [course, count, rows, options, free] = await Promise.all([
    readFrame(actor, id),
    countChanges(db, id),
    listChanges(db, id, page),
    readOptions(db),
    listFreeCategories(db),
  ])
  const all = { ...options, free_category: free }
  return { course, page, pages: pagesOf(count), changes: rows.map((row) => lineOf(row, all)) }
}
export type HistoryLine = Awaited<ReturnType<typeof readHistory>>['changes'][number]

const doings: Record<string, string> = {
  made: '作成',
  removed: '削除',
  place: '並び順',
  window: '公開期間',
  copied: 'コピー',
  cover: 'カバー画像',
  film: '動画',
  start: '開始位置',
  stretch: '見せる範囲',
  cut: '区切りで作成',
  step: 'ステップの追加',
  slides: 'スライド',
  samples: 'サンプルスライド',
  material: '資料',
}

export function lineOf(
  { id, at, name, part, title, field, before, after }: ChangeRow,
  options: Record<string, Option[]>,
) {
  const known = isPart(part)
  const spec = known ? specOf(part, field) : null
  const shown = (value: unknown) => {
    if (value === null) return null
    if (spec && typeof value === 'string') return shownText(spec, value, options[field] ?? [])
    return toldOf(value)
  }
  return {
    id,
    when: formatMoment(at),
    by: name ?? '退職したスタッフ',
    what: `${known ? partNames[part] : part}${title ? `「${title}」` : ''}`,
    field: spec?.label ?? doings[field] ?? field,
    before: shown(before),
    after: shown(after),
    isNew: field === 'made',
    canReturn: spec !== null && typeof before === 'string',
  }
}

type Told = { place?: number; opens?: string | null; closes?: string | null; from?: number; to?: number | null }

/** What is no text: a place, a second of a film, a stretch of it, or from when to when. */
function toldOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return clock(value)
  const of = value as Told
  if (of.place !== undefined) return `${of.place}番目`
  if (of.from !== undefined)
    return `${clock(of.from)} 〜 ${of.to === null || of.to === undefined ? '最後' : clock(of.to)}`
  const day = (text: string | null | undefined) => (text ? toLocal(new Date(text)).replace('T', ' ') : '')
  return of.opens ? `${day(of.opens)} 〜 ${day(of.closes)}` : '（下書き）'
}
