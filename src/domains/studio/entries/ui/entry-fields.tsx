import { fileLink } from '#platform/file-link.ts'
import { fieldsOf } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Select } from '#ui/select.tsx'
import { PictureField } from '#ui/staff/picture-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { BAD_PICTURE, type Field, PICTURE_MAX, type Values } from '../terms.ts'
import { GroupsField } from './groups-field.tsx'
import { ReferencesField } from './references-field.tsx'

type Props = { fields: readonly Field[]; values: Values; trouble: FormTrouble | null }

/** The fields of an entry, each by its kind. */
export const EntryFields = ({ fields, values, trouble }: Props) =>
  fields.map((field) => <OneField key={field.name} field={field} stored={values[field.name]} trouble={trouble} />)

type OneProps = { field: Field; stored: string | undefined; trouble: FormTrouble | null }

const types: Partial<Record<Field['kind'], string>> = { moment: 'datetime-local', day: 'date' }

function OneField({ field, stored, trouble }: OneProps) {
  const { name, label, hint, required, max, kind } = field
  const wired = { ...fieldsOf(trouble)(name, stored), label, hint, required }
  switch (kind) {
    case 'text':
      return <TextArea {...wired} max={max} />
    case 'lines':
      return <TextArea {...wired} rows={4} />
    case 'choice':
      return <Select {...wired} options={field.options!} />
    case 'flag': {
      // A box that is not ticked is not sent: after a mistake what stands there is what was sent.
      const ticked = (trouble ? trouble.values[name] : stored) === '1'
      return <Checkbox name={name} value="1" label={label} hint={hint} defaultChecked={ticked} />
    }
    case 'picture':
      return <Portrait field={field} stored={stored} error={wired.error} />
    case 'references':
      return <ReferencesField field={field} value={wired.defaultValue ?? '[]'} error={wired.error} />
    case 'groups':
      return <GroupsField field={field} value={wired.defaultValue ?? '[]'} error={wired.error} />
    default:
      return (
        <TextField
          {...wired}
          type={types[kind] ?? 'text'}
          {...(kind === 'line' && { max })}
          {...(kind === 'number' && { inputMode: 'numeric' as const })}
          autoComplete="off"
        />
      )
  }
}

type PortraitProps = { field: Field; stored: string | undefined; error?: string | undefined }

function Portrait({ field: { name, label, hint = '', size, required }, stored, error }: PortraitProps) {
  const { width, height } = size!
  const wide = width / height > 2.5
  return (
    <PictureField
      name={name}
      label={label}
      hint={`${hint}JPEGまたはPNG、4MBまで。${width}×${height}pxに整えます。`}
      frame={width === height ? 'aspect-square max-w-40' : wide ? 'aspect-4/1' : 'aspect-cover max-w-96'}
      maxBytes={PICTURE_MAX}
      bad={BAD_PICTURE}
      stored={fileLink(stored || null)}
      error={error}
      {...(!required && { removeName: `remove_${name}` })}
    />
  )
}
