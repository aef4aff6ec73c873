import type { Field } from '../entries/terms.ts'
import type { FieldSpec } from '../field-terms.ts'

/** One sheet of a school that is brought along: a file of rows, each known by the school's own key. */
export const sheetNames = [
  'categories',
  'free_categories',
  'teachers',
  'courses',
  'lessons',
  'chapters',
  'points',
  'primes',
  'steps',
  'groups',
  'problems',
  'curriculums',
  'curriculum_steps',
  'voices',
  'skill_paths',
  'panels',
  'panel_rows',
  'faq',
  'notifications',
  'banners',
  'popups',
  'sister',
] as const
export type SheetName = (typeof sheetNames)[number]

export type Column = { name: string; label: string; required?: true } & (
  | { kind: 'field'; spec: FieldSpec }
  | { kind: 'entry'; field: Field }
  /** Rows of other sheets by their keys; where it may be several sheets, `courses:key`. */
  | { kind: 'keys'; to: readonly SheetName[]; most: number }
  | { kind: 'one-of'; options: readonly string[] }
  | { kind: 'like'; pattern: RegExp; sentence: string }
  | { kind: 'moment' }
  | { kind: 'windows' }
  /** A file of the folder; `folder` is a whole folder of them. */
  | { kind: 'file'; exts: readonly string[]; folder?: 'slides' | 'film' }
)

export type Sheet = {
  name: SheetName
  title: string
  columns: readonly Column[]
  /** The column that says in which row of another sheet it stands; it stays there. */
  inside?: { column: string; sheet: SheetName }
}

export type Texts = Readonly<Record<string, string>>
export type Row = { sheet: SheetName; file: string; line: number; key: string; texts: Texts }
export type Trouble = { file: string; line: number; column: string | null; sentence: string }

/** What stands here already, in the same words as a row. */
export type Present = { id: number; key: string; texts: Texts; files: Readonly<Record<string, string>> }
export type PresentSchool = Record<SheetName, Map<string, Present>>
export type Given = { rows: readonly Row[]; troubles: Trouble[] }

/** A row that is new, or that differs, with the columns that do. */
export type Change = { row: Row; present: Present | null; columns: readonly string[] }
export type Count = { made: number; changed: number; same: number }
export type Plan = {
  troubles: readonly Trouble[]
  changes: readonly Change[]
  counts: Partial<Record<SheetName, Count>>
  given: Given
  present: PresentSchool
}

export const importLimits = { sheetBytes: 64 * 1024 * 1024, rows: 300_000, key: 80, troubles: 1000 } as const
