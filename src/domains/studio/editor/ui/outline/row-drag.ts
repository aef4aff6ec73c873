import type { PointerEvent } from 'react'
import type { Piece } from '../../../outline/terms.ts'
import type { Move } from './use-outline.ts'

type Slot = { y: number; parentId: number; before: number | null }
type Drag = {
  list: HTMLElement
  row: HTMLElement
  line: HTMLElement
  piece: Piece
  id: number
  startY: number
  slots: Slot[]
  slot: Slot | null
  y: number
}
const EDGE = 72

/**
 * Rows that follow a finger or a pointer. What could be dropped where is measured once when it begins; from then on a
 * frame moves two things by a transform and asks nothing of the layout, however long the list is.
 */
export class RowDrag {
  private drag: Drag | null = null
  private frame = 0
  private onDrop: (move: Move) => void = () => {}

  listen(onDrop: (move: Move) => void): void {
    this.onDrop = onDrop
  }

  /** What a handle does. */
  readonly handle = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const row = event.currentTarget.closest<HTMLElement>('[data-piece]')
      const list = row?.closest<HTMLElement>('[data-course]')
      if (!row || !list || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      this.begin(row, list, event.clientY)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (this.drag) this.drag.y = event.clientY
    },
    onPointerUp: () => this.end(true),
    onPointerCancel: () => this.end(false),
    onLostPointerCapture: () => this.end(false),
  }

  private begin(row: HTMLElement, list: HTMLElement, y: number): void {
    const piece = row.dataset.piece as Piece
    const line = list.querySelector<HTMLElement>('.studio-drop-line')!
    const slots = slotsFor(list, piece)
    const top = list.getBoundingClientRect().top + scrollY
    this.drag = { list, row, line, piece, id: Number(row.dataset.id), startY: y + scrollY, slots, slot: null, y }
    row.dataset.dragged = ''
    list.dataset.dragging = ''
    line.style.top = `${(slots[0]?.y ?? top) - top}px`
    line.hidden = slots.length === 0
    document.addEventListener('keydown', this.escape)
    this.frame = requestAnimationFrame(this.draw)
  }

  private readonly escape = (event: KeyboardEvent) => event.key === 'Escape' && this.end(false)

  private readonly draw = () => {
    const now = this.drag
    if (!now) return
    const beyond = now.y < EDGE ? now.y - EDGE : Math.max(0, now.y - (innerHeight - EDGE))
    if (beyond !== 0) scrollBy(0, beyond / 4)
    const at = now.y + scrollY
    now.row.style.transform = `translateY(${at - now.startY}px)`
    now.slot = nearest(now.slots, at)
    if (now.slot) now.line.style.transform = `translateY(${now.slot.y - now.slots[0]!.y}px)`
    this.frame = requestAnimationFrame(this.draw)
  }

  private end(drop: boolean): void {
    const now = this.drag
    if (!now) return
    if (drop) this.draw()
    this.drag = null
    cancelAnimationFrame(this.frame)
    now.row.style.transform = ''
    delete now.row.dataset.dragged
    delete now.list.dataset.dragging
    now.line.hidden = true
    document.removeEventListener('keydown', this.escape)
    const { piece, id, slot } = now
    if (drop && slot) this.onDrop({ piece, id, parentId: slot.parentId, before: slot.before })
  }
}

/** Every place at which a row of this kind may be dropped, from top to bottom. */
function slotsFor(list: HTMLElement, piece: Piece): Slot[] {
  const rowsOf = (within: Element, kind: Piece) => [...within.querySelectorAll<HTMLElement>(`[data-piece=${kind}]`)]
  const slot = (edge: 'top' | 'bottom', element: Element, parentId: number, before: number | null) => ({
    y: element.getBoundingClientRect()[edge] + scrollY,
    ...{ parentId, before },
  })
  const around = (rows: HTMLElement[], parentId: number, last: Element | undefined) => [
    ...rows.map((row) => slot('top', row, parentId, Number(row.dataset.id))),
    ...(last ? [slot('bottom', last, parentId, null)] : []),
  ]
  if (piece !== 'chapter') {
    const rows = rowsOf(list, piece)
    return around(rows, Number(list.dataset.course), rows.at(-1))
  }
  return rowsOf(list, 'lesson').flatMap((lesson) => {
    const rows = rowsOf(lesson, 'chapter')
    return around(rows, Number(lesson.dataset.id), rows.at(-1) ?? lesson.querySelector('[data-head]')!)
  })
}

function nearest(slots: readonly Slot[], y: number): Slot | null {
  let [low, high] = [0, slots.length - 1]
  if (high < 0) return null
  while (low < high) {
    const middle = (low + high) >> 1
    if (slots[middle]!.y < y) low = middle + 1
    else high = middle
  }
  const [above, below] = [slots[Math.max(0, low - 1)]!, slots[low]!]
  return y - above.y < below.y - y ? above : below
}
