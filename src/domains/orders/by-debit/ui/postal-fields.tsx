import { useRef, useState } from 'react'
import { CounterField } from '#ui/counter-field.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { ADDRESS, NAME } from '../application-form.ts'
import { askPlace } from '../ask-place.ts'
import { openLookUp, type Place } from '../postal-lookup.ts'
import { prefectures } from '../../debit-applications/terms.ts'

type Props = {
  given: Readonly<Record<string, string>>
  errorOf: (name: string) => string | null
}

const choices = [{ value: '', label: '選んでください' }, ...prefectures.map((name) => ({ value: name, label: name }))]

/** Where the paper goes. What a postal code fills in can be changed; where it fills in nothing, nothing is said. */
export function PostalFields({ given, errorOf }: Props) {
  const fields = useRef<HTMLDivElement>(null)
  const [filled, setFilled] = useState(false)
  const fill = ({ pref, address }: Place) => {
    write(fields.current, 'prefecture', pref)
    write(fields.current, 'address', address)
    setFilled(true)
  }
  const lookUp = useRef<ReturnType<typeof openLookUp>>(null)

  return (
    <div ref={fields} className="grid max-w-reading gap-6">
      <CounterField
        label="お名前"
        name="name"
        max={NAME.max}
        letters
        hint="口座振替依頼書の宛名です。"
        autoComplete="name"
        defaultValue={given.name ?? ''}
        error={errorOf('name')}
        required
      />
      <TextField
        label="郵便番号"
        name="postal_code"
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder="1500001"
        hint="ハイフンなしの7桁。入力すると、都道府県と住所が入ります。"
        defaultValue={given.postal_code ?? ''}
        error={errorOf('postal_code')}
        onChange={(event) => void (lookUp.current ??= openLookUp(askPlace, fill))(event.currentTarget.value)}
        className="max-w-48"
        required
      />
      <Select
        label="都道府県"
        name="prefecture"
        autoComplete="address-level1"
        options={choices}
        defaultValue={given.prefecture ?? ''}
        error={errorOf('prefecture')}
        required
      />
      <CounterField
        label="住所"
        name="address"
        max={ADDRESS.max}
        letters
        hint="市区町村、番地、建物名と部屋番号まで。"
        autoComplete="street-address"
        defaultValue={given.address ?? ''}
        error={errorOf('address')}
        required
      />
      <p role="status" className="sr-only">
        {filled && '郵便番号から、都道府県と住所を入力しました。'}
      </p>
    </div>
  )
}

/** As if it had been typed, so that its counter counts it. */
function write(within: HTMLElement | null, name: string, value: string) {
  const field = within?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
  if (!field) return
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
