import { Icon } from '#ui/icon.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'

/** What can be downloaded in the player, said before one begins. */
export function CourseMaterials({ course }: { course: { hasZip: boolean; hasPdf: boolean } }) {
  if (!course.hasZip && !course.hasPdf) return null
  return (
    <section aria-labelledby="materials">
      <SectionHeading id="materials">資料</SectionHeading>
      <ul className="grid gap-2">
        {course.hasZip && <Line text="練習用の資料" />}
        {course.hasPdf && <Line text="まとめ（PDF）" />}
      </ul>
      <p className="mt-3 text-sm text-graphite">受講画面の「資料ダウンロード」から受け取れます。</p>
    </section>
  )
}

function Line({ text }: { text: string }) {
  return (
    <li className="flex items-center gap-3">
      <Icon name="download" className="size-5 text-graphite" />
      {text}
    </li>
  )
}
