import type { AuditWords } from '#platform/manifest.ts'

export const auditWords: AuditWords = {
  doings: [
    {
      groups: ['staff'],
      names: { 'learning.review-approved': 'レビューの掲載', 'learning.review-refused': 'レビューの見送り' },
    },
  ],
  details: { review: 'レビュー No.' },
}
