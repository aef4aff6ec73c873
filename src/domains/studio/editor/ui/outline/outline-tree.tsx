import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Nothing, Section } from '#ui/staff/section.tsx'
import type { Outline, OutlineChapter, OutlineLesson, OutlinePrime } from '../../../outline/terms.ts'
import { AddPiece } from './add-piece.tsx'
import { OutlineRow } from './outline-row.tsx'
import { type Asked, RemoveDialog } from './remove-dialog.tsx'
import { RowDrag } from './row-drag.ts'
import { type Move, type OutlineHand, useOutline } from './use-outline.ts'

type Props = { courseId: number; outline: Outline }

/** Lessons with their chapters, and prime lessons: added, renamed, moved and removed in place. */
export function OutlineTree({ courseId, outline: first }: Props) {
  const hand = useOutline(courseId, first)
  const { outline, said, trouble } = hand
  const list = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const refocus = useRef<string | null>(null)
  const move = (to: Move) => {
    refocus.current = `${to.piece}-${to.id}`
    void hand.move(to, `「${titleOf(outline, to)}」を移動しました。`)
  }
  const [drag] = useState(() => new RowDrag())
  const drop = useEffectEvent(move)
  useEffect(() => drag.listen((to) => drop(to)), [drag])
  // A row that stands elsewhere in the document has lost its focus on the way.
  useLayoutEffect(() => {
    if (refocus.current) list.current?.querySelector<HTMLElement>(`[data-handle="${refocus.current}"]`)?.focus()
    refocus.current = null
  }, [outline])
  const byKey = (steps: { up: Move | null; down: Move | null }) => (event: KeyboardEvent) => {
    const to = event.key === 'ArrowUp' ? steps.up : event.key === 'ArrowDown' ? steps.down : null
    if (!to) return
    event.preventDefault()
    move(to)
  }
  const row = { courseId, handle: drag.handle, ask: setAsked, onSaved: () => void hand.refresh() }
  return (
    <div ref={list} data-course={courseId} className="relative grid gap-8">
      <div hidden className="studio-drop-line" />
      {trouble && (
        <p role="alert" className="rounded-field border border-crimson bg-sheet px-4 py-3 text-crimson">
          {trouble}
        </p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <Section title="レッスン">
        {outline.lessons.length === 0 && (
          <Nothing>レッスンはまだありません。最初のレッスンを追加してください。</Nothing>
        )}
        <ol className="grid gap-3">
          {outline.lessons.map((lesson, at) => (
            <LessonBlock key={lesson.id} {...{ row, lesson, hand }} number={`DAY ${at + 1}`} byKey={byKey} at={at} />
          ))}
        </ol>
        <AddPiece label="レッスンを追加" words="レッスンを追加" add={(title) => hand.add('lesson', courseId, title)} />
      </Section>
      <Section title="プライムレッスン">
        <p className="text-sm text-graphite">1本の長い動画を、見出しのあるステップに分けて見るレッスンです。</p>
        <ol className="grid gap-3">
          {outline.primes.map((prime, at) => (
            <li
              key={prime.id}
              data-piece="prime"
              data-id={prime.id}
              className="studio-piece rounded-sheet border border-line bg-sheet"
            >
              <OutlineRow
                {...row}
                piece="prime"
                of={prime}
                number={String(at + 1)}
                onKeyDown={byKey(stepsIn('prime', outline.primes, at, courseId))}
              />
            </li>
          ))}
        </ol>
        <AddPiece
          label="プライムレッスンを追加"
          words="プライムレッスンを追加"
          add={(title) => hand.add('prime', courseId, title)}
        />
      </Section>
      <RemoveDialog asked={asked} onClose={() => setAsked(null)} remove={hand.remove} />
    </div>
  )
}

type Row = Pick<ComponentProps<typeof OutlineRow>, 'courseId' | 'handle' | 'ask' | 'onSaved'>
type BlockProps = {
  row: Row
  lesson: OutlineLesson
  number: string
  at: number
  hand: OutlineHand
  byKey: (steps: Steps) => (event: KeyboardEvent) => void
}

function LessonBlock({ row, lesson, number, at, hand, byKey }: BlockProps) {
  const { lessons } = hand.outline
  return (
    <li data-piece="lesson" data-id={lesson.id} className="studio-piece rounded-sheet border border-line bg-sheet">
      <OutlineRow
        {...row}
        piece="lesson"
        of={lesson}
        number={number}
        onKeyDown={byKey(stepsIn('lesson', lessons, at, row.courseId))}
      />
      <ol className="border-t border-line">
        {lesson.chapters.map((chapter, place) => (
          <li
            key={chapter.id}
            data-piece="chapter"
            data-id={chapter.id}
            className="studio-piece border-b border-line bg-sheet pl-4 md:pl-8"
          >
            <OutlineRow
              {...row}
              piece="chapter"
              of={chapter}
              number={String(place + 1)}
              onKeyDown={byKey(stepsOfChapter(lessons, at, place))}
            />
          </li>
        ))}
      </ol>
      <div className="py-2 pr-3 pl-4 md:pl-12">
        <AddPiece
          label={`「${lesson.title}」にチャプターを追加`}
          words="チャプターを追加"
          add={(title) => hand.add('chapter', lesson.id, title)}
        />
      </div>
    </li>
  )
}

type Steps = { up: Move | null; down: Move | null }

function stepsIn(piece: 'lesson' | 'prime', all: readonly { id: number }[], at: number, parentId: number): Steps {
  const { id } = all[at]!
  const up = at > 0 ? { piece, id, parentId, before: all[at - 1]!.id } : null
  const down = at < all.length - 1 ? { piece, id, parentId, before: all[at + 2]?.id ?? null } : null
  return { up, down }
}

/** At the end of its lesson a chapter goes on into the next one. */
function stepsOfChapter(lessons: readonly OutlineLesson[], lessonAt: number, at: number): Steps {
  const { id: parentId, chapters } = lessons[lessonAt]!
  const { id } = chapters[at]!
  const within = stepsIn('lesson', chapters, at, parentId)
  const [above, below] = [lessons[lessonAt - 1], lessons[lessonAt + 1]]
  const as = (move: Move | null) => move && { ...move, piece: 'chapter' as const }
  return {
    up: as(within.up) ?? (above ? { piece: 'chapter', id, parentId: above.id, before: null } : null),
    down:
      as(within.down) ??
      (below ? { piece: 'chapter', id, parentId: below.id, before: below.chapters[0]?.id ?? null } : null),
  }
}

function titleOf({ lessons, primes }: Outline, { piece, id }: Move): string {
  const all: readonly (OutlineLesson | OutlineChapter | OutlinePrime)[] =
    piece === 'lesson' ? lessons : piece === 'prime' ? primes : lessons.flatMap(({ chapters }) => chapters)
  return all.find((one) => one.id === id)?.title ?? ''
}
