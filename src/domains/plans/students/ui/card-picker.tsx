import { useState } from 'react'
import { FilePicker } from '#ui/file-picker.tsx'
import { badCard, CARD_MAX } from '../terms.ts'

type Props = {
  name: string
  label: string
  hint: string
  required?: boolean
  error?: string | null
  onChange: (state: 'none' | 'fits' | 'unfit') => void
}

const kinds = ['image/jpeg', 'image/png', 'image/gif']

/** A picture of the card, seen before it is sent; one that will not be taken says so at once. */
export function CardPicker({ onChange, error, ...picker }: Props) {
  const [refused, setRefused] = useState(error ?? null)
  const pick = (file: File) => {
    const fits = kinds.includes(file.type) && file.size <= CARD_MAX
    setRefused(fits ? null : badCard)
    onChange(fits ? 'fits' : 'unfit')
  }
  const remove = () => {
    setRefused(null)
    onChange('none')
  }
  return <FilePicker {...picker} accept={kinds.join(',')} error={refused} onPick={pick} onRemove={remove} />
}
