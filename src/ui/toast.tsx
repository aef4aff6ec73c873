import { useEffect } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

type Props = { message: string | null; tone?: 'done' | 'info' | 'error'; onClose: () => void; stayMs?: number }

const signs = { done: 'check', info: 'info', error: 'warning' } as const
const tones = { done: 'text-leaf', info: 'text-indigo', error: 'text-crimson' }

/** A word from the edge of the desk. An error stays until it is closed; anything else goes by itself. */
export function Toast({ message, tone = 'done', onClose, stayMs = 5000 }: Props) {
  useEffect(() => {
    if (!message || tone === 'error') return
    const timer = setTimeout(onClose, stayMs)
    return () => clearTimeout(timer)
  }, [message, tone, onClose, stayMs])
  return (
    <div className="toast-place" role={tone === 'error' ? 'alert' : 'status'}>
      {message && (
        <div className="toast">
          <Icon name={signs[tone]} className={`size-5 ${tones[tone]}`} />
          <p className="text-sm">{message}</p>
          <IconButton icon="close" label="お知らせを閉じる" onClick={onClose} />
        </div>
      )}
    </div>
  )
}
