import { middle } from './middle.ts'
import { newest } from './newest.ts'
import { oldest } from './oldest.ts'

/**
 * What is said below every picture, in its order. `→` comes from who drew it; `＋24` from who drew the picture of place
 * 24, and shows it with the words; all else from others.
 */
export const said: readonly (readonly string[])[] = [...newest, ...middle, ...oldest]
