import { classNames } from './class-names.ts'

export type ButtonLook = 'filled' | 'outline' | 'quiet' | 'danger'
export type ButtonSize = 'normal' | 'small' | 'large'

// A small button looks smaller but answers on 44 px all the same: `touch-room` widens its ground.
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 text-sm touch-room',
  normal: 'min-h-11 px-5 text-base',
  large: 'min-h-13 px-7 text-lg',
}

export type ButtonShape = { look?: ButtonLook; size?: ButtonSize; wide?: boolean; className?: string }

/** The look of everything that is pressed, for buttons and links alike. */
export function buttonLook({ look = 'filled', size = 'normal', wide, className }: ButtonShape) {
  return classNames('button', `button-${look}`, sizes[size], wide && 'w-full', className)
}
