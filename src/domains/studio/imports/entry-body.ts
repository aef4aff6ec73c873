import type { Kind } from '../entries/kind.ts'
import type { Field, Group, Reference, Target, Values } from '../entries/terms.ts'
import { keysIn } from './cells.ts'
import type { Row, SheetName } from './terms.ts'

/** What a key of another sheet stands for here. */
export type IdOf = (sheet: SheetName, key: string) => number
export type GroupRow = { id: number | null; row: Row }

const targetOf: Partial<Record<SheetName, Target>> = {
  ...{ courses: 'course', curriculums: 'curriculum', lessons: 'lesson', teachers: 'teacher' },
}
const sheetsOf: Record<Target, SheetName> = {
  ...{ course: 'courses', curriculum: 'curriculums', lesson: 'lessons', teacher: 'teachers' },
}

/** 「courses:key」, or a key alone where it can be of one sheet only. */
export function keyAndSheet(of: readonly SheetName[], text: string): { sheet: SheetName; key: string } | null {
  const at = text.indexOf(':')
  if (of.length === 1) return at < 0 ? { sheet: of[0]!, key: text } : null
  const sheet = of.find((one) => one === text.slice(0, at))
  return sheet ? { sheet, key: text.slice(at + 1) } : null
}

const references = (of: readonly SheetName[], text: string, idOf: IdOf): Reference[] =>
  keysIn(text).flatMap((one) => {
    const found = keyAndSheet(of, one)
    return found ? { kind: targetOf[found.sheet]!, id: idOf(found.sheet, found.key), title: '', note: '' } : []
  })

type Sent = { kind: Kind; before: Values; row: Row; groups: readonly GroupRow[] | null; idOf: IdOf }

/** The row as the editor's form would send it: what it does not speak of stays as it is. */
export function bodyOf({ kind, before, row, groups, idOf }: Sent): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const field of kind.fields) {
    const text = row.texts[field.name]
    const value = field.kind === 'groups' ? groups && groupsOf(field, groups, idOf) : valueOf(field, text, idOf)
    const now = value ?? before[field.name] ?? kind.first?.[field.name] ?? emptyOf(field)
    // A tick that is not set is not sent.
    if (field.kind !== 'picture' && !(field.kind === 'flag' && now === '')) fields[field.name] = now
    if (field.kind === 'picture' && text === '') fields[`remove_${field.name}`] = '1'
  }
  return fields
}

const emptyOf = ({ kind }: Field) => (kind === 'references' || kind === 'groups' ? '[]' : kind === 'number' ? '0' : '')

function valueOf({ kind, of }: Field, text: string | undefined, idOf: IdOf): string | null {
  if (text === undefined) return null
  if (kind === 'moment') return text.replace(' ', 'T')
  if (kind === 'number') return text === '' ? '0' : text
  if (kind !== 'references') return text
  return JSON.stringify(
    references(
      of!.map((target) => sheetsOf[target]),
      text,
      idOf,
    ),
  )
}

const groupsOf = ({ of }: Field, groups: readonly GroupRow[], idOf: IdOf) =>
  JSON.stringify(
    groups.map(({ id, row: { texts } }): Group => {
      const items = references([sheetsOf[of![0]!]], texts.items ?? '', idOf)
      return { id, title: texts.title ?? '', description: texts.description ?? '', items }
    }),
  )
