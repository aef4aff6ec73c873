import { type KeyboardEvent, useState } from 'react'
import { href } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Link } from '#ui/link.tsx'
import { StudioField } from '../../../fields/ui/studio-field.tsx'
import type { OutlineChapter, OutlineLesson, OutlinePrime } from '../../../outline/terms.ts'
import { clock } from './clock.ts'
import type { Asked } from './remove-dialog.tsx'
import type { RowDrag } from './row-drag.ts'

type Props = {
  courseId: number
  piece: 'lesson' | 'chapter' | 'prime'
  of: OutlineLesson | OutlineChapter | OutlinePrime
  number: string
  handle: RowDrag['handle']
  onKeyDown: (event: KeyboardEvent) => void
  ask: (asked: Asked) => void
  onSaved: () => void
}

/** One lesson, chapter or prime lesson: its handle, its title, how its film stands, and what can be done with it. */
export function OutlineRow({ courseId, piece, of, number, handle, onKeyDown, ask, onSaved }: Props) {
  const [renames, setRenames] = useState(false)
  const { id, title } = of
  const ids = { id: String(courseId), partId: String(id) }
  return (
    <div
      data-head=""
      className="grid grid-cols-[2.75rem_auto_minmax(0,1fr)_auto] items-center gap-x-2 md:grid-cols-[2.75rem_auto_minmax(0,1fr)_auto_auto]"
    >
      <IconButton
        icon="menu"
        label={`「${title}」を移動（上下の矢印キー）`}
        data-handle={`${piece}-${id}`}
        className="studio-handle"
        onKeyDown={onKeyDown}
        {...handle}
      />
      <span className="figures min-w-8 text-sm text-graphite">{number}</span>
      <div className="min-w-0 py-2">
        {renames ? (
          <StudioField
            of={{ courseId, part: piece, partId: id, field: 'title' }}
            text={title}
            label={`「${title}」のタイトル`}
            hideLabel
            onSaved={onSaved}
          />
        ) : piece === 'chapter' ? (
          <Link to={href('/staff/films/:place', { place: `chapter-${id}` })} className="staff-table-link">
            {title}
          </Link>
        ) : (
          <Link
            to={
              piece === 'lesson'
                ? href('/staff/courses/:id/lessons/:partId', ids)
                : href('/staff/courses/:id/primes/:partId', ids)
            }
            className="staff-table-link font-bold"
          >
            {title}
          </Link>
        )}
      </div>
      <span className="col-start-3 row-start-2 flex flex-wrap gap-1 pb-2 empty:hidden md:col-start-4 md:row-start-1 md:pb-0">
        <Standing of={of} />
      </span>
      <span className="col-start-4 row-start-1 flex md:col-start-5">
        <IconButton
          icon={renames ? 'check' : 'pen'}
          label={renames ? `「${title}」の名前の変更を終える` : `「${title}」の名前を変える`}
          onClick={() => setRenames(!renames)}
        />
        <IconButton icon="trash" label={`「${title}」を外す`} onClick={() => ask({ piece, id, title })} />
      </span>
    </div>
  )
}

function Standing({ of }: Pick<Props, 'of'>) {
  if ('chapters' in of)
    return (
      <>
        {of.isFree && <Badge tone="info">無料</Badge>}
        {!of.shown && <Badge>非表示</Badge>}
        {of.chapters.length === 0 && <Badge tone="mark">チャプターなし</Badge>}
      </>
    )
  return of.seconds === null ? (
    <Badge tone="mark">動画なし</Badge>
  ) : (
    <span className="figures text-sm text-graphite">{clock(of.seconds)}</span>
  )
}
