/** The schools in the order of the form; a new one needs its name in `student_records_classification` too. */
export const schoolNames = {
  elementary_school: '小学校',
  junior_high_school: '中学校',
  high_school: '高等学校',
  higher_professional_school: '高等専門学校・高等専修学校',
  cramming_school: '予備校',
  technical_college: '専門学校',
  junior_college: '短期大学',
  university: '大学',
  graduate_school: '大学院',
  japanese_language_school: '日本語学校',
  international_school: 'インターナショナルスクール',
  other: 'その他',
} as const
export type Classification = keyof typeof schoolNames
export const classifications = Object.keys(schoolNames) as Classification[]

const WITH_DETAILS = new Set<string>([
  'technical_college',
  'junior_college',
  'university',
  'graduate_school',
  'other',
] satisfies Classification[])

/** Where a department and a number of one's own are usual; elsewhere neither is asked for nor kept. */
export const asksForDetails = (classification: string) => WITH_DETAILS.has(classification)

export const longest = { name: 20, school: 20, department: 30, identity: 80 } as const

export const CARD_MAX = 5 * 1024 * 1024
export const badCard = '画像は5MB以下のJPEG、PNG、GIF形式でアップロードしてください。'

const YEARS_AHEAD = 10

/** This year and the ten after it. */
export const graduationYears = (thisYear: number) =>
  Array.from({ length: YEARS_AHEAD + 1 }, (_, ahead) => thisYear + ahead)
