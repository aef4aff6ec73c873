import { drawingSvg } from './drawing-svg.ts'
import { pictureOf } from './picture.ts'
import type { Subject } from './subjects.ts'
import type { Tab } from './tones.ts'

/** A course's cover, 1280×720. */
export function coverSvg({ seed, tab, subject }: { seed: number; tab: Tab; subject: Subject }): string {
  return drawingSvg(pictureOf({ seed, tab, subject, width: 1280, height: 720 }))
}
