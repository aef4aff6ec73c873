import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { filledWith, type Phrase } from '../terms.ts'
import { putAtCaret, useLastField } from './use-last-field.ts'

type Props = { phrases: readonly Phrase[]; student: string }

/** Puts a kept phrase where the caret was. */
export function PhrasePicker({ phrases, student }: Props) {
  const [open, setOpen] = useState(false)
  const field = useLastField('textarea[name^="comment-"]')
  const written = useRef<HTMLTextAreaElement>(null)
  // The dialog gives the focus back to its button first.
  useEffect(() => {
    if (open) return
    written.current?.focus()
    written.current = null
  }, [open])
  const insert = (words: string) => {
    const area = field()
    if (area) putAtCaret(area, filledWith(words, student))
    written.current = area
    setOpen(false)
  }
  return (
    <>
      <Button look="outline" size="small" icon="note" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        定型文を入れる
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="定型文を入れる">
        {phrases.length === 0 ? (
          <EmptyState title="定型文はまだありません">よく書く文章を登録すると、ここから選べます。</EmptyState>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {phrases.map(({ id, title, words }) => (
              <li key={id}>
                <button
                  type="button"
                  className="grid w-full gap-1 px-1 py-3 text-left hover:bg-paper"
                  onClick={() => insert(words)}
                >
                  <span className="font-bold">{title}</span>
                  <span className="line-clamp-2 text-sm break-words text-graphite">{filledWith(words, student)}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-4">
          <Link to={href('/correctional_teachers/phrases')} className="link text-sm">
            定型文を追加・編集する
          </Link>
        </p>
      </Dialog>
    </>
  )
}
