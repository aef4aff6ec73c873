import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type Props = ComponentProps<'div'> & { as?: 'div' | 'section' | 'article' | 'aside' | 'li'; padded?: boolean }

/** A sheet of paper on the desk: a line around it, never a shadow. */
export function Sheet({ as: Element = 'div', padded = true, className, ...rest }: Props) {
  const Tag = Element as 'div'
  return (
    <Tag
      {...rest}
      className={classNames('rounded-sheet border border-line bg-sheet', padded && 'p-5 md:p-6', className)}
    />
  )
}
