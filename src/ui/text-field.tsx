import { type ComponentProps, useState } from 'react'
import { FieldFrame, type FieldFacts } from './field-frame.tsx'
import type { SyncState } from './sync-line.tsx'
import { textLength } from './text-length.ts'

type Props = FieldFacts &
  Omit<ComponentProps<'input'>, 'max' | 'defaultValue' | 'value'> & {
    name: string
    defaultValue?: string
    value?: string
    /** Longest text in code points. It is counted and shown, never cut off: `maxlength` counts otherwise. */
    max?: number
    sync?: SyncState | null
  }

export function TextField({ label, hint, error, required, optional, hideLabel, max, sync, ...input }: Props) {
  const [typed, setTyped] = useState(input.defaultValue ?? '')
  const length = textLength(input.value ?? typed)
  return (
    <FieldFrame
      {...{ label, hint, error, required, optional, hideLabel, sync }}
      counter={max === undefined ? undefined : { length, max }}
    >
      {(wiring) => (
        <input
          type="text"
          {...wiring}
          {...input}
          required={required}
          className={`field min-h-11 ${input.className ?? ''}`}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            input.onChange?.(event)
          }}
        />
      )}
    </FieldFrame>
  )
}
