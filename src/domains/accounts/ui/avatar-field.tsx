import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { Icon } from '#ui/icon.tsx'
import { badAvatar, looksLikeAvatar } from '../avatar-rules.ts'
import { AvatarStage } from './avatar-stage.tsx'

const HOW = '円の中をドラッグすると位置を、2本の指かつまみで大きさを変えられます。'

type Props = { name: string; stored: string | null; error?: string | null }

/** One's own picture: a chosen one is seen at once, one that cannot be taken is put away with the reason. */
export function AvatarField({ name, stored, error }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [preview, setPreview] = useState<string | null>(null)
  const [refused, setRefused] = useState(error ?? null)

  const look = async (element: HTMLInputElement) => {
    const file = element.files?.[0]
    if (!file) return setPreview(null)
    const first = new Uint8Array(await file.slice(0, 8).arrayBuffer())
    if (looksLikeAvatar(first, file.size)) {
      setRefused(null)
      return setPreview(URL.createObjectURL(file))
    }
    element.value = ''
    setPreview(null)
    setRefused(badAvatar)
  }
  useEffect(() => {
    // What was chosen before the script came.
    if (input.current?.files?.length) void look(input.current)
  }, [])
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])

  const described = [`${id}-hint`, refused && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-5 md:flex-nowrap">
        {preview ? <AvatarStage key={preview} src={preview} /> : <Avatar name={name} src={stored} size="large" />}
        <div className="grid gap-1.5">
          <label htmlFor={id} className="font-bold">
            アイコン
          </label>
          <span className={`relative justify-self-start ${buttonLook({ look: 'outline', size: 'small' })}`}>
            <Icon name="image" />
            {stored || preview ? '画像を変更' : '画像を選ぶ'}
            <input
              ref={input}
              id={id}
              type="file"
              name="avatar"
              accept="image/png,image/jpeg,image/gif"
              className="covering-input"
              aria-describedby={described}
              aria-invalid={refused ? true : undefined}
              onChange={(event: ChangeEvent<HTMLInputElement>) => void look(event.currentTarget)}
            />
          </span>
          <p id={`${id}-hint`} className="text-sm text-graphite">
            JPEG・PNG・GIF、5MBまで。{preview ? HOW : '切り抜く位置は、選んだあとに決められます。'}
          </p>
        </div>
      </div>
      <FieldError id={`${id}-error`} error={refused} />
      {stored && !preview && <Checkbox name="remove_avatar" value="1" label="今のアイコンを削除する" />}
    </div>
  )
}
