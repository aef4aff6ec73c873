export const layerLimits = { layers: 5, name: 40 } as const

/** A layer as a teacher prepares it: its key in the store, how the file was called, and what it is called here. */
export type DraftLayer = { key: string; file: string; name: string }
