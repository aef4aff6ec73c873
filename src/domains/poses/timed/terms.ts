/** One pose and for how long it is drawn; `rest` is a break before it. */
export type Turn = { pose: number; ms: number; restMs?: number }

/** 3, 2, 1 before each pose. */
export const LEAD_MS = 3_000
export const USUAL_SECONDS = 30
export const MOST_SECONDS = 86_400
/** So much longer a pose stands when a learner asks for it. */
export const MORE_MS = 30_000
