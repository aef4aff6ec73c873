import { countCharacters, isBlank, isStorable, normalLines } from '#platform/text.ts'
import type { FieldSpec } from './field-terms.ts'

/** Full-width digits are digits. */
const figures = (text: string) => text.normalize('NFKC').replaceAll(',', '')

/** What was typed, in the one way in which it is kept and compared. */
export function tidy(spec: FieldSpec, typed: string): string {
  const text = normalLines(typed)
  switch (spec.kind) {
    case 'line':
      return text.replaceAll('\n', ' ').trim()
    case 'text':
      return text.trim()
    case 'lines':
      return [...new Set(linesOf(text))].join('\n')
    case 'figure':
      return figures(text)
        .trim()
        .replace(/^0+(?=\d)/, '')
    case 'tick':
      return text === '1' ? '1' : ''
    case 'choice':
      return text.trim()
    case 'picks':
      return [...new Set(text.split(',').map((id) => id.trim()))].filter(Boolean).join(',')
  }
}

export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
export const idsOf = (text: string) => (text === '' ? [] : text.split(',').map(Number))

type Where = { isPublished: boolean }

/** Why a tidy text cannot be kept, as the person reads it; null where it can. */
export function whyWrong(spec: FieldSpec, text: string, { isPublished }: Where): string | null {
  if (!isStorable(text)) return '使用できない文字が含まれています。'
  if (isBlank(text)) {
    if (spec.required) return `${spec.label}を入力してください。`
    return spec.whenPublished && isPublished ? '公開した講座では空にできません。' : null
  }
  switch (spec.kind) {
    case 'line':
    case 'text':
      return countCharacters(text) > spec.max ? `${spec.max}文字以内で入力してください。` : null
    case 'lines': {
      const lines = linesOf(text)
      if (lines.length > spec.most) return `${spec.most}個までです。`
      return lines.some((line) => countCharacters(line) > spec.max) ? `1行は${spec.max}文字までです。` : null
    }
    case 'figure': {
      const fits = /^\d{1,9}$/.test(text) && Number(text) >= spec.least && Number(text) <= spec.most
      const [least, most] = [spec.least, spec.most].map((n) => n.toLocaleString('ja-JP'))
      return fits ? null : `${least}〜${most}の整数を入力してください。`
    }
    case 'tick':
      return null
    case 'choice':
      return /^[\w-]{1,40}$/.test(text) ? null : '選び直してください。'
    case 'picks': {
      const ids = text.split(',')
      if (ids.length > spec.most) return `${spec.most}個までです。`
      return ids.every((id) => /^[1-9]\d{0,14}$/.test(id)) ? null : '選び直してください。'
    }
  }
}
