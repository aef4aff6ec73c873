import { createHash } from 'node:crypto'
import type { Values } from './terms.ts'

/** What an editor saw, in short: it differs as soon as anything of it does. */
export const markOf = (values: Values): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url')
    .slice(0, 22)
