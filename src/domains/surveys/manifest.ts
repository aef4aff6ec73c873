import { href } from 'react-router'
import type { Manifest } from '#platform/manifest.ts'
import { auditWords } from './audit-words.ts'
import { everything } from './everything.ts'

export const surveysManifest: Manifest = {
  staffLinks: [{ group: '会員', label: '最初のアンケート', to: href('/staff/first_surveys') }],
  auditWords,
  leaving: { lost: ['アンケートの回答'] },
  everything,
}
