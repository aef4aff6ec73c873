import type { FieldErrors } from '#platform/refusal.ts'
import { countCharacters, isBlank, isStorable } from '#platform/text.ts'
import { MOST_REASONS, TEXT_MAX, type QuitAnswers, type QuitReason } from './terms.ts'

export const field = {
  reasons: 'quit_reason.reason_ids',
  subReasons: 'quit_reason.sub_reason_ids',
  freeText: 'quit_reason.free_text',
  reportedIssue: 'quit_reason.reported_issue',
} as const

const unknown = '選択肢を確認してください。'
const tooLong = `${TEXT_MAX.toLocaleString('ja-JP')}文字以内で入力してください。`
const unstorable = '使用できない文字が含まれています。'

/** What is wrong with the answers, a sentence at each field; null when they can be taken as they are. */
export function whatIsWrong(answers: QuitAnswers, reasons: readonly QuitReason[]): FieldErrors | null {
  const chosen = reasons.filter(({ id }) => answers.reasonIds.includes(id))
  const wrong: Record<string, string | null> = {
    [field.reasons]: wrongReasons(answers, chosen.length),
    [field.subReasons]: wrongSubReasons(answers, chosen),
    [field.freeText]: wrongFreeText(answers, chosen),
    [field.reportedIssue]: wrongText(answers.reportedIssue),
  }
  const found: FieldErrors = {}
  for (const [name, sentence] of Object.entries(wrong)) if (sentence) found[name] = [sentence]
  return Object.keys(found).length ? found : null
}

function wrongReasons({ reasonIds }: QuitAnswers, known: number) {
  if (known < reasonIds.length) return unknown
  if (reasonIds.length === 0) return '理由を1つ以上選んでください。'
  return reasonIds.length > MOST_REASONS ? `理由は${MOST_REASONS}つまで選べます。` : null
}

function wrongSubReasons({ subReasonIds }: QuitAnswers, chosen: QuitReason[]) {
  const offered = new Set(chosen.flatMap(({ subReasons }) => subReasons.map(({ id }) => id)))
  if (subReasonIds.some((id) => !offered.has(id))) return unknown
  const silent = chosen.find(
    ({ subReasons }) => subReasons.length > 0 && !subReasons.some(({ id }) => subReasonIds.includes(id)),
  )
  return silent ? `「${silent.content}」について、あてはまるものを選んでください。` : null
}

function wrongFreeText({ freeText }: QuitAnswers, chosen: QuitReason[]) {
  const asking = chosen.find(({ asks }) => asks === 'free_text')
  if (asking && isBlank(freeText)) return `「${asking.content}」の内容を入力してください。`
  return wrongText(freeText)
}

function wrongText(text: string) {
  if (!isStorable(text)) return unstorable
  return countCharacters(text) > TEXT_MAX ? tooLong : null
}
