/** A drawing and its day; the address opens it for its owner alone. */
export type Drawn = { url: string; width: number; height: number; at: Date }
