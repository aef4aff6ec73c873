import { type ChangeEvent, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../icon-button.tsx'
import { Icon } from '../icon.tsx'
import type { KeptPicture } from './kept-letters.ts'

type Props = {
  pictures: readonly KeptPicture[]
  max: number
  maxBytes: number
  /** `image/png,image/jpeg`: what the chooser offers and what is taken. */
  kinds: readonly string[]
  hint: string
  /** Said when a file is not taken; the choice is then empty again. */
  refusal: string
  onAdd: (picture: Omit<KeptPicture, 'id'>) => void
  onRemove: (id: string) => void
  onDraw?: (picture: KeptPicture) => void
  /** Other ways to a picture. */
  children?: ReactNode
}

/** Up to some pictures, each with its own way out. */
export function LetterPictures({
  pictures,
  max,
  maxBytes,
  kinds,
  hint,
  refusal,
  onAdd,
  onRemove,
  onDraw,
  children,
}: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isFull = pictures.length >= max
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const picked = [...(event.currentTarget.files ?? [])]
    event.currentTarget.value = ''
    for (const file of picked.slice(0, max - pictures.length)) {
      if (!kinds.includes(file.type) || file.size > maxBytes) return window.alert(refusal)
      onAdd({ name: file.name, blob: file })
    }
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-bold">
        画像<span className="ml-2 text-xs font-normal text-graphite">任意・{max}枚まで</span>
      </legend>
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {pictures.map((picture, at) => (
            <Shown
              key={picture.id}
              picture={picture}
              at={at + 1}
              onDraw={onDraw}
              onRemove={() => onRemove(picture.id)}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {!isFull && (
          <>
            <input
              ref={input}
              id={id}
              type="file"
              accept={kinds.join(',')}
              multiple
              className="peer sr-only"
              aria-describedby={`${id}-hint`}
              onChange={pick}
            />
            <label
              htmlFor={id}
              className="button button-outline min-h-11 cursor-pointer px-4 text-sm peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-indigo"
            >
              <Icon name="upload" />
              画像を選ぶ
            </label>
            {children}
          </>
        )}
      </div>
      <p id={`${id}-hint`} className="text-sm text-graphite">
        {isFull ? `画像は${max}枚までです。` : hint}
      </p>
    </fieldset>
  )
}

type ShownProps = { picture: KeptPicture; at: number; onRemove: () => void; onDraw?: (picture: KeptPicture) => void }

function Shown({ picture, at, onRemove, onDraw }: ShownProps) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(picture.blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [picture.blob])
  return (
    <li className="grid w-28 gap-1">
      {url && (
        <img
          src={url}
          alt={`画像${at}：${picture.name}`}
          className="aspect-4/3 w-28 rounded-field bg-mat object-contain"
        />
      )}
      <span className="flex items-center justify-between">
        {onDraw ? (
          <IconButton icon="pen" label={`画像${at}に描きこむ`} onClick={() => onDraw(picture)} />
        ) : (
          <span className="figures text-xs text-graphite">{at}</span>
        )}
        <IconButton icon="trash" label={`画像${at}を削除`} onClick={onRemove} />
      </span>
    </li>
  )
}
