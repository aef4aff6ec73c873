import type { Manifest } from '#platform/manifest.ts'

export const critiquesManifest: Manifest = {
  leaving: { lost: ['依頼した作品と、先生からの添削'] },
}
