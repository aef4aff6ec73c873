import { drawCornerHouse } from './covers/house.ts'
import { drawProfileLine } from './covers/profiles.ts'
import { drawChibis } from './covers/things.ts'
import type { Sheet } from './sheet.ts'
import { drawAnimal } from './subjects/animals.ts'
import { drawBrushes } from './subjects/brushes.ts'
import { drawCloth } from './subjects/cloth.ts'
import { drawComposition } from './subjects/composition.ts'
import { drawExpressions, drawEyeSubject } from './subjects/faces.ts'
import { drawBody, drawGesture, drawHandSubject } from './subjects/figures.ts'
import { drawFood } from './subjects/food.ts'
import { drawHair } from './subjects/hair.ts'
import { drawHeadSubject } from './subjects/head-subject.ts'
import { drawLight } from './subjects/light.ts'
import { drawBalloon, drawEffectLines, drawPanels, drawScreentone } from './subjects/manga.ts'
import { drawNightStreet } from './subjects/night-street.ts'
import { drawOnePoint } from './subjects/one-point.ts'
import { drawCloud, drawFoliage } from './subjects/sky-and-trees.ts'
import { drawThreePoint, drawTwoPoint } from './subjects/streets.ts'
import { drawWater } from './subjects/water.ts'
import type { Tab } from './tones.ts'

export type Draught = { draw: (s: Sheet) => void; tab: Tab; backdrop: boolean }
const onSheet = (tab: Tab, draw: (s: Sheet) => void): Draught => ({ draw, tab, backdrop: true })
/** Scenes that fill the sheet to its rim bring their own ground. */
const filling = (tab: Tab, draw: (s: Sheet) => void): Draught => ({ draw, tab, backdrop: false })

/** What a picture can show, who draws it, and in which tab it is at home. */
export const draughts = {
  head: onSheet('character', drawHeadSubject),
  eye: onSheet('character', drawEyeSubject),
  hand: onSheet('character', drawHandSubject),
  hair: onSheet('character', drawHair),
  cloth: onSheet('character', drawCloth),
  gesture: onSheet('character', drawGesture),
  body: onSheet('character', drawBody),
  'face-expression': onSheet('character', drawExpressions),
  'one-point': filling('background', drawOnePoint),
  'two-point': filling('background', drawTwoPoint),
  'three-point': filling('background', drawThreePoint),
  cloud: filling('background', drawCloud),
  foliage: filling('background', drawFoliage),
  water: filling('background', drawWater),
  'night-street': filling('background', drawNightStreet),
  panels: filling('manga', drawPanels),
  balloon: onSheet('manga', drawBalloon),
  'effect-lines': onSheet('manga', drawEffectLines),
  screentone: onSheet('manga', drawScreentone),
  brushes: onSheet('other', drawBrushes),
  light: onSheet('other', drawLight),
  composition: filling('other', drawComposition),
  animal: onSheet('other', drawAnimal),
  food: onSheet('other', drawFood),
  chibi: onSheet('character', drawChibis),
  house: filling('background', drawCornerHouse),
  profile: filling('character', drawProfileLine),
} satisfies Record<string, Draught>

export type Subject = keyof typeof draughts
export const subjects = Object.keys(draughts) as Subject[]
