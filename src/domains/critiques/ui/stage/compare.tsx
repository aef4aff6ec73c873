import { type CSSProperties, type ReactNode, useState } from 'react'
import { Picture } from '#ui/picture.tsx'
import { type Size, Stage } from './stage.tsx'

export type StageLayer = { id: string; name: string; shown: ReactNode }
type Props = {
  size: Size
  before: string
  after: string
  /** What lies on the corrected side and can be switched off. */
  layers?: readonly StageLayer[]
  lookAt?: { x: number; y: number } | null
  /** What lies over both sides, and can be switched off as well. */
  over?: StageLayer
}

/** What came back, over what was sent; a line that is drawn across shows as much of either as one likes. */
export function Compare({ size, before, after, layers = [], lookAt, over }: Props) {
  // What the teacher drew is seen first, and whole.
  const [cut, setCut] = useState(0)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const all: StageLayer[] = [
    { id: 'after', name: '朱入れの絵', shown: <Laid src={after} alt="先生が朱を入れた作品" /> },
    ...layers,
  ]
  const toggle = (id: string) =>
    setHidden((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]))
  return (
    <Stage
      size={size}
      lookAt={lookAt}
      label="提出した絵と添削後の絵"
      corners={
        <div className="stage-sides needs-script">
          <SideButton
            words="提出した絵"
            name="提出した絵だけを見る"
            pressed={cut === 100}
            onPress={() => setCut(100)}
          />
          <SideButton words="添削後" name="添削後だけを見る" pressed={cut === 0} onPress={() => setCut(0)} />
          <SideButton words="比べる" name="半分ずつ比べる" pressed={cut > 0 && cut < 100} onPress={() => setCut(50)} />
        </div>
      }
      tools={
        (over || layers.length > 0) && (
          <Switches layers={over ? [...all, over] : all} hidden={hidden} onToggle={toggle} />
        )
      }
    >
      <Laid src={before} alt="依頼した作品" />
      <div className="stage-after" style={{ '--cut': `${cut}%` } as CSSProperties}>
        {all
          .filter(({ id }) => !hidden.has(id))
          .map(({ id, shown }) => (
            <div key={id}>{shown}</div>
          ))}
      </div>
      <div className="stage-room needs-script">
        <input
          type="range"
          className="stage-cut"
          min={0}
          max={100}
          value={cut}
          aria-label="提出した絵と添削後の境目"
          aria-valuetext={`添削後を${100 - cut}%表示`}
          onChange={(event) => setCut(event.currentTarget.valueAsNumber)}
        />
      </div>
      {over && !hidden.has(over.id) && over.shown}
    </Stage>
  )
}

export const Laid = ({ src, alt }: { src: string; alt: string }) => (
  <Picture src={src} alt={alt} width={960} height={960} fit="contain" eager className="stage-layer" />
)

type SideProps = { words: string; name: string; pressed: boolean; onPress: () => void }

const SideButton = ({ words, name, pressed, onPress }: SideProps) => (
  <button type="button" className="stage-side" aria-label={name} aria-pressed={pressed} onClick={onPress}>
    {words}
  </button>
)

type SwitchProps = { layers: readonly StageLayer[]; hidden: ReadonlySet<string>; onToggle: (id: string) => void }

const Switches = ({ layers, hidden, onToggle }: SwitchProps) => (
  <fieldset className="flex flex-wrap items-center gap-x-4">
    <legend className="sr-only">重ねて見るもの</legend>
    {layers.map(({ id, name }) => (
      <label key={id} className="flex min-h-11 items-center gap-2 text-sm">
        <input type="checkbox" className="tick" checked={!hidden.has(id)} onChange={() => onToggle(id)} />
        {name}
      </label>
    ))}
  </fieldset>
)
