import type { ComponentProps } from 'react'
import { FieldFrame, type FieldFacts } from './field-frame.tsx'
import { Icon } from './icon.tsx'

type Props = FieldFacts &
  ComponentProps<'select'> & { name: string; options: readonly { value: string; label: string; disabled?: boolean }[] }

/** The system's own list: it is at home on every phone, and it works without a script. */
export function Select({ label, hint, error, required, optional, hideLabel, options, ...select }: Props) {
  return (
    <FieldFrame {...{ label, hint, error, required, optional, hideLabel }}>
      {(wiring) => (
        <div className="relative">
          <select {...select} {...wiring} required={required} className="field min-h-11 pr-10">
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className="pointer-events-none absolute top-3 right-3 size-5 text-graphite" />
        </div>
      )}
    </FieldFrame>
  )
}
