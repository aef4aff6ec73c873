import { readBody, type Body } from '#platform/forms.ts'
import { invalid, Refusal } from '#platform/refusal.ts'
import type { Day } from '#platform/days.ts'
import { studentForm, type NewStudent } from './form.ts'

export type Cards = { front: Buffer; second: Buffer | null }

const NO_CARD = '学生証（表面）の画像を選んでください。'

/** The fields and pictures of the form, under `school_user[…]` or under their bare names; all that is wrong at once. */
export function readStudentForm({ trouble, fields, files }: Body, today: Day): NewStudent & { cards: Cards } {
  if (trouble) throw trouble
  const given = insideOf(fields)
  const picture = (name: string) => (files[`school_user[${name}]`] ?? files[name])?.[0]?.bytes ?? null
  const [front, second] = [picture('student_card_image'), picture('student_card_image_second')]
  try {
    const student = readBody({ fields: given, files: {} }, studentForm(given, today))
    if (front) return { ...student, cards: { front, second } }
  } catch (error) {
    if (front || !(error instanceof Refusal) || !error.fields) throw error
    throw invalid({ ...error.fields, student_card_image: [NO_CARD] })
  }
  throw invalid({ student_card_image: [NO_CARD] })
}

function insideOf(fields: Record<string, unknown>): Record<string, unknown> {
  const inside = fields.school_user
  return typeof inside === 'object' && inside !== null && !Array.isArray(inside) ? { ...fields, ...inside } : fields
}
