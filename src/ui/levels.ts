export type Level = 'entry' | 'beginner' | 'intermediate' | 'advanced'

export const levelLabels: Record<Level, string> = {
  entry: '入門',
  beginner: '初級',
  intermediate: '中級',
  advanced: '上級',
}
