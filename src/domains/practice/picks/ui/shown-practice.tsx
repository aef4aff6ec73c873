import { SectionHeading } from '#ui/section-heading.tsx'
import type { ShownPractice } from '../terms.ts'
import { PracticeSlider } from './practice-slider.tsx'

/** What learners let the school show, as a part of a page; nothing where there is none. */
export function ShownPracticeSection({ logs }: { logs: readonly ShownPractice[] }) {
  if (logs.length === 0) return null
  return (
    <section aria-labelledby="practice">
      <SectionHeading id="practice" lead="レッスンで描いた練習から、ご本人の同意をいただいたものを紹介します。">
        受講生の練習
      </SectionHeading>
      <PracticeSlider logs={logs} />
    </section>
  )
}
