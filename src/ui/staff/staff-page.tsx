import { use, type ReactNode } from 'react'
import { Phrases } from '../phrases.tsx'
import { Said } from '../said.ts'

type Props = {
  title: string
  /** where a title of somebody's own may break */
  breaks?: readonly number[] | undefined
  lead?: ReactNode
  /** The way back to the list this page belongs to. */
  trail?: ReactNode
  /** Links and buttons at the right end of the heading. */
  aside?: ReactNode
  /** Why what was asked for was not done; what was done before is said by the page itself. */
  trouble?: string | null
  children: ReactNode
}

/** The frame of every page behind the counter: a plain heading, what happened, the content in the full width. */
export function StaffPage({ title, breaks, lead, trail, aside, trouble, children }: Props) {
  const said = use(Said)
  const wrong = trouble ?? (said?.tone === 'trouble' ? said.sentence : null)
  return (
    <div className="grid min-w-0 content-start gap-6 px-4 py-6 md:px-8 md:py-8">
      <header className="grid gap-2">
        {trail}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1 className="text-xl">
            <Phrases text={title} breaks={breaks} />
          </h1>
          {aside && <div className="flex flex-wrap items-center gap-3">{aside}</div>}
        </div>
        {lead && <p className="phrases max-w-reading text-sm text-graphite">{lead}</p>}
      </header>
      {wrong && (
        <p role="alert" className="rounded-field border border-crimson bg-sheet px-4 py-3 text-crimson">
          {wrong}
        </p>
      )}
      {said && !wrong && (
        <p role="status" className="rounded-field border border-leaf bg-sheet px-4 py-3 font-bold text-leaf">
          {said.sentence}
        </p>
      )}
      {children}
    </div>
  )
}
