import { type ReactNode, useId, useRef } from 'react'
import { Button } from './button.tsx'
import { useModal } from './use-modal.ts'

type Content = {
  onClose: () => void
  title: string
  picture?: ReactNode
  children?: ReactNode
  /** What may be done, the wanted thing first; 「閉じる」 stands below it. */
  actions?: ReactNode
}

/** One message in the middle of the page, with one thing to do about it. */
export function Popup({ open, onClose, ...content }: Content & { open: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const modal = useModal(dialog, open, onClose)
  return (
    <dialog ref={dialog} className="dialog" data-size="small" role="dialog" aria-labelledby={titleId} {...modal}>
      <PopupContent {...content} titleId={titleId} onClose={() => dialog.current?.close()} />
    </dialog>
  )
}

/** What stands in it. */
export const PopupContent = ({
  title,
  titleId,
  picture,
  children,
  actions,
  onClose,
}: Content & { titleId?: string }) => (
  <div className="grid justify-items-center gap-4 overflow-y-auto overscroll-contain px-6 pt-8 pb-4 text-center">
    {picture}
    <h2 id={titleId} className="text-xl">
      {title}
    </h2>
    {children && <div className="phrases grid gap-3">{children}</div>}
    <div className="mt-2 grid w-full gap-2">
      {actions}
      <Button look="quiet" onClick={onClose}>
        閉じる
      </Button>
    </div>
  </div>
)
