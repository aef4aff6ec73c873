import { type FormEvent, useState } from 'react'
import { href } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextField } from '#ui/text-field.tsx'
import { adLocations, ages, NAME_MAX, type AdLocation } from '../terms.ts'
import { TermsDialog } from './terms-dialog.tsx'
import { useRegistration } from './use-registration.ts'

const choices = Object.entries(ages).map(([value, label]) => ({ value, label }))

export function RegistrationForm({ email, userId }: { email: string; userId: string }) {
  const form = useRegistration()
  const [agreed, setAgreed] = useState(false)
  const [reads, setReads] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.send()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <Sheet className="grid gap-6">
        <TextField
          label="お名前"
          name="name"
          autoComplete="name"
          required
          max={NAME_MAX}
          value={form.name}
          error={form.mistakeOf('name')}
          onChange={(event) => form.setName(event.currentTarget.value)}
          onBlur={() => form.leave('name')}
        />
        <div className="grid gap-1">
          <TextField
            label="メールアドレス"
            name="shown_email"
            value={email}
            disabled
            readOnly
            hint="登録のアドレスにお知らせをお送りします。"
          />
          <p className="text-sm">
            <a href={href('/users/:userId/edit_email', { userId })} target="_blank" rel="noopener">
              メールアドレスを変更する（新しいタブで開きます）
            </a>
          </p>
        </div>
        <RadioGroup
          label="年代"
          name="age"
          required
          choices={choices}
          value={form.age}
          error={form.mistakeOf('age')}
          onChange={form.setAge}
        />
        <Places form={form} />
      </Sheet>
      <div className="grid gap-3">
        <div>
          <Button look="quiet" icon="note" onClick={() => setReads(true)}>
            アンバサダー規約を読む
          </Button>
        </div>
        <Checkbox
          name="terms"
          label="アンバサダー規約に同意します"
          checked={agreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
        />
        <Button type="submit" wide disabled={!agreed} pending={form.sending}>
          登録する
        </Button>
      </div>
      <TermsDialog open={reads} onClose={() => setReads(false)} />
    </form>
  )
}

/** Where the link will stand: what else it is can be typed while 「その他」 is ticked. */
function Places({ form }: { form: ReturnType<typeof useRegistration> }) {
  const error = form.mistakeOf('adLocation')
  return (
    <fieldset className="grid gap-1.5" aria-describedby={error ? 'places-error' : undefined}>
      <legend className="mb-1 font-bold">
        広告掲載先
        <span className="ml-2 text-xs font-normal text-vermilion">必須</span>
      </legend>
      {(Object.entries(adLocations) as [AdLocation, string][]).map(([place, label]) => (
        <Checkbox
          key={place}
          name="ad_location"
          value={place}
          label={label}
          checked={form.places.has(place)}
          onChange={(event) => form.tick(place, event.currentTarget.checked)}
          onBlur={() => form.leave('adLocation')}
        />
      ))}
      <TextField
        label="その他の掲載先"
        hideLabel
        name="others"
        placeholder="例：動画"
        disabled={!form.places.has('others')}
        value={form.others}
        onChange={(event) => form.setOthers(event.currentTarget.value)}
        onBlur={() => form.leave('adLocation')}
      />
      <FieldError id="places-error" error={error} />
    </fieldset>
  )
}
