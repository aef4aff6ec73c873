import { type ComponentProps, type MouseEvent, useId } from 'react'
import { buttonLook, type ButtonShape } from './button-look.ts'
import { Icon, type IconName } from './icon.tsx'

type Props = ButtonShape &
  Omit<ComponentProps<'button'>, 'disabled'> & {
    icon?: IconName
    pending?: boolean
    disabled?: boolean
    /** Why it cannot be pressed now. Shown under the button; the button stays reachable so that it can be read out. */
    reason?: string | null
  }

export function Button({ look, size, wide, className, icon, pending, disabled, reason, children, ...rest }: Props) {
  const reasonId = useId()
  const stopped = Boolean(disabled || pending || reason)
  const button = (
    <button
      type="button"
      {...rest}
      className={buttonLook({ look, size, wide, className })}
      aria-disabled={stopped || undefined}
      aria-busy={pending || undefined}
      aria-describedby={reason ? reasonId : rest['aria-describedby']}
      onClick={stopped ? stop : rest.onClick}
    >
      {pending ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </button>
  )
  if (!reason) return button
  return (
    <span className={wide ? 'block w-full' : 'inline-block'}>
      {button}
      <span id={reasonId} className="mt-1 block text-sm text-graphite">
        {reason}
      </span>
    </span>
  )
}

function stop(event: MouseEvent) {
  event.preventDefault()
}

function Spinner() {
  return (
    <svg className="icon spinner size-5" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 4a8 8 0 1 1-7.4 5" />
    </svg>
  )
}
