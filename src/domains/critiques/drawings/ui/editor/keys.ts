import type { KeyboardEvent } from 'react'
import { colours } from '../../terms.ts'
import type { Easel } from './easel.ts'
import { picturesTools, widths, type Tool } from './tools.ts'
import type { Viewer } from './viewer.ts'

const toolOf: Record<string, Tool> = { b: 'pen', e: 'eraser', l: 'line', a: 'arrow', s: 'lasso', t: 'pin', g: 'hand' }
const STEP = 40
const ways: Record<string, [number, number]> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
}
type Acts = { easel: Easel; viewer: Viewer; onWide: () => void; onHelp: () => void }

/** What a key does while the drawing has the focus; false where it means nothing here. */
export function actOnKey(event: KeyboardEvent, acts: Acts): boolean {
  if (isTyping(event)) return false
  if (event.altKey) return false
  const key = event.key.toLowerCase()
  if (event.ctrlKey || event.metaKey) return back(key, event.shiftKey, acts.easel)
  return hold(key, acts.easel) || look(event.key, event.target, acts)
}

function back(key: string, isShift: boolean, easel: Easel): boolean {
  if (key === 'y' || (key === 'z' && isShift)) easel.redo()
  else if (key === 'z') easel.undo()
  else return false
  return true
}

function hold(key: string, easel: Easel): boolean {
  const tool = toolOf[key]
  const { width, layer } = easel.state.look()
  const colour = Number(key) - 1
  if (tool) {
    if (layer !== 'picture' || picturesTools.includes(tool)) easel.choose({ tool })
  } else if (key >= '1' && key <= String(colours.length) && key.length === 1) easel.choose({ colour })
  else if (key === '[') easel.choose({ width: Math.max(0, width - 1) })
  else if (key === ']') easel.choose({ width: Math.min(widths.length - 1, width + 1) })
  else return false
  return true
}

function look(key: string, target: EventTarget, { viewer, onWide, onHelp }: Acts): boolean {
  const way = ways[key]
  if (way && isStage(target)) viewer.pan(...way)
  else if (key === '+' || key === ';') viewer.zoom(1.5)
  else if (key === '-') viewer.zoom(1 / 1.5)
  else if (key === '0') viewer.showWhole()
  else if (key === 'h' || key === 'H') viewer.mirror()
  else if (key === 'f' || key === 'F') onWide()
  else if (key === '?') onHelp()
  else return false
  return true
}

export const isStage = (target: EventTarget) => target instanceof Element && target.matches('.easel-window')

function isTyping({ target, nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || (target instanceof Element && target.matches('input, textarea, select'))
}
