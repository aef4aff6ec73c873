import { useState } from 'react'
import { callPath } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

type Props = {
  caseId: number
  /** In a list, where it is only as large as a stamp: whose picture it is. */
  small?: string
}

/** A picture that nobody has to see: it is fetched when somebody presses, and that is written down. */
export function VeiledPicture({ caseId, small }: Props) {
  const [open, setOpen] = useState(false)
  const src = callPath('/staff/moderation/:id/image', { id: caseId })
  if (small)
    return (
      <button
        type="button"
        aria-label={`${small}の画像を${open ? '隠す' : '見る'}`}
        className="grid h-18 w-24 shrink-0 place-items-center overflow-hidden rounded-field bg-mat text-white"
        onClick={() => setOpen(!open)}
      >
        {open ? <img src={src} alt="" className="size-full object-contain" /> : <Icon name="eye" />}
      </button>
    )
  if (!open)
    return (
      <div className="grid h-64 place-items-center rounded-sheet border border-line bg-mat">
        <Button look="outline" icon="eye" className="bg-sheet" onClick={() => setOpen(true)}>
          画像を見る
        </Button>
      </div>
    )
  return (
    <div className="grid justify-items-start gap-2">
      <img src={src} alt="確認する画像" className="max-h-96 w-full rounded-sheet bg-mat object-contain" />
      <Button look="quiet" icon="eye-off" onClick={() => setOpen(false)}>
        画像を隠す
      </Button>
    </div>
  )
}
