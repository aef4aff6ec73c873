import { type ReactNode, useState } from 'react'
import { Tabs } from '#ui/tabs.tsx'
import { useLoaded } from '#ui/use-loaded.ts'
import { MemoPlayer } from '../../memos/ui/memo-player.tsx'
import { PinChecklist } from '../../pins/ui/pin-checklist.tsx'
import { PinLayer } from '../../pins/ui/pin-layer.tsx'
import { Compare, Laid } from '../../ui/stage/compare.tsx'
import type { WorkData } from '../read-work.server.ts'
import { Artwork, SavedFile } from './sent-work.tsx'

type Kept = WorkData['versions'][number]
type Attachment = { name: string; url?: string | undefined }
export type ReturnedVersion = Omit<Kept, 'items'> & {
  items: readonly (Omit<Kept['items'][number], 'attachment'> & { attachment: Attachment | '' | null })[]
}
type Props = { version: ReturnedVersion; work: Pick<WorkData, 'id' | 'image' | 'size' | 'isOwn'>; isOlder: boolean }

/** What a teacher gave back, in the teacher's order. A version that another has followed lies folded below it. */
export function Returned({ version, work, isOlder }: Props) {
  const content = <ReturnedParts version={version} work={work} />
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
export function ReturnedParts({
  version: { version, items, pins: first, layers, memo, drawing },
  work,
}: Omit<Props, 'isOlder'>) {
  const { id, size, image, isOwn } = work
  const [pins, setPins] = useState(first)
  const [chosen, setChosen] = useState<number | null>(null)
  const [way, setWay] = useState<Way>('compare')
  const [picture, ...rest] = items
  const pin = chosen === null ? null : pins[chosen]!
  const tick = (number: number, isDone: boolean) =>
    setPins((now) => now.map((one) => (one.number === number ? { ...one, isDone } : one)))
  const layer = <PinLayer {...{ size, pins, chosen }} onChoose={setChosen} />
  if (!picture?.image) return <Items items={items} />
  const looked = {
    ...{ size, before: image, after: picture.image },
    lookAt: pin && { x: pin.x / size.width, y: pin.y / size.height },
  }
  const compared = (
    <Compare
      {...looked}
      layers={layers.map(({ name, image: src }, index) => ({
        id: `layer-${index}`,
        name,
        shown: <Laid src={src} alt={`先生のレイヤー「${name}」`} />,
      }))}
      over={pins.length > 0 ? { id: 'pins', name: 'ピン', shown: layer } : undefined}
    />
  )
  return (
    <div className="returned" data-pinned={pins.length > 0 || undefined} data-way={drawing ? way : undefined}>
      <div className="returned-together">
        <div className="returned-stage">
          {drawing ? (
            <Ways way={way} onChoose={setWay}>
              {way === 'compare' ? compared : <Replayed {...looked} drawing={drawing} memo={memo} />}
            </Ways>
          ) : (
            compared
          )}
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

type Way = 'compare' | 'replay'
const WAYS = [
  { id: 'compare', label: '見比べる' },
  { id: 'replay', label: '描く順に見る' },
]

/** Two ways to look at what was drawn: beside what was sent, or as it came about. */
const Ways = ({ way, onChoose, children }: { way: Way; onChoose: (way: Way) => void; children: ReactNode }) => (
  <Tabs label="添削の見かた" tabs={WAYS} current={way} onSelect={(id) => onChoose(id as Way)} className="returned-ways">
    {children}
  </Tabs>
)

const loadReplay = () => import('../../drawings/ui/replay/replay.tsx')
type ReplayedProps = Parameters<Awaited<ReturnType<typeof loadReplay>>['Replay']>[0]

/** Its scripts come when somebody wants to see it. */
function Replayed(props: ReplayedProps) {
  const parts = useLoaded(loadReplay, true)
  if (parts) return <parts.Replay {...props} />
  return (
    <p role="status" className="p-4 text-sm text-graphite">
      描き込みを読み込んでいます…
    </p>
  )
}

const Items = ({ items, children }: { items: ReturnedVersion['items']; children?: ReactNode }) => (
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
