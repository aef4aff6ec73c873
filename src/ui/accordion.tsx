import { type ReactNode, useId, useState } from 'react'
import { Icon } from './icon.tsx'

export type AccordionItem = { title: string; body: ReactNode }

type Props = { items: readonly AccordionItem[]; headingLevel?: 2 | 3 | 4 }

/** Questions that open one by one; each stands for itself, and all are closed at first. */
export function Accordion({ items, headingLevel = 3 }: Props) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map((item) => (
        <Entry key={item.title} {...item} headingLevel={headingLevel} />
      ))}
    </div>
  )
}

function Entry({ title, body, headingLevel }: AccordionItem & { headingLevel: 2 | 3 | 4 }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <div>
      <Heading className="text-base">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className="flex min-h-14 w-full items-center justify-between gap-4 py-3 text-left"
          onClick={() => setOpen(!open)}
        >
          {title}
          <Icon name={open ? 'minus' : 'plus'} className="size-5 text-vermilion" />
        </button>
      </Heading>
      <div id={id} hidden={!open} className="fold max-w-reading pb-5">
        {body}
      </div>
    </div>
  )
}
