import type { DemoCourse } from './shape.ts'

const others = [
  'one-point-drill',
  'special-single-only',
  'special-two-teachers',
  'special-prime',
  'special-start-point',
  'special-first-window-closed',
]

/** Whose lessons bring one picture from its first lines to what the cover shows. */
export const isWork = ({ key }: Pick<DemoCourse, 'key'>) => key.endsWith('-work') || others.includes(key)

/** The course whose picture another shows coming about: its own, or the work of its theme. */
export const workShownBy = ({ key, theme }: Pick<DemoCourse, 'key' | 'theme'>) =>
  isWork({ key }) ? key : `${theme}-work`
