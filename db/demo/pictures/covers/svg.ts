import { drawBackdrop } from '../backdrop.ts'
import { coverProps } from './props.ts'
import type { CoverScene } from './scenes.ts'
import { dice } from '../dice.ts'
import { finished, marksSvg } from '../drawing-svg.ts'
import { drawnTo } from './how-far.ts'
import { peopleOnCover } from './people.ts'
import { pictureOf } from '../picture.ts'
import { Sheet } from '../sheet.ts'
import type { Subject } from '../subjects.ts'
import { PAPER, type Tab, type Tones, tonesOf } from '../tones.ts'

type Cover = {
  seed: number
  tab: Tab
  subject: Subject
  scene?: CoverScene | undefined
  /** how far it has come, where it is not finished */
  stage?: number
}
const size = { width: 1280, height: 720 }

/** A course's cover, 1280×720: its subject, or a scene of its own. */
export function coverSvg({ seed, tab, subject, scene, stage }: Cover): string {
  if (!scene || scene.seed) {
    const drawing = pictureOf({ seed: scene?.seed ?? seed, tab, subject, ...size })
    return drawnTo(drawing, { stage, whole: { ...finished, flat: scene?.coloured ?? 1 } })
  }
  const place = scene.place ?? subject
  const tones = tonesOf(tab, dice(seed, `${tab}/${place}`))
  const people = peopleOnCover(scene, tones, seed) + beforePeople(scene, tones, seed)
  const prop = scene.prop && coverProps[scene.prop]
  if (scene.place) {
    const drawing = pictureOf({ seed, tab, subject: scene.place, ...size }, prop)
    // Construction lies above all: where somebody is drawn into a place, it would run across them.
    const whole = prop ? { ...finished, hidden: 1 } : finished
    return drawnTo(drawing, { stage, whole, people })
  }
  const roll = dice(seed, `${tab}/${subject}`)
  const sheet = new Sheet(size.width, size.height, tonesOf(tab, roll), roll)
  drawBackdrop(sheet)
  prop?.(sheet)
  const drawing = { ...size, paper: PAPER, marks: sheet.marks, clips: sheet.clips, seed }
  return drawnTo(drawing, { stage, people })
}

function beforePeople({ over }: CoverScene, tones: Tones, seed: number): string {
  if (!over) return ''
  const sheet = new Sheet(size.width, size.height, tones, dice(seed, over))
  coverProps[over](sheet)
  return marksSvg({ ...size, paper: PAPER, marks: sheet.marks, clips: [], seed })
}
