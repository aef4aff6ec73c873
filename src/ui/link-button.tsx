import type { ComponentProps } from 'react'
import { buttonLook, type ButtonShape } from './button-look.ts'
import { Icon, type IconName } from './icon.tsx'
import { Link } from './link.tsx'

type Props = ButtonShape & Omit<ComponentProps<typeof Link>, 'className'> & { icon?: IconName; iconAfter?: IconName }

/** A link that looks like a button: it leads somewhere, it does not do something. */
export function LinkButton({ look, size, wide, className, icon, iconAfter, children, ...rest }: Props) {
  return (
    <Link {...rest} className={buttonLook({ look, size, wide, className })}>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </Link>
  )
}
