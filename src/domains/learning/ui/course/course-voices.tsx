import { formatDay } from '#platform/tokyo.ts'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { CoursePageData } from '../../pages/read-course.server.ts'

export function CourseVoices({ voices }: { voices: CoursePageData['course']['voices'] }) {
  if (voices.length === 0) return null
  return (
    <section aria-labelledby="voices">
      <SectionHeading id="voices">受講生の声</SectionHeading>
      <ul className="grid gap-4 md:grid-cols-2">
        {voices.slice(0, 4).map((voice) => (
          <Sheet as="li" key={voice.id} className="grid content-start gap-2">
            <p className="whitespace-pre-line">{voice.content}</p>
            <p className="text-sm text-graphite">
              {voice.name}・{formatDay(new Date(voice.givenAt))}
            </p>
          </Sheet>
        ))}
      </ul>
    </section>
  )
}
