import { type ChangeEvent, useEffect, useId, useState } from 'react'
import { buttonLook } from '#ui/button-look.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { Icon } from '#ui/icon.tsx'
import { badPicture, campaignPictures, PICTURE_MAX, pictureTypes, type CampaignPicture } from '../pictures.ts'

const frames: Record<CampaignPicture, string> = {
  image: 'aspect-video max-w-md',
  pc_banner: 'aspect-[5/1]',
  sp_banner: 'aspect-[5/2] max-w-md',
}

type Props = { name: CampaignPicture; stored: string | null; error?: string; readOnly: boolean }

/** A picture of a campaign as it will be cut; one that cannot be taken is put away with the reason. */
export function PictureField({ name, stored, error, readOnly }: Props) {
  const id = useId()
  const { label, use, width, height } = campaignPictures[name]
  const { preview, look } = usePreview()
  const shown = preview ?? stored
  return (
    <div className="grid justify-items-start gap-2">
      <label htmlFor={readOnly ? undefined : id} className="font-bold">
        {label}
      </label>
      {shown ? (
        <img
          src={shown}
          alt={preview ? '選んだ画像' : '登録されている画像'}
          className={`block w-full rounded-field border border-line bg-mat object-cover ${frames[name]}`}
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
            accept="image/jpeg,image/png"
            className="covering-input"
            aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
            aria-invalid={error ? true : undefined}
            onChange={look}
          />
        </span>
      )}
      <p id={`${id}-hint`} className="text-sm text-graphite">
        {use}に表示します。{!readOnly && `JPEG・PNG、4MBまで。${width}×${height}pxに切り抜きます。`}
      </p>
      <FieldError id={`${id}-error`} error={error} />
      {stored && !preview && !readOnly && (
        <Checkbox name={`remove_${name}`} value="1" label={`登録されている${label}を削除する`} />
      )}
    </div>
  )
}

function usePreview() {
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])
  const look = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0]
    const taken = file && file.size <= PICTURE_MAX && pictureTypes.includes(file.type)
    setPreview(taken ? URL.createObjectURL(file) : null)
    if (!file || taken) return
    input.value = ''
    alert(badPicture)
  }
  return { preview, look }
}
