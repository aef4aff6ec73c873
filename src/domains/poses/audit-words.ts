import type { AuditWords } from '#platform/manifest.ts'
import { type Origin, origins } from './library/origins.ts'

const changes = {
  published: '公開',
  withdrawn: '取り下げ',
  words: '分類・出どころの変更',
  sample: '見本の選び直し',
}
export type PoseChange = keyof typeof changes

export const auditWords: AuditWords = {
  doings: [{ groups: ['staff'], names: { 'poses.added': 'ポーズの追加', 'poses.changed': 'ポーズの変更' } }],
  details: {
    pose: 'ポーズの番号',
    poses: 'ポーズの数',
    origin: { label: '出どころ', say: (value) => origins[String(value) as Origin] },
    pose_published: { label: '公開', say: (value) => (value ? 'すぐに公開' : '下書き') },
    pose_change: { label: '変更', say: (value) => changes[String(value) as PoseChange] },
  },
}
