import { idsIn, type Carrying } from './carrying.ts'
import { columnIn, sheets } from './sheets.ts'
import type { SheetName, Texts } from './terms.ts'

/** What is kept by itself and not as a field of the part. */
const apart: Partial<Record<SheetName, ReadonlySet<string>>> = {
  courses: new Set(['opens_at', 'closes_at', 'plan', 'cover_focus']),
  chapters: new Set(['start', 'stretch']),
  primes: new Set(['stretch']),
}

/** The texts of these columns as they are stored here: keys of other sheets are numbers. */
export function ownTexts(
  { keys }: Pick<Carrying, 'keys'>,
  sheet: SheetName,
  texts: Texts,
  columns: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    columns.flatMap((name) => {
      const column = columnIn(sheet, name)
      if (!column || column.kind === 'file' || apart[sheet]?.has(name) || name === sheets[sheet].inside?.column)
        return []
      return [[name, column.kind === 'keys' ? idsIn(keys, column, texts[name] ?? '').join(',') : (texts[name] ?? '')]]
    }),
  )
}
