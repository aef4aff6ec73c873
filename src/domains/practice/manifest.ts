import { href } from 'react-router'
import type { Manifest } from '#platform/manifest.ts'
import { auditWords } from './audit-words.ts'
import { everything } from './everything.ts'

export const practiceManifest: Manifest = {
  staffLinks: [
    { group: '会員', label: '練習の紹介', to: href('/staff/practice_picks') },
    { group: '会員', label: '練習の記録', to: href('/staff/practice_logs') },
  ],
  auditWords,
  leaving: { lost: ['練習の記録とチェックポイントの印', '最終作品'] },
  everything,
}
