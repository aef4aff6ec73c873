import type { Guardian } from './terms.ts'

export const GUARDIAN_NOTICE = '未成年の方は、保護者の同意を得てからお申し込みください。'

/** What the confirmation asks. Who is under 18 gives the guardian's address: the order waits for their consent. */
export const ageChoices = [
  { value: 'adult', label: '18歳以上です' },
  { value: 'minor', label: '18歳未満です' },
] as const

/** The wording that an answer was given to; GUARDIAN_VERSION names it in the evidence. */
export const guardianAnswers: { value: Guardian; label: string }[] = [
  { value: 'adult', label: '18歳以上です' },
  { value: 'minor_with_consent', label: '18歳未満で、保護者の同意を得ています' },
]
