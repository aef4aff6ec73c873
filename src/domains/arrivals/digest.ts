import { createHash } from 'node:crypto'

export const digestOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()
