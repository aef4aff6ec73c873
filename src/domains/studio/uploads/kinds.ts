import type { Actor } from '#platform/ask.ts'
import { bringSchool, isSchoolBrought } from '../imports/actions/ask-runs.ts'
import { SCHOOL_BYTES_MOST, SCHOOL_PLACE, SCHOOL_ZIP } from '../imports/run-terms.ts'
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

export const purposes = [SLIDES_PDF, MATERIAL, SCHOOL_ZIP]

/** What the place that an address names takes; null where there is none of that name. */
export function kindFor(word: string): UploadKind | null {
  const slides = slidePlaceIn(word)
  if (slides)
    return {
      ...{ purpose: SLIDES_PDF, exts: ['pdf'], maxBytes: PDF_BYTES_MOST, isBrought: areSlidesBrought },
      bring: (actor, { key, fileName }) => bringSlides(actor, { place: slides, key, fileName }),
    }
  if (word === SCHOOL_PLACE)
    return {
      ...{ purpose: SCHOOL_ZIP, exts: ['zip'], maxBytes: SCHOOL_BYTES_MOST, isBrought: isSchoolBrought },
      bring: bringSchool,
    }
  const place = materialPlaceIn(word)
  return (
    place && {
      ...{ purpose: MATERIAL, exts: extsOf(place), maxBytes: MATERIAL_BYTES_MOST, isBrought: isMaterialBrought },
      bring: (actor, arrived) => bringMaterial(actor, { place, ...arrived }),
    }
  )
}
