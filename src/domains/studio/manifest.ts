import { href } from 'react-router'
import type { Manifest } from '#platform/manifest.ts'
import { auditWords } from './audit-words.ts'

export const studioManifest: Manifest = {
  staffLinks: [{ group: '教材', label: '講座', to: href('/staff/courses') }],
  auditWords,
  // What staff changed stays; a colleague who leaves is not named there any more.
  leaving: {},
}
