import { type KeyboardEvent, useState } from 'react'
import { Dialog } from './dialog.tsx'
import { IconButton } from './icon-button.tsx'
import { Picture } from './picture.tsx'

export type GalleryItem = { id: number; image: string; alt?: string }

type Props = { items: readonly GalleryItem[]; label: string }

/** Small pictures that open large on neutral grey, one after the other by button or arrow key. */
export function Gallery({ items, label }: Props) {
  const [shown, setShown] = useState(0)
  const [open, setOpen] = useState(false)
  const item = items[shown] ?? items[0]
  if (!item) return null
  const several = items.length > 1
  const turn = (step: number) => setShown((now) => (now + step + items.length) % items.length)
  const byKey = (event: KeyboardEvent) => {
    if (several && event.key === 'ArrowLeft') turn(-1)
    if (several && event.key === 'ArrowRight') turn(1)
  }
  const nameOf = (one: GalleryItem, index: number) => one.alt ?? `${label} ${index + 1}`
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {items.map((one, index) => (
          <li key={one.id}>
            <button
              type="button"
              className="block overflow-hidden rounded-field border border-line bg-mat"
              aria-label={`${nameOf(one, index)}を拡大する`}
              onClick={() => {
                setShown(index)
                setOpen(true)
              }}
            >
              <Picture src={one.image} alt="" width={96} height={96} className="size-24" />
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={open} onClose={() => setOpen(false)} title={label} size="large" onKeyDown={byKey}>
        <div className="grid gap-3">
          <div className="grid place-items-center bg-mat">
            <Picture
              key={item.id}
              src={open ? item.image : null}
              alt={nameOf(item, shown)}
              width={1200}
              height={900}
              fit="contain"
              eager
              className="picture-in-dialog"
            />
          </div>
          {several && (
            <div className="flex items-center justify-center gap-4">
              <IconButton framed icon="chevron-left" label="前の画像" onClick={() => turn(-1)} />
              <output className="min-w-16 text-center font-head">{`${shown + 1} / ${items.length}`}</output>
              <IconButton framed icon="chevron-right" label="次の画像" onClick={() => turn(1)} />
            </div>
          )}
        </div>
      </Dialog>
    </>
  )
}
