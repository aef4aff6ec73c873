export { growthOf, mostDrawnGrowth, type Growth } from './growth/growth-of.ts'
export type { Drawn } from './growth/terms.ts'
