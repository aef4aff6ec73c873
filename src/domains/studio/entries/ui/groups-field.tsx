import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Fold } from '#ui/staff/fold.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type Field, type Group, type Reference, targets } from '../terms.ts'
import { listIn } from './list-in.ts'
import { ReferencePicker } from './reference-picker.tsx'

type Props = { field: Field; value: string; error?: string | undefined }
type Part = Group & { key: number }

/** Titled parts in an order, each with things in an order: the steps of a curriculum, the rows of a panel. */
export function GroupsField({ field, value, error }: Props) {
  const [groups, setGroups] = useState<Part[]>(() => listIn<Group>(value).map((group, key) => ({ ...group, key })))
  const [count, setCount] = useState(groups.length)
  const move = (at: number, by: number) => {
    const next = [...groups]
    next.splice(at + by, 0, ...next.splice(at, 1))
    setGroups(next)
  }
  const sent = groups.map(({ id, title, description, items }) => ({ id, title, description, items }))
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-bold">{field.label}</legend>
      {field.hint && <p className="text-sm text-graphite">{field.hint}</p>}
      <input type="hidden" name={field.name} value={JSON.stringify(sent)} />
      <ol className="grid gap-2">
        {groups.map((group, at) => (
          <li key={group.key} className="rounded-field border border-line px-3">
            <OnePart
              {...{ field, group, at }}
              // What is new or wrong stands open; the others are one line each, so that they can be put in order.
              open={group.id === null || error !== undefined}
              isLast={at === groups.length - 1}
              onChange={(part) => setGroups(groups.map((one, index) => (index === at ? { ...one, ...part } : one)))}
              onMove={(by) => (by === 0 ? setGroups(groups.filter((_, index) => index !== at)) : move(at, by))}
            />
          </li>
        ))}
      </ol>
      <FieldError id={`${field.name}-error`} error={error} />
      <div>
        <Button
          look="outline"
          icon="plus"
          onClick={() => {
            setGroups([...groups, { id: null, title: '', description: '', items: [], key: count }])
            setCount(count + 1)
          }}
        >
          {`${field.group!.name}を加える`}
        </Button>
      </div>
    </fieldset>
  )
}

type PartProps = {
  field: Field
  group: Group
  at: number
  open: boolean
  isLast: boolean
  onChange: (part: Partial<Group>) => void
  /** Up, down, or with 0 away. */
  onMove: (by: -1 | 0 | 1) => void
}

function OnePart({ field, group, at, open, isLast, onChange, onMove }: PartProps) {
  const name = `${field.group!.name}${at + 1}`
  return (
    <Fold
      title={`${at + 1}. ${group.title || `新しい${field.group!.name}`}`}
      note={countOf(group.items)}
      open={open}
      aside={
        <>
          <IconButton icon="chevron-up" label={`${name}を上へ`} disabled={at === 0} onClick={() => onMove(-1)} />
          <IconButton icon="chevron-down" label={`${name}を下へ`} disabled={isLast} onClick={() => onMove(1)} />
          <IconButton icon="close" label={`${name}を削除`} onClick={() => onMove(0)} />
        </>
      }
    >
      <TextField
        label={`${name}の名前`}
        name=""
        max={100}
        value={group.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      {field.group!.described && (
        <TextArea
          label={`${name}の説明`}
          name=""
          rows={2}
          max={600}
          value={group.description}
          onChange={(event) => onChange({ description: event.currentTarget.value })}
        />
      )}
      <ReferencePicker label={name} of={field.of!} chosen={group.items} onChange={(items) => onChange({ items })} />
    </Fold>
  )
}

const countOf = (items: readonly Reference[]) => `${items[0] ? targets[items[0].kind] : ''}${items.length}件`
