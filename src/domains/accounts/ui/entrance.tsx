import type { ReactNode } from 'react'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'

type Props = { title: string; lead?: ReactNode; children: ReactNode; below?: ReactNode; aside?: ReactNode }

/** One sheet on the desk with one thing to do: every screen around signing up and in. */
export function Entrance({ title, lead, children, below, aside }: Props) {
  const desk = (
    <div className="grid w-full max-w-form content-start">
      <SectionHeading level={1} lead={lead}>
        {title}
      </SectionHeading>
      <Sheet className="grid gap-5">{children}</Sheet>
      {below && <div className="mt-6">{below}</div>}
    </div>
  )
  if (!aside) return <div className="mx-auto max-w-form px-4 py-10 md:py-16">{desk}</div>
  return (
    <div className="mx-auto grid max-w-page justify-items-center gap-12 px-4 py-10 md:px-6 md:py-16 lg:grid-cols-2 lg:items-center">
      {desk}
      <aside className="w-full max-w-form lg:-order-1">{aside}</aside>
    </div>
  )
}
