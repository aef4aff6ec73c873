import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Field, Group } from '../terms.ts'
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
      <ol className="grid gap-4">
        {groups.map((group, at) => (
          <li key={group.key} className="grid gap-3 rounded-sheet border border-line p-4">
            <OnePart
              {...{ field, group, at }}
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
  isLast: boolean
  onChange: (part: Partial<Group>) => void
  /** Up, down, or with 0 away. */
  onMove: (by: -1 | 0 | 1) => void
}

function OnePart({ field, group, at, isLast, onChange, onMove }: PartProps) {
  const name = `${field.group!.name}${at + 1}`
  return (
    <>
      <div className="flex items-center gap-1">
        <span className="figures mr-auto font-bold">{name}</span>
        <IconButton icon="chevron-up" label={`${name}を上へ`} disabled={at === 0} onClick={() => onMove(-1)} />
        <IconButton icon="chevron-down" label={`${name}を下へ`} disabled={isLast} onClick={() => onMove(1)} />
        <IconButton icon="close" label={`${name}を削除`} onClick={() => onMove(0)} />
      </div>
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
    </>
  )
}
