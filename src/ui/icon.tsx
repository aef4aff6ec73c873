import iconsUrl from './icons.svg?no-inline'
import { classNames } from './class-names.ts'
import type { IconName } from './icon-names.ts'

export type { IconName }

type Props = { name: IconName; className?: string; label?: string }

/** One pen's set in one file: a page names an icon instead of carrying its drawing. */
export function Icon({ name, className = 'size-5', label }: Props) {
  return (
    <svg
      className={classNames('icon', className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  )
}
