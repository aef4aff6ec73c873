import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'

type Props = {
  picture: string | null
  /** what it shows, where it says more than the words beside it */
  alt?: string
  children: ReactNode
}

/** The head of something to learn: its picture, and beside it what it is called and what one does with it. */
export function TitleBlock({ picture, alt = '', children }: Props) {
  return (
    <div className="grid grid-cols-1 items-center gap-x-12 gap-y-6 lg:grid-cols-2">
      <div className="overflow-hidden rounded-sheet border border-line bg-line lg:order-2">
        <Picture src={picture} alt={alt} width={640} height={360} eager className="block aspect-cover h-auto w-full" />
      </div>
      <div className="grid min-w-0 gap-4">{children}</div>
    </div>
  )
}
