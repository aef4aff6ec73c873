/** What a reference may lead to. */
export const targets = { course: '講座', curriculum: 'カリキュラム', lesson: 'レッスン', teacher: '先生' } as const
export type Target = keyof typeof targets
export type Reference = { kind: Target; id: number; title: string; note: string }
/** A titled part with what it holds: a step of a curriculum, a row of a panel. */
export type Group = { id: number | null; title: string; description: string; items: Reference[] }

export type Field = {
  name: string
  label: string
  kind:
    | 'line'
    | 'text'
    | 'number'
    | 'moment'
    | 'day'
    | 'choice'
    | 'flag'
    | 'lines'
    | 'address'
    | 'picture'
    | 'references'
    | 'groups'
  hint?: string
  required?: true
  /** Characters of a text or of a line; the largest number; the most references. */
  max?: number
  min?: number
  options?: readonly { value: string; label: string }[]
  /** What its references may lead to. */
  of?: readonly Target[]
  /** Of groups: what one of them is called, and whether it has a description. */
  group?: { name: string; described: boolean }
  /** How a picture is cut. */
  size?: { width: number; height: number }
}

/** Everything of an entry as its form shows it. */
export type Values = Record<string, string>

export const PICTURE_MAX = 4 * 1024 * 1024
export const BAD_PICTURE = '※jpgまたはpng形式(サイズ4MB以下)でアップしてください。'
export const MOST_LINES = 20
export const MOST_GROUPS = 40
export const MOST_REFERENCES = 120

export const entryStates = { draft: '下書き', coming: '公開予定', open: '公開中', closed: '公開終了', hidden: '非公開' }
export type EntryState = keyof typeof entryStates
