/** What learners of a course, or of a curriculum's step, can download: a file to draw on, and a PDF that sums up. */
export type MaterialPlace = { of: 'course' | 'step'; id: number; slot: 'file' | 'pdf' }

export const MATERIAL_BYTES_MOST = 500 * 1024 * 1024
export const MATERIAL_EXTS = ['zip', 'psd', 'clip', 'png', 'jpg', 'jpeg', 'pdf'] as const
export const extsOf = ({ slot }: Pick<MaterialPlace, 'slot'>): readonly string[] =>
  slot === 'pdf' ? ['pdf'] : MATERIAL_EXTS

/** 「course-12-file」 in an address. */
export const materialWordOf = ({ of, id, slot }: MaterialPlace) => `${of}-${id}-${slot}`

export function materialPlaceIn(word: string): MaterialPlace | null {
  const found = /^(course|step)-([1-9]\d{0,14})-(file|pdf)$/.exec(word)
  return found
    ? { of: found[1] as MaterialPlace['of'], id: Number(found[2]), slot: found[3] as MaterialPlace['slot'] }
    : null
}

export type ShownMaterial = { name: string; bytes: number | null }
export type ShownMaterials = Record<MaterialPlace['slot'], ShownMaterial | null>
