import type { Manifest } from '#platform/manifest.ts'

export const communityManifest: Manifest = {
  leaving: { lost: ['投稿したイラストレポート'] },
}
