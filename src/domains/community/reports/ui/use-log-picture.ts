import { useEffect, useEffectEvent, useRef } from 'react'
import { callPath } from '#platform/browser-call.ts'
import { isPicture } from '../../terms.ts'

type It = { log: number | null; wanted: boolean; pick: (file: File) => void; refuse: (sentence: string) => void }

/** Takes the picture of an own practice log into the form, once; who removes it chooses another. */
export function useLogPicture({ log, wanted, pick, refuse }: It) {
  const tried = useRef(false)
  const take = useEffectEvent(async (id: number) => {
    const file = await readPicture(id).catch(() => null)
    if (file && isPicture(file)) pick(file)
    else refuse('記録の画像を読み込めませんでした。画像を選んでください。')
  })
  useEffect(() => {
    if (log === null || !wanted || tried.current) return
    tried.current = true
    void take(log)
  }, [log, wanted])
}

async function readPicture(id: number): Promise<File | null> {
  const reply = await fetch(callPath('/user_daily_lesson_trainings/:id/picture', { id }))
  if (!reply.ok) return null
  const picture = await reply.blob()
  return new File([picture], `practice-${id}.${picture.type === 'image/png' ? 'png' : 'jpg'}`, { type: picture.type })
}
