import type { Limit } from '#platform/limits.ts'

export const CLASSES: Limit = { name: 'pose-classes', points: 120, seconds: 3_600 }
