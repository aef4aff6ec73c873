import { type ReactNode, useId } from 'react'
import { FieldError } from './field-frame.tsx'

export type Choice = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }

type Props = {
  name: string
  label: string
  choices: readonly Choice[]
  hint?: ReactNode
  error?: string | null
  required?: boolean
  inline?: boolean
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
}

export function RadioGroup({
  name,
  label,
  choices,
  hint,
  error,
  required,
  inline,
  value,
  defaultValue,
  onChange,
}: Props) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className="grid gap-1.5" aria-describedby={described || undefined}>
      <legend className="mb-1 font-bold">
        {label}
        {required && <span className="ml-2 text-xs font-normal text-vermilion">必須</span>}
      </legend>
      {hint && (
        <div id={`${id}-hint`} className="text-sm text-graphite">
          {hint}
        </div>
      )}
      <div className={inline ? 'flex flex-wrap gap-x-6' : 'grid'}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={`flex min-h-11 gap-3 ${choice.hint ? 'items-start py-2' : 'items-center'}`}
          >
            <input
              type="radio"
              className={choice.hint ? 'tick mt-1' : 'tick'}
              name={name}
              value={choice.value}
              required={required}
              disabled={choice.disabled}
              checked={value === undefined ? undefined : value === choice.value}
              defaultChecked={value === undefined ? defaultValue === choice.value : undefined}
              onChange={() => onChange?.(choice.value)}
            />
            <span>
              {choice.label}
              {choice.hint && <span className="block text-sm text-graphite">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
