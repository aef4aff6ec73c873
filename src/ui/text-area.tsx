import { type ComponentProps, useState } from 'react'
import { FieldFrame, type FieldFacts } from './field-frame.tsx'
import type { SyncState } from './sync-line.tsx'
import { textLength } from './text-length.ts'

type Props = FieldFacts &
  Omit<ComponentProps<'textarea'>, 'defaultValue' | 'value'> & {
    name: string
    defaultValue?: string
    value?: string
    max?: number
    plainFigures?: boolean
    sync?: SyncState | null
  }

export function TextArea({
  label,
  hint,
  error,
  required,
  optional,
  hideLabel,
  max,
  plainFigures,
  sync,
  ...area
}: Props) {
  const [typed, setTyped] = useState(area.defaultValue ?? '')
  const length = textLength(area.value ?? typed)
  return (
    <FieldFrame
      {...{ label, hint, error, required, optional, hideLabel, sync }}
      counter={max === undefined ? undefined : { length, max, plain: plainFigures }}
    >
      {(wiring) => (
        <textarea
          rows={5}
          {...area}
          {...wiring}
          required={required}
          className={`field grows py-2.5 ${area.className ?? ''}`}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            area.onChange?.(event)
          }}
        />
      )}
    </FieldFrame>
  )
}
