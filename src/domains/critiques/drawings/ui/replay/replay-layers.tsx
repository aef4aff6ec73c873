import type { LayerName } from '../../terms.ts'

/** As the teacher knows them too; of the picture only what was moved is drawn anew. */
const NAMES: Record<LayerName, string> = {
  picture: '動かした部分',
  veil: 'うすめる紙',
  line: '直した線',
  pen: '赤ペン',
}

type Props = { used: readonly LayerName[]; hidden: ReadonlySet<LayerName>; onToggle: (name: LayerName) => void }

export const ReplayLayers = ({ used, hidden, onToggle }: Props) => (
  <fieldset className="flex flex-wrap items-center gap-x-4">
    <legend className="sr-only">重ねて見るもの</legend>
    {used.toReversed().map((name) => (
      <label key={name} className="flex min-h-11 items-center gap-2 text-sm">
        <input type="checkbox" className="tick" checked={!hidden.has(name)} onChange={() => onToggle(name)} />
        {NAMES[name]}
      </label>
    ))}
  </fieldset>
)
