import { href } from 'react-router'
import type { Manifest } from '#platform/manifest.ts'
import { auditWords } from './audit-words.ts'
import { openMatters } from './inbox/open-matters.ts'

export const consultationManifest: Manifest = {
  staffLinks: [{ group: '会員', label: '質問と相談', to: href('/staff/questions') }],
  auditWords,
  openMatters,
  leaving: { lost: ['質問・相談とその画像、運営の回答'] },
}
