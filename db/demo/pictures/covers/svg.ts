import { drawBackdrop } from '../backdrop.ts'
import { type CoverProp, coverProps } from './props.ts'
import type { CoverScene } from './scenes.ts'
import { dice } from '../dice.ts'
import { drawingSvg, finished, marksSvg } from '../drawing-svg.ts'
import { huesOf } from './hues.ts'
import { peopleOnCover } from './people.ts'
import { drawingOn, emptySheet, pictureOf } from '../picture.ts'
import { type Drawing, Sheet } from '../sheet.ts'
import type { Subject } from '../subjects.ts'
import { PAPER, type Tab, type Tones, tonesOf } from '../tones.ts'

export type Cover = {
  seed: number
  tab: Tab
  subject: Subject
  scene?: CoverScene | undefined
}
const size = { width: 1280, height: 720 }
/** Construction would run across what is finished; only what is drawn to show it keeps it. */
const showConstruction: ReadonlySet<CoverProp> = new Set<CoverProp>([
  ...(['ball-and-jaw', 'profile-line', 'curve-drill', 'cornerHouse'] as const),
  ...(['box-repair', 'page-grows', 'gap-strip', 'four-stages'] as const),
])

/** What a cover is drawn of: its marks, and who stands before them. */
export type Picture = { drawing: Drawing; people: string }

/** A course's cover, 1280×720: its subject, or a scene of its own. */
export function coverSvg(cover: Cover): string {
  const { drawing, people } = coverPicture(cover)
  return drawingSvg(drawing, { ...finished, hidden: 1 }, people)
}

export function coverPicture({ seed, tab, subject, scene }: Cover): Picture {
  if (!scene || scene.seed) {
    const drawing = pictureOf({ seed: scene?.seed ?? seed, tab, subject, ...size })
    return { drawing, people: '' }
  }
  const place = scene.place ?? subject
  const tones = tonesOf(tab, dice(seed, `${tab}/${place}`))
  const people = peopleOnCover(scene, tones, seed) + beforePeople(scene, tones, seed)
  const prop = scene.prop && coverProps[scene.prop]
  if (scene.place) {
    const drawing = pictureOf({ seed, tab, subject: scene.place, ...size }, prop)
    return { drawing, people }
  }
  const sheet = emptySheet({ seed, tab, subject, ...size })
  if (scene.prop) Object.assign(sheet.tones, huesOf(scene.prop))
  drawBackdrop(sheet)
  sheet.keeps = scene.prop !== undefined && showConstruction.has(scene.prop)
  prop?.(sheet)
  return { drawing: drawingOn(sheet, seed), people }
}

function beforePeople({ over }: CoverScene, tones: Tones, seed: number): string {
  if (!over) return ''
  const sheet = new Sheet(size.width, size.height, tones, dice(seed, over))
  coverProps[over](sheet)
  return marksSvg({ ...size, paper: PAPER, marks: sheet.marks, clips: [], seed })
}
