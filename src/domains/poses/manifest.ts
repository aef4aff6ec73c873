import { href } from 'react-router'
import { dayKey } from '#platform/tokyo.ts'
import type { Manifest } from '#platform/manifest.ts'
import { auditWords } from './audit-words.ts'
import { everything } from './everything.ts'
import { readLibrary } from './library/queries.ts'
import { sizeWords } from './terms.ts'

export const posesManifest: Manifest = {
  staffLinks: [{ group: '販売', label: 'ポーズ集', to: href('/staff/poses') }],
  auditWords,
  offers: async (house, now) => [sizeWords((await readLibrary(house)).length, dayKey(now))],
  leaving: { lost: ['ポーズ集のお気に入り', 'ポーズ集で作ったクラス'] },
  everything,
}
