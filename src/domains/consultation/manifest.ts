import { href } from 'react-router'
import type { Manifest } from '#platform/manifest.ts'
import { auditWords } from './audit-words.ts'
import { everything } from './everything.ts'
import { inboxCron, inboxJobs } from './inbox/jobs.ts'
import { openMatters } from './inbox/open-matters.ts'

export const consultationManifest: Manifest = {
  jobs: inboxJobs,
  cron: inboxCron,
  staffLinks: [
    { group: '会員', label: '質問と相談', to: href('/staff/questions') },
    { group: '会員', label: '回答の状況', to: href('/staff/question_figures') },
    { group: '会員', label: '定型文', to: href('/staff/canned_sentences') },
    { group: '会員', label: '休業日', to: href('/staff/closed_days') },
  ],
  auditWords,
  openMatters,
  leaving: { lost: ['質問・相談とその画像、運営の回答'] },
  everything,
}
