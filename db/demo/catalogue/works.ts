import type { DemoCourse } from './shape.ts'

const others = [
  'special-single-only',
  'special-two-teachers',
  'special-prime',
  'special-start-point',
  'special-first-window-closed',
]

/** Whose lessons bring one picture from its first lines to what the cover shows. */
export const isWork = ({ key }: Pick<DemoCourse, 'key'>) => key.endsWith('-work') || others.includes(key)

/** Themes whose motif stands for anything (light, brushes, a view): all their courses show how their work comes about. */
const shownByTheirWork = new Set([
  ...['head-angle', 'hair-style', 'foot', 'torso', 'limbs', 'proportion', 'balance', 'two-people', 'costume'],
  ...['character-design', 'skin-color', 'first-background', 'first-box', 'one-point', 'two-point', 'figure-ground'],
  ...['rocks-ground', 'interior', 'townscape', 'daylight', 'air', 'first-page', 'camera', 'plot', 'dialogue'],
  ...['webtoon', 'line-art', 'black', 'layers', 'brushes', 'selection', 'color-tools', 'rough-to-finish'],
  ...['thick-paint', 'cel-paint', 'color-scheme', 'food', 'shiny-things', 'flowers'],
  ...['three-point', 'night-street', 'screentone'],
])

/** Courses that draw another thing than the work of their theme: one sees how their own picture comes about. */
const shownByTheirOwn = new Set([
  ...['foot', 'character-design', 'first-background', 'one-point', 'rocks-ground', 'interior', 'townscape'].map(
    drillOf,
  ),
  ...['night-street', 'first-page', 'camera', 'plot', 'webtoon', 'line-art', 'screentone', 'layers'].map(drillOf),
  ...['brushes', 'selection', 'rough-to-finish', 'thick-paint', 'cel-paint', 'color-scheme', 'food'].map(drillOf),
  ...['shiny-things', 'flowers'].map(drillOf),
  ...['torso-build', 'limbs-build', 'line-art-build', 'brushes-build', 'thick-paint-build', 'food-build'],
  ...['color-scheme-build', 'first-box-build', 'hair-style-fix', 'screentone-fix', 'first-page-build', 'layers-build'],
  ...['eyes-fix', 'gesture-fix', 'figure-ground-fix', 'panels-fix', 'line-art-fix', 'rough-to-finish-fix', 'hand-fix'],
  ...['hair-flow-fix', 'skin-color-fix', 'folds-fix', 'profile-drill', 'head-angle-drill', 'figure-ground-drill'],
])
function drillOf(theme: string) {
  return `${theme}-drill`
}

const shownToo: Readonly<Record<string, string>> = {
  'torso-drill': 'torso-build',
  'limbs-drill': 'limbs-build',
  'special-closed': 'first-background-work',
  'special-subscription-only': 'torso-build',
  'special-percent': 'color-scheme-drill',
  'special-fullwidth': 'brushes-drill',
  'special-single-chapter': 'line-art-drill',
  'special-one-tick-left': 'line-art-work',
  'special-closing-soon': 'night-street-work',
}

export const drawsItsOwn = (course: Pick<DemoCourse, 'key'>) => isWork(course) || shownByTheirOwn.has(course.key)

/** The course whose picture another shows coming about, in its film and its stages: its own, or the work of its theme. */
export function workShownBy(course: Pick<DemoCourse, 'key'>): string | null {
  if (drawsItsOwn(course)) return course.key
  const theme = course.key.replace(/-(build|drill|fix)$/, '')
  return shownToo[course.key] ?? (shownByTheirWork.has(theme) ? `${theme}-work` : null)
}
