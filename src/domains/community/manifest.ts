import type { Manifest } from '#platform/manifest.ts'
import { leaving } from './leaving.ts'

export const communityManifest: Manifest = { leaving }
