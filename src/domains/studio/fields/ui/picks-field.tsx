import { useId, useState } from 'react'
import { FieldError } from '#ui/field-frame.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Select } from '#ui/select.tsx'
import { besideOf } from '../../ui/beside.ts'
import { MoveButton } from '../../ui/move-button.tsx'
import type { Option } from '../terms.ts'

type Props = {
  label: string
  hint?: string
  error: string | null
  required: boolean
  most: number
  options: readonly Option[]
  text: string
  choose: (text: string) => void
}

/** Some of a list, in an order: one is added by choosing it, and each moves or goes by its own buttons. */
export function PicksField({ label, hint, error, required, most, options, text, choose }: Props) {
  const id = useId()
  const [said, setSaid] = useState('')
  const picked = text === '' ? [] : text.split(',')
  const nameOf = (value: string) => options.find((option) => option.value === value)?.label ?? `No.${value}`
  const put = (next: string[], words: string) => {
    setSaid(words)
    choose(next.join(','))
  }
  const swap = (at: number) =>
    put(picked.with(at, picked[at - 1]!).with(at - 1, picked[at]!), `${nameOf(picked[at]!)}を${at}番目にしました。`)
  const left = options.filter(({ value }) => !picked.includes(value))
  return (
    <fieldset
      aria-describedby={hint ? `${id}-hint` : undefined}
      className="grid min-w-0 grid-cols-1 content-start gap-1.5"
    >
      <legend className="mb-1.5 flex items-baseline gap-2 font-bold">
        {label}
        {required && <span className="text-xs font-normal text-vermilion">必須</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-graphite">
          {hint}
        </p>
      )}
      {picked.length > 0 && (
        <ol className="grid divide-y divide-line rounded-field border border-line">
          {picked.map((value, at) => (
            <li key={value} className="flex items-center gap-1 pl-3">
              <span className="min-w-0 flex-1 py-2">{nameOf(value)}</span>
              {picked.length > 1 && (
                <MoveButton
                  icon="chevron-up"
                  label={`${nameOf(value)}を前へ`}
                  isLast={at === 0}
                  move={() => swap(at)}
                />
              )}
              <IconButton
                icon="close"
                label={`${nameOf(value)}を外す`}
                onClick={({ currentTarget }) => {
                  besideOf(currentTarget.closest('li'), 'button:last-child, select')?.focus()
                  put(picked.toSpliced(at, 1), `${nameOf(value)}を外しました。`)
                }}
              />
            </li>
          ))}
        </ol>
      )}
      {picked.length < most && left.length > 0 && (
        <Select
          label={`${label}を追加`}
          hideLabel
          name={`add-${id}`}
          value=""
          options={[{ value: '', label: `${label}を追加…` }, ...left]}
          onChange={(event) => {
            const { value } = event.currentTarget
            if (value !== '') put([...picked, value], `${nameOf(value)}を追加しました。`)
          }}
        />
      )}
      <FieldError error={error} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  )
}
