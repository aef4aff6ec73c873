/** What a film's beginning says that it is; neither its name nor its declared type is asked. */
export type Container = 'mov' | 'matroska'

/** So much of a film is enough to know its container. */
export const HEAD_BYTES = 64
/** With which box a film of the QuickTime family may begin. */
const BOXES = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot']
const EBML = [0x1a, 0x45, 0xdf, 0xa3]

export function containerOf(head: Uint8Array): Container | null {
  if (EBML.every((byte, index) => head[index] === byte)) return 'matroska'
  const box = String.fromCharCode(...head.subarray(4, 8))
  return BOXES.includes(box) ? 'mov' : null
}
