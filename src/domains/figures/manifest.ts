import { href } from 'react-router'
import type { Manifest } from '#platform/manifest.ts'
import { closeDays } from './sums/close-days.ts'

export const figuresManifest: Manifest = {
  jobs: { 'figures.close-days': (house) => closeDays(house) },
  // At seven in Tokyo, when the fees of the night are through, the day is compared and the book is summed.
  cron: [{ task: 'figures.close-days', match: '0 22 * * *', alone: true }],
  staffLinks: [{ group: '', label: '経営の数字', to: href('/staff/figures') }],
}
