import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

export type BadgeTone = 'plain' | 'mark' | 'done' | 'info' | 'filled'

const tones: Record<BadgeTone, string> = {
  plain: 'border-edge text-graphite',
  mark: 'border-vermilion text-vermilion',
  done: 'border-leaf text-leaf',
  info: 'border-indigo text-indigo',
  filled: 'border-ink bg-ink text-paper',
}

type Props = { children: ReactNode; tone?: BadgeTone; icon?: IconName }

/** A short word about the thing it stands on: its state, its kind. */
export function Badge({ children, tone = 'plain', icon }: Props) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-round border px-2 text-xs leading-6 font-bold whitespace-nowrap ${tones[tone]}`}
    >
      {icon && <Icon name={icon} className="size-3.5" />}
      {children}
    </span>
  )
}
