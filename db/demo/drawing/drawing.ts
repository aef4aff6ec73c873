/**
 * A picture or file that is drawn, not shipped: under which path, and by whose hand. Those that are drawn `with` each
 * other are drawn by the same.
 */
export type Drawing = { path: string; draw: () => Promise<Buffer>; with?: string }
