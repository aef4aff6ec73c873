import { useState, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { callPath, post } from '#platform/browser-call.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Nothing, Section } from '#ui/staff/section.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { StudioField } from '../../fields/ui/studio-field.tsx'
import type { Listed } from '../../outline/find-parts.ts'
import type { Piece } from '../../outline/terms.ts'
import { MoveButton } from '../../ui/move-button.tsx'
import { AddPiece } from './outline/add-piece.tsx'
import { type Asked, RemoveDialog } from './outline/remove-dialog.tsx'
import { useOutline } from './outline/use-outline.ts'

type Props = {
  title: string
  none: string
  addWords: string
  courseId: number
  parentId: number
  piece: Exclude<Piece, 'lesson' | 'prime'>
  fields: readonly string[]
  rows: readonly Listed[]
  beside?: (id: number) => ReactNode
}

/** What stands in a lesson or prime lesson, in its order, each with its fields. */
export function PartList({ title, none, addWords, courseId, parentId, piece, fields, rows, beside }: Props) {
  const { revalidate } = useRevalidator()
  const hand = useOutline(courseId, EMPTY)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [said, setSaid] = useState('')
  const nameOf = ({ texts }: Listed) => texts.title ?? texts.description ?? ''
  const up = async (at: number) => {
    const body = { piece, id: rows[at]!.id, parent_id: parentId, before: rows[at - 1]!.id }
    const { ok } = await post(callPath('/staff/courses/:id/moves', { id: courseId }), body)
    if (ok) setSaid(`「${nameOf(rows[at]!)}」を${at}番目に移動しました。`)
    await revalidate()
  }
  return (
    <Section title={title}>
      <Sheet className="grid gap-4">
        {rows.length === 0 && <Nothing>{none}</Nothing>}
        <ol className="grid gap-4">
          {rows.map((row, at) => (
            <li
              key={row.id}
              data-piece={piece}
              data-id={row.id}
              className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-start gap-x-2 border-b border-line pb-3"
            >
              <span className="figures pt-2.5 text-sm text-graphite">{at + 1}</span>
              <div className="grid gap-3">
                {fields.map((field) => (
                  <StudioField
                    key={field}
                    of={{ courseId, part: piece, partId: row.id, field }}
                    text={row.texts[field]!}
                    hideLabel={fields.length === 1}
                    label={fields.length === 1 ? `${title} ${at + 1}` : undefined}
                  />
                ))}
                {beside?.(row.id)}
              </div>
              <span className="flex flex-wrap justify-end">
                {rows.length > 1 && (
                  <MoveButton
                    icon="chevron-up"
                    label={`「${nameOf(row)}」を前へ`}
                    isLast={at === 0}
                    move={() => void up(at)}
                  />
                )}
                <IconButton
                  icon="trash"
                  label={`「${nameOf(row)}」を外す`}
                  onClick={() => setAsked({ piece, id: row.id, title: nameOf(row) })}
                />
              </span>
            </li>
          ))}
        </ol>
        <AddPiece label={addWords} words={addWords} add={(words) => hand.add(piece, parentId, words)} />
        {hand.trouble && (
          <p role="alert" className="text-sm text-crimson">
            {hand.trouble}
          </p>
        )}
        <p role="status" className="sr-only">
          {said}
        </p>
      </Sheet>
      <RemoveDialog asked={asked} onClose={() => setAsked(null)} remove={hand.remove} />
    </Section>
  )
}
const EMPTY = { lessons: [], primes: [] }
