import { type CSSProperties, type ReactNode, useRef } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { useZoom } from './use-zoom.ts'
import './stage.css'

export type Size = { width: number; height: number }
type Props = {
  size: Size
  label: string
  /** A place that is looked at from near when it changes, in parts of the picture. */
  lookAt?: { x: number; y: number } | null
  /** What lies in it, in layers of the picture's own shape. */
  children: ReactNode
  /** What stands at the window's lower corners, whatever part of the picture it shows. */
  corners?: ReactNode
  /** What else can be done, beside the zoom. */
  tools?: ReactNode
}

/** A picture on neutral grey, looked at as a whole or from near. */
export function Stage({ size, label, lookAt = null, children, corners, tools }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { zoom, isLeast, isMost, step, window } = useZoom(box, lookAt)
  const shape = { '--ratio': size.width / size.height, '--zoom': zoom } as CSSProperties
  return (
    <div className="grid gap-2">
      <div className="stage">
        <div
          ref={box}
          role="group"
          aria-label={label}
          tabIndex={0}
          className="stage-window"
          data-near={zoom > 1 || undefined}
          {...window}
        >
          <div className="stage-paper" style={shape}>
            {children}
          </div>
        </div>
        {corners}
      </div>
      <div className="needs-script flex flex-wrap items-center gap-x-4 gap-y-2 px-2 md:px-0">
        <div role="group" aria-label="拡大と縮小" className="flex items-center">
          <IconButton icon="minus" label="縮小する" disabled={isLeast} onClick={() => step(-1)} />
          <output className="figures min-w-12 text-center text-sm">{zoom * 100}%</output>
          <IconButton icon="plus" label="拡大する" disabled={isMost} onClick={() => step(1)} />
        </div>
        {tools}
      </div>
    </div>
  )
}
