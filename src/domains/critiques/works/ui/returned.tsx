import { type ReactNode, useState } from 'react'
import { MemoPlayer } from '../../memos/ui/memo-player.tsx'
import { PinChecklist } from '../../pins/ui/pin-checklist.tsx'
import { PinLayer } from '../../pins/ui/pin-layer.tsx'
import { Compare, Laid } from '../../ui/stage/compare.tsx'
import type { WorkData } from '../read-work.server.ts'
import { Artwork, SavedFile } from './sent-work.tsx'

type Version = WorkData['versions'][number]
type Props = { version: Version; work: Pick<WorkData, 'id' | 'image' | 'size' | 'isOwn'>; isOlder: boolean }

/** What a teacher gave back, in the teacher's order. A version that another has followed lies folded below it. */
export function Returned({ version, work, isOlder }: Props) {
  const content = <Version version={version} work={work} />
  if (isOlder)
    return (
      <details>
        <summary className="text-sm text-graphite">{version.returnedOn}に返却された前の添削を見る</summary>
        <div className="mt-6">{content}</div>
      </details>
    )
  return (
    <section aria-labelledby={`returned-${version.version}`} className="grid gap-6">
      <h2 id={`returned-${version.version}`} className="text-xl">
        先生からの添削
        <span className="ml-3 text-sm font-normal text-graphite">{version.returnedOn}に返却</span>
      </h2>
      {content}
    </section>
  )
}

/** The first picture over the one that was sent; beside it what is pinned there, the words and what else came. */
function Version({ version: { version, items, pins: first, layers, memo }, work }: Omit<Props, 'isOlder'>) {
  const { id, size, image, isOwn } = work
  const [pins, setPins] = useState(first)
  const [chosen, setChosen] = useState<number | null>(null)
  const [picture, ...rest] = items
  const pin = chosen === null ? null : pins[chosen]!
  const tick = (number: number, isDone: boolean) =>
    setPins((now) => now.map((one) => (one.number === number ? { ...one, isDone } : one)))
  const layer = <PinLayer {...{ size, pins, chosen }} onChoose={setChosen} />
  if (!picture?.image) return <Items items={items} />
  return (
    <div className="returned" data-pinned={pins.length > 0 || undefined}>
      <div className="returned-together">
        <div className="returned-stage">
          <Compare
            size={size}
            before={image}
            after={picture.image}
            lookAt={pin && { x: pin.x / size.width, y: pin.y / size.height }}
            layers={layers.map(({ name, image: src }, index) => ({
              id: `layer-${index}`,
              name,
              shown: <Laid src={src} alt={`先生のレイヤー「${name}」`} />,
            }))}
            over={pins.length > 0 ? { id: 'pins', name: 'ピン', shown: layer } : undefined}
          />
        </div>
        {pins.length > 0 && (
          <PinChecklist
            ticks={isOwn ? { id, version } : null}
            {...{ pins, chosen }}
            onChoose={setChosen}
            onDone={tick}
          />
        )}
      </div>
      <Items items={rest}>
        {memo && <MemoPlayer memo={memo} />}
        {picture.attachment && <SavedFile {...picture.attachment} />}
      </Items>
    </div>
  )
}

const Items = ({ items, children }: { items: Version['items']; children?: ReactNode }) => (
  <div className="grid content-start gap-6">
    {children}
    {items.map(({ image, comment, attachment }, index) =>
      image ? (
        <figure key={index} className="grid gap-2">
          <Artwork src={image} alt="先生が朱を入れた作品" />
          {attachment && <SavedFile {...attachment} />}
        </figure>
      ) : (
        <p key={index} className="whitespace-pre-line">
          {comment}
        </p>
      ),
    )}
  </div>
)
