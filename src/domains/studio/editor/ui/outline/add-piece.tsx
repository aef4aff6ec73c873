import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'

type Props = { label: string; words: string; add: (title: string) => Promise<boolean> }

/** A title and Enter: many can be added one after the other without the pointer. */
export function AddPiece({ label, words, add }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [pending, setPending] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const field = input.current!
    if (field.value.trim() === '' || pending) return field.focus()
    setPending(true)
    const added = await add(field.value).finally(() => setPending(false))
    if (added) field.value = ''
    field.focus()
  }
  return (
    <form className="flex max-w-reading gap-2" onSubmit={(event) => void submit(event)}>
      <input
        ref={input}
        type="text"
        name="title"
        aria-label={`${label}（タイトル）`}
        placeholder={words}
        autoComplete="off"
        className="field min-h-11 min-w-0 flex-1"
      />
      <Button type="submit" look="outline" icon="plus" pending={pending} aria-label={label}>
        追加
      </Button>
    </form>
  )
}
