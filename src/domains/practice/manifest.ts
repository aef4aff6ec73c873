import type { Manifest } from '#platform/manifest.ts'

export const practiceManifest: Manifest = {
  leaving: { lost: ['最終作品'] },
}
