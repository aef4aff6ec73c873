import { useId, useState } from 'react'
import { callPath } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { type Reference, type Target, targets } from '../terms.ts'

type Props = {
  label: string
  of: readonly Target[]
  chosen: readonly Reference[]
  onChange: (chosen: Reference[]) => void
}

const same = (a: Reference, b: Reference) => a.kind === b.kind && a.id === b.id

/** Finds courses, curriculums or lessons by their titles and puts them in an order, by pointer, touch or key. */
export function ReferencePicker({ label, of, chosen, onChange }: Props) {
  const move = (at: number, by: number) => {
    const next = [...chosen]
    next.splice(at + by, 0, ...next.splice(at, 1))
    onChange(next)
  }
  return (
    <div className="grid gap-3">
      {chosen.length > 0 && (
        <ol aria-label={label} className="grid gap-1">
          {chosen.map((one, at) => (
            <li
              key={`${one.kind}-${one.id}`}
              className="flex items-center gap-1 rounded-field border border-line bg-sheet py-1 pr-1 pl-3 text-sm"
            >
              <span className="min-w-0 flex-1">
                <Named one={one} of={of} />
              </span>
              <IconButton
                icon="chevron-up"
                label={`「${one.title}」を上へ`}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              />
              <IconButton
                icon="chevron-down"
                label={`「${one.title}」を下へ`}
                disabled={at === chosen.length - 1}
                onClick={() => move(at, 1)}
              />
              <IconButton
                icon="close"
                label={`「${one.title}」を外す`}
                onClick={() => onChange(chosen.filter((other) => !same(other, one)))}
              />
            </li>
          ))}
        </ol>
      )}
      <Finder label={label} of={of} chosen={chosen} onAdd={(one) => onChange([...chosen, one])} />
    </div>
  )
}

const Named = ({ one, of }: { one: Reference; of: readonly Target[] }) => (
  <>
    {of.length > 1 && <span className="mr-2 text-graphite">{targets[one.kind]}</span>}
    {one.title}
    {one.note && <span className="block text-xs text-graphite">{one.note}</span>}
  </>
)

type FinderProps = Pick<Props, 'label' | 'of' | 'chosen'> & { onAdd: (one: Reference) => void }

function Finder({ label, of, chosen, onAdd }: FinderProps) {
  const id = useId()
  const [words, setWords] = useState('')
  const [found, setFound] = useState<Reference[] | 'lost' | null>(null)
  const find = async () => {
    const query = new URLSearchParams({ q: words, of: of.join(',') })
    const reply = await fetch(`${callPath('/staff/references')}?${query}`).catch(() => null)
    setFound(reply?.ok ? ((await reply.json()) as { found: Reference[] }).found : 'lost')
  }
  const offered = Array.isArray(found) ? found.filter((one) => !chosen.some((other) => same(one, other))) : []
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm">
        {of.map((target) => targets[target]).join('・')}を題名で探す
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          type="search"
          className="field min-h-11 flex-1"
          value={words}
          autoComplete="off"
          aria-label={`${label}に加えるものを題名で探す`}
          onChange={(event) => setWords(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            void find()
          }}
        />
        <Button look="outline" icon="search" onClick={() => void find()}>
          探す
        </Button>
      </div>
      <div role="status" className="text-sm text-graphite">
        {found === 'lost' && '見つけられませんでした。もう一度お試しください。'}
        {Array.isArray(found) && offered.length === 0 && '該当するものはありません。'}
      </div>
      {offered.length > 0 && (
        <ul aria-label="見つかったもの" className="grid max-h-72 gap-1 overflow-y-auto">
          {offered.map((one) => (
            <li key={`${one.kind}-${one.id}`}>
              <button
                type="button"
                className="block min-h-11 w-full rounded-field border border-dashed border-edge px-3 py-2 text-left text-sm hover:bg-paper"
                aria-label={`「${one.title}」を加える`}
                onClick={() => onAdd(one)}
              >
                ＋ <Named one={one} of={of} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
