import type { Manifest } from '#platform/manifest.ts'

export const notificationsManifest: Manifest = {
  // Which notifications somebody closed goes with them; nobody misses it.
  leaving: {},
}
