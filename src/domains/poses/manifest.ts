import type { Manifest } from '#platform/manifest.ts'

export const posesManifest: Manifest = {
  leaving: { lost: ['ポーズ集のお気に入り'] },
}
