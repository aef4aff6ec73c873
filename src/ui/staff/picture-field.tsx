import { type ChangeEvent, useEffect, useId, useState } from 'react'
import { buttonLook } from '../button-look.ts'
import { Checkbox } from '../checkbox.tsx'
import { FieldError } from '../field-frame.tsx'
import { Icon } from '../icon.tsx'

type Props = {
  name: string
  label: string
  /** where it is shown, what is taken and how it is cut */
  hint: string
  /** the box in which it is looked at */
  frame: string
  maxBytes: number
  /** said when a file cannot be taken */
  bad: string
  stored: string | null
  error?: string
  readOnly?: boolean
  required?: boolean
  /** by which name a stored one is taken away; absent where it must stay */
  removeName?: string
}

const TYPES = ['image/jpeg', 'image/png']

/** A picture of the school as it will be cut; one that cannot be taken is put away with the reason. */
export function PictureField(props: Props) {
  const { name, label, hint, frame, stored, error, readOnly, required, removeName } = props
  const id = useId()
  const { preview, look } = usePreview(props)
  const shown = preview ?? stored
  return (
    <div className="grid justify-items-start gap-2">
      <label htmlFor={readOnly ? undefined : id} className="flex items-baseline gap-2 font-bold">
        {label}
        {required && <span className="text-xs font-normal text-vermilion">必須</span>}
      </label>
      {shown ? (
        <img
          src={shown}
          alt={preview ? '選んだ画像' : '登録されている画像'}
          className={`block w-full rounded-field border border-line bg-mat object-cover ${frame}`}
        />
      ) : (
        readOnly && <p className="text-sm text-graphite">登録されていません。</p>
      )}
      {!readOnly && (
        <span className={`relative ${buttonLook({ look: 'outline', size: 'small' })}`}>
          <Icon name="image" />
          {shown ? '画像を変更' : '画像を選ぶ'}
          <input
            id={id}
            type="file"
            name={name}
            accept={TYPES.join()}
            className="covering-input"
            aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
            aria-invalid={error ? true : undefined}
            onChange={look}
          />
        </span>
      )}
      <p id={`${id}-hint`} className="text-sm text-graphite">
        {hint}
      </p>
      <FieldError id={`${id}-error`} error={error} />
      {removeName && stored && !preview && !readOnly && (
        <Checkbox name={removeName} value="1" label={`登録されている${label}を削除する`} />
      )}
    </div>
  )
}

function usePreview({ maxBytes, bad }: Pick<Props, 'maxBytes' | 'bad'>) {
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])
  const look = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0]
    const taken = file && file.size <= maxBytes && TYPES.includes(file.type)
    setPreview(taken ? URL.createObjectURL(file) : null)
    if (!file || taken) return
    input.value = ''
    alert(bad)
  }
  return { preview, look }
}
