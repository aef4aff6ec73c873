import type { Actor } from '#platform/ask.ts'
import { bringMaterial, isMaterialBrought, MATERIAL } from '../materials/actions/bring-material.ts'
import { extsOf, MATERIAL_BYTES_MOST, materialPlaceIn } from '../materials/terms.ts'
import { areSlidesBrought, bringSlides, SLIDES_PDF } from '../slides/actions/bring-slides.ts'
import { PDF_BYTES_MOST, slidePlaceIn } from '../slides/terms.ts'

type Arrived = { key: string; fileName: string; contentType: string; bytes: number }

/** A file that a place of a course takes, and what becomes of it when it has arrived. */
export type UploadKind = {
  purpose: string
  exts: readonly string[]
  maxBytes: number
  bring: (actor: Actor, arrived: Arrived) => Promise<void>
  isBrought: (actor: Actor, key: string) => Promise<boolean>
}

export const purposes = [SLIDES_PDF, MATERIAL]

/** What the place that an address names takes; null where there is none of that name. */
export function kindFor(word: string): UploadKind | null {
  const slides = slidePlaceIn(word)
  if (slides)
    return {
      ...{ purpose: SLIDES_PDF, exts: ['pdf'], maxBytes: PDF_BYTES_MOST, isBrought: areSlidesBrought },
      bring: (actor, { key, fileName }) => bringSlides(actor, { place: slides, key, fileName }),
    }
  const place = materialPlaceIn(word)
  return (
    place && {
      ...{ purpose: MATERIAL, exts: extsOf(place), maxBytes: MATERIAL_BYTES_MOST, isBrought: isMaterialBrought },
      bring: (actor, arrived) => bringMaterial(actor, { place, ...arrived }),
    }
  )
}
