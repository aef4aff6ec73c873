import type { ReactNode } from 'react'
import { SectionHeading } from '#ui/section-heading.tsx'

/** One shelf of the kit page. */
export function KitSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-10">
      <SectionHeading>{title}</SectionHeading>
      <div className="grid grid-cols-1 gap-8">{children}</div>
    </section>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-4">{children}</div>
}
