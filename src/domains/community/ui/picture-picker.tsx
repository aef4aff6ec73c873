import { useEffect, useState } from 'react'
import { FilePicker } from '#ui/file-picker.tsx'
import { IMAGE_TYPES, IMAGE_WRONG, isPicture } from '../terms.ts'

type Props = {
  name: string
  label: string
  required?: boolean
  file: File | null
  error?: string | null
  onPick: (file: File | null) => void
}

/** A picture to be shown to others: what cannot be taken is put away with the reason. */
export function PicturePicker({ file, onPick, ...field }: Props) {
  const url = useAddress(file)
  const pick = (picked: File) => {
    if (isPicture(picked)) return onPick(picked)
    window.alert(IMAGE_WRONG)
  }
  return (
    <FilePicker
      {...field}
      hint="JPEG・PNG・GIF、5MBまで"
      accept={IMAGE_TYPES.join()}
      taken={file && { name: file.name, url, size: file.size }}
      onPick={pick}
      onRemove={() => onPick(null)}
    />
  )
}

function useAddress(file: File | null) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setUrl(null)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
