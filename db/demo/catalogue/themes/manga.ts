import type { Theme } from '../theme.ts'
import { fourPanel } from './manga/four-panel.ts'
import { firstPage } from './manga/first-page.ts'
import { panels } from './manga/panels.ts'
import { camera } from './manga/camera.ts'
import { balloons } from './manga/balloons.ts'
import { lineArt } from './manga/line-art.ts'
import { effectLines } from './manga/effect-lines.ts'
import { screentone } from './manga/screentone.ts'
import { black } from './manga/black.ts'
import { plot } from './manga/plot.ts'
import { dialogue } from './manga/dialogue.ts'
import { webtoon } from './manga/webtoon.ts'

export const mangaThemes: Theme[] = [
  fourPanel,
  firstPage,
  panels,
  camera,
  balloons,
  lineArt,
  effectLines,
  screentone,
  black,
  plot,
  dialogue,
  webtoon,
]
