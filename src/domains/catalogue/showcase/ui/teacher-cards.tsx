import { useState } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { accentOf, type ShownTeacher } from '../terms.ts'
import { TeacherPopup } from './teacher-popup.tsx'

type Props = { teachers: readonly ShownTeacher[]; accentStart: number }

const borders = [
  'border-t-vermilion',
  'border-t-ochre',
  'border-t-leaf',
  'border-t-teal',
  'border-t-indigo',
  'border-t-pencil',
  'border-t-rose',
  'border-t-graphite',
]

/** All teachers of an anniversary in one place, each with a way to their own words; eight colours go round. */
export function TeacherCards({ teachers, accentStart }: Props) {
  const [list, setList] = useState(false)
  const [chosen, setChosen] = useState<ShownTeacher | null>(null)
  const [open, setOpen] = useState(false)
  if (teachers.length === 0) return null
  return (
    <>
      <Button look="outline" icon="pen" aria-haspopup="dialog" onClick={() => setList(true)}>
        先生からのメッセージを見る
      </Button>
      <Dialog open={list} onClose={() => setList(false)} title="先生からのメッセージ" size="large">
        <ul className="grid gap-4 md:grid-cols-2">
          {teachers.map((teacher, index) => {
            const accent = accentOf(index, accentStart)
            return (
              <li
                key={teacher.id}
                data-accent={accent}
                className={`grid content-between gap-3 rounded-sheet border border-t-4 border-line bg-sheet p-4 ${borders[accent - 1]}`}
              >
                <div className="flex items-center gap-3">
                  <Avatar name={teacher.name} src={teacher.iconURL} />
                  <div className="min-w-0">
                    <p className="font-bold">{`${teacher.name}先生`}</p>
                    <p className="line-clamp-2 text-sm text-graphite">{teacher.message}</p>
                  </div>
                </div>
                <Button
                  look="outline"
                  size="small"
                  aria-haspopup="dialog"
                  aria-label={`${teacher.name}先生の詳細を見る`}
                  onClick={() => {
                    setChosen(teacher)
                    setOpen(true)
                  }}
                >
                  詳細を見る
                </Button>
              </li>
            )
          })}
        </ul>
      </Dialog>
      {chosen && (
        <TeacherPopup
          teacher={chosen}
          open={open}
          onClose={() => {
            setOpen(false)
            setList(true)
          }}
        />
      )}
    </>
  )
}
