import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { Collab } from '../terms.ts'
import { CollabPopup } from './collab-popup.tsx'

/** Shows what a teacher made together with others. */
export function CollabButton({ collab, className }: { collab: Collab; className?: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-label={`${collab.teacherName}先生のコラボ動画`}
        className={className}
        onClick={() => setOpen(true)}
      >
        コラボ動画
      </Button>
      <CollabPopup collab={collab} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
