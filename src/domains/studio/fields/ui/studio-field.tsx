import { Checkbox } from '#ui/checkbox.tsx'
import { Select } from '#ui/select.tsx'
import { SyncLine } from '#ui/sync-line.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { specOf, type Part } from '../../field-terms.ts'
import type { Option } from '../terms.ts'
import { FieldConflict } from './field-conflict.tsx'
import { PicksField } from './picks-field.tsx'
import type { FieldOf } from './kept-text.ts'
import { useField } from './use-field.ts'

type Props = {
  of: FieldOf & { part: Part }
  text: string
  /** what a choice or picks are chosen from */
  options?: readonly Option[]
  onSaved?: () => void
  hideLabel?: boolean
  label?: string
}

/** A field of the studio: it looks as its kind says, saves itself, and lays a colleague's text beside its own. */
export function StudioField({ of, text: first, options = [], onSaved, hideLabel, label: other }: Props) {
  const { keeper, text, sync, error, theirs } = useField(of, first, onSaved)
  const spec = specOf(of.part, of.field)!
  const { label, hint, required, whenPublished } = spec
  const isCounted = spec.kind === 'line' || spec.kind === 'text'
  const write = (next: string) => keeper.write(next)
  const choose = (next: string) => {
    keeper.write(next)
    void keeper.save()
  }
  const facts = { label: other ?? label, hint, error, required: Boolean(required ?? whenPublished), hideLabel }
  const wiring = {
    name: of.field,
    value: text,
    onBlur: () => void keeper.save(),
  }
  const typed = { ...wiring, ...(isCounted && { sync }), onChange: (event: Typed) => write(event.currentTarget.value) }
  return (
    <div id={`place-${of.field}`} className="relative grid min-w-0 scroll-mt-24 content-start gap-2">
      {spec.kind === 'line' && <TextField {...facts} {...typed} max={spec.max} autoComplete="off" />}
      {spec.kind === 'text' && <TextArea {...facts} {...typed} max={spec.max} rows={spec.rows} />}
      {spec.kind === 'lines' && <TextArea {...facts} {...typed} rows={4} />}
      {spec.kind === 'figure' && (
        <TextField {...facts} {...typed} inputMode="numeric" className="max-w-40" autoComplete="off" />
      )}
      {spec.kind === 'choice' && (
        <Select
          {...facts}
          {...wiring}
          options={[{ value: '', label: '選んでいません' }, ...options]}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      )}
      {spec.kind === 'tick' && (
        <Checkbox
          {...{ label: facts.label, hint, error, name: of.field }}
          checked={text === '1'}
          onChange={(event) => choose(event.currentTarget.checked ? '1' : '')}
        />
      )}
      {spec.kind === 'picks' && <PicksField {...facts} {...{ options, text, choose }} most={spec.most} />}
      {!isCounted && (
        // In the room between two fields, so that a field without a count takes none of its own for it.
        <span className="absolute top-full right-0 flex">
          <SyncLine state={sync} />
        </span>
      )}
      {theirs && (
        <FieldConflict {...{ spec, options, mine: text, theirs }} settle={(choice) => keeper.settle(choice)} />
      )}
    </div>
  )
}
type Typed = { currentTarget: { value: string } }
