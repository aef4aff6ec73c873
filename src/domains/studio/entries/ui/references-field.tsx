import { useState } from 'react'
import { FieldError } from '#ui/field-frame.tsx'
import type { Field, Reference } from '../terms.ts'
import { ReferencePicker } from './reference-picker.tsx'
import { listIn } from './list-in.ts'

type Props = { field: Field; value: string; error?: string | undefined }

/** Things in an order; what they are travels in one hidden field. */
export function ReferencesField({ field, value, error }: Props) {
  const [chosen, setChosen] = useState<Reference[]>(() => listIn(value))
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-bold">{field.label}</legend>
      {field.hint && <p className="text-sm text-graphite">{field.hint}</p>}
      <input type="hidden" name={field.name} value={JSON.stringify(chosen)} />
      <ReferencePicker label={field.label} of={field.of!} chosen={chosen} onChange={setChosen} />
      <FieldError id={`${field.name}-error`} error={error} />
    </fieldset>
  )
}
