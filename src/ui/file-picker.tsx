import { type ChangeEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { FieldError } from './field-frame.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { ProgressBar } from './progress-bar.tsx'

type Props = {
  name: string
  label: string
  /** Which files, how large: 「JPEG・PNG、4MBまで」. */
  hint: ReactNode
  accept: string
  error?: string | null
  required?: boolean
  /** Percent sent; null or absent when nothing is being sent. */
  progress?: number | null
  /** A picture that is already stored. */
  stored?: { name: string; url: string } | null
  /** What stands in it, where a pick is judged before it counts: the chooser is then empty again after each pick. */
  taken?: { name: string; url: string | null; size: number | null } | null
  onPick?: (file: File) => void
  onRemove?: () => void
}

export function FilePicker({
  name,
  label,
  hint,
  accept,
  error,
  required,
  progress,
  stored,
  taken,
  onPick,
  onRemove,
}: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const preview = usePreview(file)
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const picked = event.currentTarget.files?.[0]
    if (!picked) return
    if (taken === undefined) setFile(picked)
    else event.currentTarget.value = ''
    onPick?.(picked)
  }
  const remove = () => {
    setFile(null)
    if (input.current) input.current.value = ''
    input.current?.focus()
    onRemove?.()
  }
  const picked = file && { name: file.name, url: preview, size: file.size }
  const shown = taken ?? picked ?? (stored ? { ...stored, size: null } : null)
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-bold">
        {label}
        {required && <span className="ml-2 text-xs font-normal text-vermilion">必須</span>}
      </label>
      <div className="file-drop">
        <input
          ref={input}
          id={id}
          type="file"
          name={name}
          accept={accept}
          required={required && !shown}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          aria-invalid={error ? true : undefined}
          onChange={pick}
        />
        <Icon name="upload" className="size-6 text-graphite" />
        <span className="phrases">{shown ? '別のファイルを選ぶ' : 'ファイルを選ぶか、ここへ置いてください'}</span>
        <span id={`${id}-hint`} className="phrases text-sm text-graphite">
          {hint}
        </span>
      </div>
      {shown && (
        <div className="flex items-center gap-3 rounded-field border border-line bg-sheet p-2">
          {shown.url ? <img src={shown.url} alt="" className="size-16 bg-mat object-contain" /> : <Icon name="note" />}
          <div className="grid min-w-0 flex-1 gap-1">
            <span className="truncate text-sm">{shown.name}</span>
            {shown.size !== null && <span className="figures text-xs text-graphite">{spokenSize(shown.size)}</span>}
            {typeof progress === 'number' && <ProgressBar label="送信の進み具合" percent={progress} showFigure />}
          </div>
          <IconButton icon="trash" label={`${shown.name}を取り消す`} onClick={remove} />
        </div>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

function usePreview(file: File | null) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return setUrl(null)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

function spokenSize(bytes: number) {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)}KB` : `${(bytes / 1024 / 1024).toFixed(1)}MB`
}
