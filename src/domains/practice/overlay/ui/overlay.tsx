import { type CSSProperties, useId, useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { STEP, usePlace } from '#ui/place/use-place.ts'
import './overlay.css'

type Shown = { url: string; alt: string }
type Props = { drawing: Shown; target: Shown }

const HELP =
  '自分の絵をドラッグで動かし、2本の指で大きさを変えられます。キーボードでは、矢印キーで移動、＋と－で大きさ、Hで左右反転、Gでグリッド、0で元に戻ります。'

/** One's own drawing over what it aimed at, to see for oneself where they part. Nothing leaves the device. */
export function Overlay({ drawing, target }: Props) {
  const [opacity, setOpacity] = useState(50)
  const [isMirrored, setMirrored] = useState(false)
  const [hasGrid, setGrid] = useState(false)
  const mirror = () => setMirrored((is) => !is)
  const grid = () => setGrid((is) => !is)
  const { place, scale, home, hand } = usePlace({ h: mirror, g: grid })
  const help = useId()
  const lies = {
    '--x': `${place.x}%`,
    '--y': `${place.y}%`,
    '--scale': place.scale,
    '--turn': isMirrored ? -1 : 1,
    '--seen': opacity / 100,
  } as CSSProperties
  const reset = () => {
    home()
    setMirrored(false)
    setOpacity(50)
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <div
        role="group"
        aria-label="お手本に自分の絵を重ねた画面"
        aria-describedby={help}
        tabIndex={0}
        className="overlay"
        {...hand}
      >
        <img src={target.url} alt={target.alt} draggable={false} />
        <div className="overlay-moved" style={lies}>
          <img src={drawing.url} alt={drawing.alt} draggable={false} />
        </div>
        {hasGrid && <div className="overlay-grid" aria-hidden="true" />}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <label className="flex min-h-11 min-w-56 flex-1 items-center gap-3 text-sm">
          <span className="whitespace-nowrap">自分の絵の濃さ</span>
          <input
            type="range"
            min={0}
            max={100}
            value={opacity}
            className="min-w-0 flex-1 accent-vermilion"
            aria-valuetext={`${opacity}%`}
            onChange={(event) => setOpacity(event.currentTarget.valueAsNumber)}
          />
        </label>
        <div role="group" aria-label="重ね方" className="flex items-center">
          <IconButton icon="minus" label="小さくする" onClick={() => scale(1 / STEP)} />
          <output className="figures min-w-12 text-center text-sm">{Math.round(place.scale * 100)}%</output>
          <IconButton icon="plus" label="大きくする" onClick={() => scale(STEP)} />
          <IconButton icon="mirror" label="左右を反転する" aria-pressed={isMirrored} onClick={mirror} />
          <IconButton icon="grid" label="グリッドを重ねる" aria-pressed={hasGrid} onClick={grid} />
          <IconButton icon="refresh" label="元に戻す" onClick={reset} />
        </div>
      </div>
      <p id={help} className="text-sm text-graphite">
        {HELP}この画面の中だけのことで、画像はどこにも送られません。
      </p>
    </div>
  )
}
