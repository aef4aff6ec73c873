import type { CSSProperties, ReactNode, RefObject } from 'react'
import { Button } from '#ui/button.tsx'
import { layerNames } from '../../terms.ts'
import { newState, type Easel, type EaselState } from './easel.ts'
import { SelectionFrame } from './selection-frame.tsx'
import { matrixFor } from './selection.ts'
import { useStore } from './use-easel.ts'
import type { Viewer } from './viewer.ts'

type Props = {
  box: RefObject<HTMLDivElement | null>
  viewer: Viewer
  /** Null until the picture has come. */
  easel: Easel | null
  image: string
  isPanning: boolean
  over: (isMirrored: boolean) => ReactNode
}

const atFirst = newState()

/** The window on the picture: one canvas for each layer, what the lasso took above its own, pins, and the wet ink. */
export function EaselStage({ box, viewer, easel, image, isPanning, over }: Props) {
  const state = useStore(easel?.state ?? atFirst)
  const { view, isMirrored } = useStore(viewer.state)
  const { width, height } = viewer.picture
  const paper: CSSProperties = {
    width: width * view.zoom,
    height: height * view.zoom,
    translate: `${view.x}px ${view.y}px`,
  }
  const held = layerNames.indexOf(state.layer)
  return (
    <div
      ref={box}
      role="application"
      aria-label="描き込む絵"
      aria-describedby="easel-keys"
      tabIndex={0}
      className="easel-window"
      data-tool={isPanning ? 'hand' : state.tool}
    >
      <div className="easel-paper" style={paper}>
        <div className="easel-sheets" data-mirrored={isMirrored || undefined}>
          {!easel && <img src={image} alt="" className="easel-sheet" draggable={false} />}
          <canvas
            className="easel-sheet"
            style={{ zIndex: 2 * held + 1, ...looked(state, layerNames[held]!), ...placed(state, view.zoom) }}
          />
          {layerNames.map((name, i) => (
            <canvas
              key={name}
              className="easel-sheet"
              data-layer={name}
              style={{ zIndex: 2 * i, ...looked(state, name) }}
            />
          ))}
          {easel && state.selection && <SelectionFrame {...{ easel, viewer }} selection={state.selection} />}
        </div>
        <div className="easel-over" data-quiet={state.tool !== 'pin' || undefined}>
          {over(isMirrored)}
        </div>
      </div>
      <canvas className="easel-wet" />
      {easel && state.selection && (
        <div className="easel-decide">
          <Button onClick={() => easel.putDown()}>ここに置く</Button>
          <Button look="outline" onClick={() => easel.putBack()}>
            やめる
          </Button>
        </div>
      )}
      <p id="easel-keys" className="sr-only">
        矢印キーで絵を動かし、＋と－で拡大と縮小ができます。ショートカットの一覧は「操作の一覧」にあります。
      </p>
    </div>
  )
}

function looked({ layers }: EaselState, name: (typeof layerNames)[number]): CSSProperties {
  const { isShown, opacity } = layers[name]
  return { opacity: isShown ? opacity / 100 : 0 }
}

/** What the lasso took lies on a sheet of its own, and goes with it. */
function placed({ selection }: EaselState, zoom: number): CSSProperties {
  if (!selection) return {}
  const [a, b, c, d, e, f] = matrixFor(selection)
  return { transform: `matrix(${a}, ${b}, ${c}, ${d}, ${e * zoom}, ${f * zoom})`, transformOrigin: '0 0' }
}
