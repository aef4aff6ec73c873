import { type RefObject, useEffect, useState } from 'react'
import { callPath } from '#platform/browser-call.ts'
import type { MadeReport } from '../terms.ts'

/** Asked for when their place comes near, and none where they cannot be read: the page is about something else. */
export function useMadeWith(
  place: RefObject<HTMLElement | null>,
  { courseId, lessonId }: { courseId: number; lessonId: number },
): readonly MadeReport[] {
  const [reports, setReports] = useState<readonly MadeReport[]>([])
  useEffect(() => {
    const over = new AbortController()
    const read = async () => {
      const path = `${callPath('/courses/:id/illust_reports', { id: courseId })}?lesson=${lessonId}`
      const reply = await fetch(path, { headers: { Accept: 'application/json' }, signal: over.signal })
      if (reply.ok) setReports(((await reply.json()) as { reports: MadeReport[] }).reports)
    }
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        read().catch(() => {})
      },
      { rootMargin: '600px' },
    )
    setReports([])
    if (place.current) watch.observe(place.current)
    return () => {
      watch.disconnect()
      over.abort()
    }
  }, [place, courseId, lessonId])
  return reports
}
