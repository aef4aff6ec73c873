import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { ShownNotification } from '#domains/notifications/terms.ts'
import { mayOpenBySelf } from '#domains/trials/tutorial/ui/places.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { Popup, PopupContent } from '#ui/popup.tsx'
import { isSomethingOpen } from '#ui/use-modal.ts'
import { putAway } from './remember-hidden.ts'

/** The page is read a moment before anything stands over it. */
const WAIT_MS = 1_500

type Props = { popup: ShownNotification | null; isMember: boolean; children?: ReactNode }

/**
 * What staff announce by a popup that opens by itself, once for each who meets it. One such popup a page view: where it
 * opens, `children` (what would open after it) do not.
 */
export function AnnouncedPopup({ popup, isMember, children }: Props) {
  const { pathname } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const [gone, setGone] = useState<{ id: number; at: string } | null>(null)
  const id = popup?.id
  const waits = id !== undefined && id !== gone?.id && mayOpenBySelf(pathname)
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => {
      if (!isSomethingOpen()) setOpenedAt(pathname)
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [waits, pathname])
  if (gone?.at === pathname) return null
  if (!popup || !waits) return children
  const close = () => {
    putAway(popup.id, isMember)
    setGone({ id: popup.id, at: pathname })
  }
  return (
    <Popup
      open={openedAt === pathname}
      onClose={close}
      title={popup.title}
      picture={<PopupPicture popup={popup} />}
      actions={<PopupButton popup={popup} onFollow={close} />}
    >
      {popup.body !== '' && <p className="whitespace-pre-line">{popup.body}</p>}
    </Popup>
  )
}

/** The same as it stands when it is open, for staff to look at. */
export const PopupSight = ({ popup }: { popup: ShownNotification }) => (
  <div
    className="flex min-h-[38rem] md:min-h-[44rem] flex-col justify-end md:justify-center"
    style={{ background: 'rgb(10 12 20 / 0.56)' }}
  >
    <dialog open className="dialog static" data-size="small" aria-label={popup.title}>
      <PopupContent
        title={popup.title}
        picture={<PopupPicture popup={popup} />}
        actions={<PopupButton popup={popup} />}
        onClose={() => {}}
      >
        {popup.body !== '' && <p className="whitespace-pre-line">{popup.body}</p>}
      </PopupContent>
    </dialog>
  </div>
)

const PopupPicture = ({ popup: { picture } }: { popup: ShownNotification }) =>
  picture && <Picture src={picture} alt="" width={960} height={540} className="h-auto w-full rounded-field" />

type ButtonProps = { popup: ShownNotification; onFollow?: () => void }

const PopupButton = ({ popup: { url, button }, onFollow }: ButtonProps) =>
  url && (
    <LinkButton to={url} wide onClick={onFollow}>
      {button || '詳しく見る'}
    </LinkButton>
  )
