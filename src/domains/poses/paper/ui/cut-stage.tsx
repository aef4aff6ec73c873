import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Cut, type Edge, movedEdge } from '../cells.ts'

const STEPS: Record<string, [along: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type Props = { sheet: HTMLCanvasElement; cut: Cut; onChange: (cut: Cut) => void }

/** The straightened sheet under the lines by which it is cut, each of them moved by hand or by key. */
export function CutStage({ sheet, cut, onChange }: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLCanvasElement>(null)
  // The cells are cut when a line is let go, not on its way.
  const [held, setHeld] = useState<Cut | null>(null)
  const { rows, across } = held ?? cut
  useEffect(() => {
    picture.current?.getContext('2d')?.drawImage(sheet, 0, 0)
  }, [sheet])
  const edges: Edge[] = [
    ...rows.map((_, at): Edge => ({ row: null, at })),
    ...across.flatMap((line, row) => line.map((_, at): Edge => ({ row, at }))),
  ]
  const drag = (edge: Edge) => (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { left, top, width, height } = stage.current!.getBoundingClientRect()
    const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height]
    setHeld(movedEdge(held ?? cut, edge, edge.row === null ? y * sheet.height : x * sheet.width, sheet))
  }
  const letGo = () => {
    if (held) onChange(held)
    setHeld(null)
  }
  const press = (edge: Edge) => (event: KeyboardEvent) => {
    const step = STEPS[event.key]?.[edge.row === null ? 1 : 0]
    if (!step) return
    event.preventDefault()
    const at = edge.row === null ? cut.rows[edge.at]! : cut.across[edge.row]![edge.at]!
    onChange(movedEdge(cut, edge, at + step * (event.shiftKey ? 20 : 4), sheet))
  }
  return (
    <div
      ref={stage}
      role="group"
      aria-label="切り分ける線"
      className="paper-stage"
      style={{ '--ratio': sheet.width / sheet.height } as CSSProperties}
    >
      <canvas ref={picture} width={sheet.width} height={sheet.height} />
      {edges.map((edge) => (
        <button
          key={`${edge.row} ${edge.at}`}
          type="button"
          aria-label={nameOf(edge)}
          className={edge.row === null ? 'paper-line' : 'paper-line paper-line-down'}
          style={placeOf(edge, held ?? cut, sheet)}
          onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
          onPointerMove={drag(edge)}
          onPointerUp={letGo}
          onPointerCancel={() => setHeld(null)}
          onKeyDown={press(edge)}
        />
      ))}
    </div>
  )
}

const nameOf = ({ row, at }: Edge) => (row === null ? `横の線${at + 1}` : `${row + 1}段目の縦の線${at + 1}`)

/** Lines lie across the whole sheet, edges within a line from its upper to its lower one. */
function placeOf({ row, at }: Edge, { rows, across }: Cut, { width, height }: HTMLCanvasElement) {
  const down = (y: number) => `${(y / height) * 100}%`
  if (row === null) return { top: down(rows[at]!) }
  const [top, bottom] = [rows[row]!, rows[row + 1]!]
  return { left: `${(across[row]![at]! / width) * 100}%`, top: down(top), height: down(bottom - top) }
}
