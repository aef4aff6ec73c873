import { href } from 'react-router'
import type { Manifest } from '#platform/manifest.ts'
import { auditWords } from './audit-words.ts'
import { everything } from './everything.ts'

export const arrivalsManifest: Manifest = {
  staffLinks: [{ group: '管理', label: '会員の取り込み', to: href('/staff/arrivals') }],
  auditWords,
  // Who came along is an account's own; a colleague who leaves is not named at the files any more.
  leaving: {},
  everything,
}
