import { toCsv } from '#platform/csv.ts'

export type Cells = Readonly<Record<string, string | number>>
export type Tables = Readonly<Record<string, readonly Cells[]>>

/** A table as spreadsheets write it; what a row does not say is empty. */
export function sheetOf(rows: readonly Cells[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return toCsv([names, ...rows.map((row) => names.map((name) => row[name] ?? ''))])
}

const TOKYO = 9 * 3_600_000

/** 「2026-04-01 10:00」, in Tokyo. */
export const momentText = (iso: string | null) =>
  iso === null ? '' : new Date(new Date(iso).getTime() + TOKYO).toISOString().replace('T', ' ').slice(0, 16)
