import type { FieldSpec } from '../../field-terms.ts'
import type { Option } from '../terms.ts'

/** A field's text as a person reads it. */
export function shownText(spec: FieldSpec, text: string, options: readonly Option[]): string {
  const nameOf = (value: string) => options.find((option) => option.value === value)?.label ?? `No.${value}`
  if (spec.kind === 'tick') return text === '1' ? 'する' : 'しない'
  if (text === '') return '（空欄）'
  if (spec.kind === 'choice') return nameOf(text)
  if (spec.kind === 'picks') return text.split(',').map(nameOf).join('、')
  return text
}
