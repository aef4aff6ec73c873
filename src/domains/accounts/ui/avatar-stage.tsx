import { type CSSProperties, useState } from 'react'
import { covering } from '#ui/place/place.ts'
import { usePlace } from '#ui/place/use-place.ts'

/** A chosen picture in its circle, moved and grown by hand; what of it is kept goes along with the form. */
export function AvatarStage({ src }: { src: string }) {
  // How much longer than the circle each side is, once the picture is read.
  const [over, setOver] = useState({ width: 1, height: 1 })
  const { place, scale, hand } = usePlace({}, covering(over))
  const focus = (moved: number, side: number) => (0.5 - moved / 100 / place.scale / side).toFixed(4)
  return (
    <div className="grid justify-items-center gap-2">
      <div
        role="group"
        aria-label="アイコンの切り抜き。矢印キーで移動、＋と－で大きさ"
        tabIndex={0}
        className="size-44 cursor-grab touch-none overflow-hidden rounded-round border border-line bg-mat active:cursor-grabbing"
        {...hand}
      >
        <div className="relative size-full" style={{ transform: lying(place) }}>
          <img
            src={src}
            alt="選んだ画像"
            draggable={false}
            className="absolute top-1/2 left-1/2 max-w-none -translate-1/2"
            style={{ width: `${over.width * 100}%`, height: `${over.height * 100}%` }}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
              const least = Math.min(width, height)
              setOver({ width: width / least, height: height / least })
            }}
          />
        </div>
      </div>
      <label className="flex min-h-11 items-center gap-2 text-sm">
        大きさ
        <input
          type="range"
          min={1}
          max={4}
          step={0.01}
          value={place.scale}
          className="w-28 accent-vermilion"
          onChange={({ currentTarget: { valueAsNumber } }) => scale(valueAsNumber / place.scale)}
        />
      </label>
      <input type="hidden" name="avatar_x" value={focus(place.x, over.width)} />
      <input type="hidden" name="avatar_y" value={focus(place.y, over.height)} />
      <input type="hidden" name="avatar_zoom" value={place.scale.toFixed(4)} />
    </div>
  )
}

const lying = ({ x, y, scale }: { x: number; y: number; scale: number }): CSSProperties['transform'] =>
  `translate(${x}%, ${y}%) scale(${scale})`
