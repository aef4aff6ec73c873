import type { Manifest } from '#platform/manifest.ts'

export const practiceManifest: Manifest = {
  leaving: { lost: ['練習の記録とチェックポイントの印', '最終作品'] },
}
