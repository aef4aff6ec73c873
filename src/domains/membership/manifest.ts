import type { Manifest } from '#platform/manifest.ts'

export const membershipManifest: Manifest = {
  auditWords: { doings: [{ groups: ['accounts'], names: { 'accounts.withdrawn': '退会' } }] },
}
