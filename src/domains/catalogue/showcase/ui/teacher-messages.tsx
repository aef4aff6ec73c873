import { useState } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { Carousel } from '#ui/carousel.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { ShownTeacher } from '../terms.ts'
import { TeacherPopup } from './teacher-popup.tsx'

/** What teachers say to who thinks of learning with them, one after another by itself until somebody takes hold of it. */
export function TeacherMessages({ teachers }: { teachers: readonly ShownTeacher[] }) {
  const [chosen, setChosen] = useState<ShownTeacher | null>(null)
  const [open, setOpen] = useState(false)
  if (teachers.length === 0) return null
  const show = (teacher: ShownTeacher) => {
    setChosen(teacher)
    setOpen(true)
  }
  return (
    <div>
      <Carousel
        label="先生からのメッセージ"
        show={{ small: 1.5, medium: 4 }}
        stepped
        turnsByItself={{ held: open }}
        heading={<SectionHeading flush>先生からのメッセージ</SectionHeading>}
      >
        {teachers.map((teacher) => (
          <button
            key={teacher.id}
            type="button"
            aria-haspopup="dialog"
            className="grid h-full w-full content-start gap-3 rounded-sheet border border-line bg-sheet p-4 text-left hover:border-edge"
            onClick={() => show(teacher)}
          >
            <span className="flex items-center gap-3">
              <Avatar name={teacher.name} src={teacher.iconURL} />
              <span className="min-w-0 font-bold">{`${teacher.name}先生`}</span>
            </span>
            <span className="line-clamp-4 text-sm">{teacher.message}</span>
            <span className="text-sm font-bold text-indigo">詳しく見る</span>
          </button>
        ))}
      </Carousel>
      {chosen && <TeacherPopup teacher={chosen} open={open} onClose={() => setOpen(false)} />}
    </div>
  )
}
