import { useState } from 'react'
import { callPath } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'

/** A picture that nobody has to see: it is fetched when somebody presses, and that is written down. */
export function VeiledPicture({ caseId }: { caseId: number }) {
  const [open, setOpen] = useState(false)
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
      <img
        src={callPath('/staff/moderation/:id/image', { id: caseId })}
        alt="確認する画像"
        className="max-h-96 w-full rounded-sheet bg-mat object-contain"
      />
      <Button look="quiet" icon="eye-off" onClick={() => setOpen(false)}>
        画像を隠す
      </Button>
    </div>
  )
}
