import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { callPath } from '#platform/browser-call.ts'
import type { Desk } from '../read-desk.server.ts'

type Told = { desk: Desk; encoders: 'able' | 'unable' | 'none' }

const ASK_MS = 2_500

/** What the page showed when it was opened, and, while a film is on its way, what has become of it since. */
export function useDesk({ desk: first, encoders }: Told): Told {
  const [told, setTold] = useState<Told>({ desk: first, encoders })
  const { revalidate } = useRevalidator()
  useEffect(() => setTold({ desk: first, encoders }), [first, encoders])
  const { word, next } = told.desk
  const isMoving = next?.state === 'waiting' || next?.state === 'working'
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(async () => {
      const reply = await fetch(callPath('/staff/films/:place/state', { place: word })).catch(() => null)
      if (!reply?.ok) return
      const { encoders, ...desk } = (await reply.json()) as Desk & Pick<Told, 'encoders'>
      setTold({ desk, encoders })
      // It has come into its place: the page as a whole is another.
      if (!desk.next) void revalidate()
    }, ASK_MS)
    return () => clearInterval(timer)
  }, [isMoving, word, revalidate])
  return told
}
