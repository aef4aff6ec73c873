import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { callPath, post } from '#platform/browser-call.ts'
import { movedBefore } from '../../../outline/rules.ts'
import type { Outline, Piece, Use } from '../../../outline/terms.ts'

export type Move = { piece: Piece; id: number; parentId: number; before: number | null }
const LOST = '通信できませんでした。接続を確かめて、もう一度お試しください。'

/** The outline as it stands here: a move shows at once, and what the server does not take goes back. */
export function useOutline(courseId: number, first: Outline) {
  const { revalidate } = useRevalidator()
  const [outline, setOutline] = useState(first)
  const [said, setSaid] = useState('')
  const [trouble, setTrouble] = useState<string | null>(null)
  // What the server tells is the truth, also after others moved something.
  useEffect(() => setOutline(first), [first])
  const params = { id: courseId }

  async function tell<T>(path: string, body: object) {
    const reply = await post<T>(path, body)
    setTrouble(reply.ok ? null : reply.lost ? LOST : (reply.body?.error ?? LOST))
    return reply
  }
  return {
    ...{ outline, said, trouble },
    async move(move: Move, words: string) {
      const next = moved(outline, move)
      if (!next) return
      setOutline(next)
      setSaid(words)
      const { piece, id, parentId: parent_id, before } = move
      const reply = await tell(callPath('/staff/courses/:id/moves', params), { piece, id, parent_id, before })
      if (!reply.ok) await revalidate()
    },
    async add(piece: Piece, parentId: number, title: string): Promise<boolean> {
      const body = { piece, parent_id: parentId, title }
      const reply = await tell(callPath('/staff/courses/:id/pieces', params), body)
      if (reply.ok) await revalidate()
      return reply.ok
    },
    /** What learners did with it, where it is used and not confirmed. */
    async remove(piece: Piece, id: number, confirmed: boolean): Promise<Use | null> {
      const path = callPath('/staff/courses/:id/removals', params)
      const reply = await post<{ use?: Use }>(path, { piece, id, confirmed })
      if (reply.body?.use) return reply.body.use
      setTrouble(reply.ok ? null : (reply.body?.error ?? LOST))
      await revalidate()
      return null
    },
    refresh: revalidate,
  }
}
export type OutlineHand = ReturnType<typeof useOutline>

/** The outline after a move; null where nothing would change. */
export function moved(outline: Outline, { piece, id, parentId, before }: Move): Outline | null {
  if (before === id) return null
  if (piece === 'lesson') {
    const lessons = inOrder(outline.lessons, id, before)
    return lessons && { ...outline, lessons }
  }
  if (piece === 'prime') {
    const primes = inOrder(outline.primes, id, before)
    return primes && { ...outline, primes }
  }
  const from = outline.lessons.find(({ chapters }) => chapters.some((chapter) => chapter.id === id))
  const chapter = from?.chapters.find((one) => one.id === id)
  if (!chapter) return null
  const lessons = outline.lessons.map((lesson) => {
    const rest = lesson.chapters.filter((one) => one !== chapter)
    if (lesson.id !== parentId) return rest.length === lesson.chapters.length ? lesson : { ...lesson, chapters: rest }
    return { ...lesson, chapters: inOrder([...rest, chapter], id, before) ?? lesson.chapters }
  })
  return { ...outline, lessons }
}

function inOrder<T extends { id: number }>(all: readonly T[], id: number, before: number | null): T[] | null {
  const ids = movedBefore(
    all.map((one) => one.id),
    id,
    before,
  )
  return ids && ids.map((wanted) => all.find((one) => one.id === wanted)!)
}
