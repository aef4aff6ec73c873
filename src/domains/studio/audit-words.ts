import type { AuditWords } from '#platform/manifest.ts'

export const auditWords: AuditWords = {
  doings: [{ groups: ['staff'], names: { 'studio.course-made': '講座の下書きの作成' } }],
  details: { course: '講座 No.' },
}
