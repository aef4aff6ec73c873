import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { CounterField } from '#ui/counter-field.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { CERTIFICATE_NAME_MAX } from '../../terms.ts'

type Props = { name: string; trouble: FormTrouble | null; label: string }

/** The name that a certificate carries from now on. */
export function CertificateName({ name, trouble, label }: Props) {
  return (
    <PostForm method="patch" className="grid max-w-form gap-4" noValidate>
      <CounterField
        label="修了証書に印刷するお名前"
        {...fieldsOf(trouble)('name', name)}
        max={CERTIFICATE_NAME_MAX}
        letters
        hint="本名でもペンネームでもかまいません。"
        autoComplete="name"
        required
      />
      <FieldError error={wholeTrouble(trouble)} />
      <Button type="submit" className="justify-self-start">
        {label}
      </Button>
    </PostForm>
  )
}
