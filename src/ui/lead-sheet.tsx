import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { Picture } from './picture.tsx'

type Props = {
  src: string | null
  /** lies on the lower edge of the picture */
  edge?: ReactNode
  /** Where the whole of it leads; without it there are buttons in it. */
  to?: string
  /** The picture fills its own frame, and stands on the sheet; a film's paper goes on around it. */
  framed?: boolean
  /** It stands further down. */
  lazy?: boolean
  children: ReactNode
}

/** The first thing on a page: a large picture, beside it what it is and what one can do. */
export function LeadSheet({ src, edge, to, framed, lazy, children }: Props) {
  const Frame = (to ? Link : 'div') as typeof Link
  return (
    <Frame to={to!} className="lead-sheet group">
      <span data-framed={framed || undefined}>
        <Picture src={src} alt="" width={960} height={540} fit="contain" eager={!lazy} />
        {edge && <span>{edge}</span>}
      </span>
      <div>{children}</div>
    </Frame>
  )
}
