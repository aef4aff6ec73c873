import { callPath } from '#platform/browser-call.ts'
import { sendParcel } from '#platform/outbox/outbox.ts'

export type Lesson = { id: number; title: string; course: string }
export type Kept = 'sent' | 'waiting' | 'refused'

/** Puts one drawn pose into the practice log of a lesson; without a line it goes out by itself, once. */
export async function keepCell(
  { memberId, lessonId, memo }: { memberId: number; lessonId: number; memo: string },
  content: Blob,
): Promise<Kept> {
  const key = crypto.randomUUID()
  const { state } = await sendParcel({
    ...{ memberId, key, id: `practice-log:${lessonId}:${key}`, method: 'POST', state: 'draft', sentence: null },
    path: callPath('/user_daily_lesson_trainings/create'),
    fields: { id: String(lessonId), memo, consent: false, memo_consent: false },
    files: { image: { name: 'pose.jpg', content } },
  })
  return state
}
