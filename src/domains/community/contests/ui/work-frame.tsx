import type { ReactNode } from 'react'
import { Picture } from '#ui/picture.tsx'

type Props = { id: number; picture: string; beside: ReactNode; children: ReactNode }

/** A work as who runs a contest sees it, without a name: what it has come to beside it, what can be done below. */
export const WorkFrame = ({ id, picture, beside, children }: Props) => (
  <li className="grid content-start gap-3 rounded-sheet border border-line bg-sheet p-4">
    <div className="flex gap-4">
      <Picture
        src={picture}
        alt={`応募作品 No.${id}`}
        width={240}
        height={240}
        fit="contain"
        className="size-40 flex-none rounded-field bg-mat"
      />
      <div className="grid min-w-0 content-start justify-items-start gap-2">
        <span className="figures text-sm text-graphite">No.{id}</span>
        {beside}
      </div>
    </div>
    {children}
  </li>
)
