import type { ReactNode } from 'react'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Column } from '#ui/column.tsx'
import { headingVoice } from '#ui/heading-voice.ts'

type Props = { title: string; lead?: ReactNode; trail?: readonly { label: string; to: string }[]; children: ReactNode }

/** The head of a page of the catalogue and its column. */
export function CataloguePage({ title, lead, trail, children }: Props) {
  return (
    <Column>
      {trail && <Breadcrumb trail={[...trail, { label: title }]} />}
      <header className="mb-6 grid gap-2">
        <h1 className={`text-2xl md:text-3xl ${headingVoice(title)}`}>{title}</h1>
        {lead && <p className="phrases max-w-reading text-graphite">{lead}</p>}
      </header>
      {children}
    </Column>
  )
}
