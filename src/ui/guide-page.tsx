import type { ReactNode } from 'react'
import { SectionHeading } from '#ui/section-heading.tsx'

/** A page that explains something from top to bottom. */
export function GuidePage({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-reading gap-12 px-4 py-10 md:py-16">
      <SectionHeading level={1} lead={lead}>
        {title}
      </SectionHeading>
      {children}
    </div>
  )
}

export function GuideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}
