import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

type Props = ComponentProps<'button'> & { icon: IconName; label: string; framed?: boolean }

/** A button that is only a sign; its name is read out and shown as a tip. */
export function IconButton({ icon, label, framed, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames('icon-button', framed && 'border border-edge bg-sheet', className)}
    >
      <Icon name={icon} className="size-6" />
    </button>
  )
}
