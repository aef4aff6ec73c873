import type { Theme } from '../theme.ts'
import { layers } from './other/layers.ts'
import { brushes } from './other/brushes.ts'
import { selection } from './other/selection.ts'
import { colorTools } from './other/color-tools.ts'
import { roughToFinish } from './other/rough-to-finish.ts'
import { thickPaint } from './other/thick-paint.ts'
import { celPaint } from './other/cel-paint.ts'
import { colorScheme } from './other/color-scheme.ts'
import { animals } from './other/animals.ts'
import { food } from './other/food.ts'
import { shinyThings } from './other/shiny-things.ts'
import { flowers } from './other/flowers.ts'

export const otherThemes: Theme[] = [
  layers,
  brushes,
  selection,
  colorTools,
  roughToFinish,
  thickPaint,
  celPaint,
  colorScheme,
  animals,
  food,
  shinyThings,
  flowers,
]
